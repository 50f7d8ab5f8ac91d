import { render } from 'preact'
import { App } from './app.tsx'
import { engine } from './engine.ts'
import { connect, isOnDisk } from './home.ts'
import { keepPage } from './keep.ts'
import { restoreOwn } from './own/own-game.ts'
import { followAddress } from './route.ts'
import { speak, wantedLanguage } from './words.ts'

engine.start()
connect()
followAddress()
await Promise.all([restoreOwn(), speak(wantedLanguage()).catch(() => speak('en'))])
render(<App />, document.getElementById('desk')!)
if (!isOnDisk()) void keepPage()
