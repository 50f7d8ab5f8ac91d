import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MAKING = /(?<![.\w$])(?:new Function\b|Function(?:\.(?:apply|call|bind))?\(|eval\()/

/** The scripts of a bundle, and those among them that could make a program of a text. */
export function scriptsIn(folder: string): { all: string[]; making: string[] } {
  const all = readdirSync(folder).filter((file) => /\.c?js$/.test(file))
  return { all, making: all.filter((file) => MAKING.test(readFileSync(join(folder, file), 'utf8'))) }
}
