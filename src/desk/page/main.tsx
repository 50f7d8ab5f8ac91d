import { render } from 'preact'
import { App } from './app.tsx'
import { followAddress } from './route.ts'
import { speak, wantedLanguage } from './words.ts'

followAddress()
await speak(wantedLanguage()).catch(() => speak('en'))
render(<App />, document.getElementById('desk')!)
