/** Hints name commands as they are for the game that ships. For another, they have to say which: `root` is its folder, as typed. */
export function forGame(words: string, root: string): string {
  if (root === '') return words
  const folder = root.replace(/\/$/, '')
  const shown = /^[\w./~-]+$/.test(folder) ? folder : JSON.stringify(folder)
  return words.replace(/npx growl (?:locale [a-z]+|deck)(?= )/g, (command) => `${command} --game ${shown}`)
}
