export function makeRelease(outdir: string, languages?: string): string[]
