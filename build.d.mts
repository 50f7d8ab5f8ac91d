export function bundle(entryPoints: readonly string[], outdir: string): Promise<void>
