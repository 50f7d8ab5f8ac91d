import { useSignal } from '@preact/signals'
import { engine } from '../engine.ts'
import { route } from '../route.ts'
import { Write } from './fields.tsx'

/** Lost cards, by name. Whoever does not know by heart what they are called chooses from a list. */
export function Reprint({ lang }: { readonly lang: string | undefined }) {
  const { cards = '', expansion } = route.value.options
  const names = useSignal<readonly string[]>([])
  // Until it is whole, what is being written is in no address.
  const written = useSignal<string | undefined>(undefined)
  const value = written.value ?? cards
  const fetchNames = async () => {
    try {
      names.value = await engine.ask('reprintable', { lang: lang ?? '', ...(expansion && { expansion }) })
    } catch {
      // Names can be written without a list of them.
    }
  }
  return (
    <Write
      name="cards"
      value={value}
      suggestions={names.value.map((name) => `${before(value)}${name}:1`)}
      onFocus={() => void fetchNames()}
      onInput={(text) => {
        written.value = text
      }}
    />
  )
}

/** All but the last entry of a list: a browser puts a suggestion in place of the whole text. */
const before = (text: string): string => /^.*[,;，；、]\s*/.exec(text)?.[0] ?? ''
