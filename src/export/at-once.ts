/** More would only fill the memory: almost every computer has two cores, and one picture is drawn while another is packed. */
const AT_ONCE = 4

/** Does something with each of many things, a few at a time; what comes out is in their order. */
export async function inOrder<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(things.length)
  const queue = things.entries()
  const worker = async () => {
    for (const [index, thing] of queue) results[index] = await work(thing)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
