/** Does something with each of many things, a few at a time; what comes out is in their order. */
export async function inOrder<Thing, Result>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(things.length)
  const queue = things.entries()
  const worker = async () => {
    for (const [index, thing] of queue) results[index] = await work(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
