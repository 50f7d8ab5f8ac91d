import { main } from '../../src/command/main.ts'

/** Runs a command line as the program would, and keeps what it writes. */
export async function growl(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const terminal = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
  }
  const code = await main(words, terminal, '1.2.3')
  return { code, out, err }
}
