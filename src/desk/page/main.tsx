import { render } from 'preact'
import { App } from './app.tsx'
import { connect } from './home.ts'
import { followAddress } from './route.ts'
import { speak, wantedLanguage } from './words.ts'

connect()
followAddress()
await speak(wantedLanguage()).catch(() => speak('en'))
render(<App />, document.getElementById('desk')!)
