export function bundleDesk(outdir: string): Promise<void>
