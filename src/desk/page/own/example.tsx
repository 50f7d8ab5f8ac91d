import { t } from '../words.ts'
import { fault, isOpening, openOwnGame } from './own-game.ts'

const FILE = 'example.zip'
const NAME = 'orchard.zip'

/** A game to look at and to start from, for those who have none yet. */
export function Example() {
  return (
    <section class="example">
      <p>{t('own.example')}</p>
      <p class="buttons">
        <button type="button" disabled={isOpening.value} onClick={() => void openExample()}>
          {t('own.example-open')}
        </button>
        <SaveExample />
      </p>
    </section>
  )
}

/** Also while it is looked at: whoever likes it starts from it. */
export const SaveExample = () => (
  <a class="button" href={FILE} download={NAME}>
    {t('own.example-save')}
  </a>
)

async function openExample(): Promise<void> {
  try {
    const answer = await fetch(FILE)
    if (!answer.ok) throw new Error(answer.statusText)
    await openOwnGame({ from: 'zip', file: new File([await answer.blob()], NAME) }, true)
  } catch {
    // Without a connection, and never fetched before.
    fault.value = { fault: 'unreadable', what: NAME }
  }
}
