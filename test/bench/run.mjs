// npm run bench: whole commands and the page, all figures in LAST.md. npm run bench -- inside: what the parts of a print take.
import { begin, keep, remark } from './table.mjs'

if (process.argv[2] === 'inside') await import('./inside.mjs')
else {
  begin()
  await import('./commands.mjs')
  await measureDesk()
  keep()
}

/** Only where there is a Chromium. */
async function measureDesk() {
  console.log('\nThe desk, in Chromium')
  try {
    const { deskRows } = await import('./desk.mjs')
    await deskRows({ tell: remark })
  } catch (error) {
    console.log(`It is not measured: ${error.message}`)
  }
}
