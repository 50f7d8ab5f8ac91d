const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How much is being done that waits for its end. */
let busy = 0

/**
 * Does something that takes a moment and should not be left half done. Whoever presses Ctrl-C meanwhile waits for that moment; then the
 * program ends as it would have. (Killed it can be all the same, and the power can fail.)
 */
export function undisturbed<Result>(work: () => Result): Result {
  if (busy++ === 0) for (const signal of SIGNALS) process.on(signal, end)
  try {
    return work()
  } finally {
    // A signal is heard when the program next looks round, which it has done for certain when it comes to the second of these.
    setImmediate(() => setImmediate(release))
  }
}

function release(): void {
  if (--busy === 0) for (const signal of SIGNALS) process.off(signal, end)
}

/** As if nobody had held it up. */
function end(signal: NodeJS.Signals): void {
  for (const each of SIGNALS) process.off(each, end)
  process.kill(process.pid, signal)
}
