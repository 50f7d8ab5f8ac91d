export function bundle(entryPoints: readonly string[], outdir: string): Promise<void>
export function bundleProgram(outdir: string): Promise<void>
export function bundleForBrowsers(entryPoints: readonly string[], outdir: string): Promise<void>
