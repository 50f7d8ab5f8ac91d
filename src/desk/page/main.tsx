import { render } from 'preact'
import { App } from './app.tsx'
import { connect, isOnDisk } from './home.ts'
import { followAddress } from './route.ts'
import { speak, wantedLanguage } from './words.ts'

connect()
followAddress()
await speak(wantedLanguage()).catch(() => speak('en'))
render(<App />, document.getElementById('desk')!)

// A page that cannot be kept works as long as there is a connection.
if (!isOnDisk() && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('offline.js').catch(() => {})
