import { render } from 'preact'
import { App } from './app.tsx'
import { engine } from './engine.ts'
import { connect, isOnDisk } from './home.ts'
import { keepPage } from './keep.ts'
import { restoreOwn } from './own/own-game.ts'
import { followAddress } from './route.ts'
import { speak, wantedLanguage } from './words.ts'

// A file that is dropped beside its place would take the place of the page.
const keepOut = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
addEventListener('dragover', keepOut)
addEventListener('drop', keepOut)
engine.start()
connect()
followAddress()
await Promise.all([restoreOwn(), speak(wantedLanguage()).catch(() => speak('en'))])
render(<App />, document.getElementById('desk')!)
if (!isOnDisk()) void keepPage()
// What waits to be saved since the desk was closed need not wait until somebody translates.
else void import('./translate/saving.ts').then(({ saveAsWritten }) => saveAsWritten())
