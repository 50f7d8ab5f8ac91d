import type { Written } from '../../../library/written.ts'
import { save, tagOf } from '../home.ts'
import type { Kept } from './store.ts'

/** Has one thing that somebody did put into the files of the game, with the tag of what they saw when they did it. */
export async function saved(thing: Kept): Promise<Written> {
  const { lang } = thing
  switch (thing.kind) {
    case 'begun':
      return save('language', { code: lang, name: thing.name }, await tagOf(''))
    case 'text': {
      const { key, value } = thing
      return save('text', { lang, key, value }, await tagOf(thing.was))
    }
    case 'waived': {
      const { key, code, reason } = thing
      return save('waived', { lang, key, code, reason }, await tagOf(thing.value))
    }
    case 'accepted':
      return save('accepted', { lang, key: thing.key }, thing.seen)
  }
}
