export function bundle(entryPoints: readonly string[], outdir: string): Promise<string[]>
export function bundleProgram(outdir: string): Promise<string[]>
export function bundleForBrowsers(entryPoints: readonly string[], outdir: string): Promise<void>
