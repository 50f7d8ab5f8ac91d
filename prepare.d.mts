export function identityOf(script: Uint8Array | string, outdir: string): Promise<string>
