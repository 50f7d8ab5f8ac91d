import type { GameView } from '../../talk.ts'
import { download } from '../download.ts'
import { route } from '../route.ts'
import { nameOr, t } from '../words.ts'
import { FieldRefusal, Pick, Some, Switch } from './fields.tsx'
import { languages as known, names, paintCalibration, set } from './kit.ts'
import { Reprint } from './reprint.tsx'

/** Everything that can be chosen: what most people need first, the rest folded. */
export function Choices({ game }: { readonly game: GameView }) {
  const options = route.value.options
  const languages = known.value
  const lang = options.lang ?? game.languages[0]?.code
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Pick name="lang" value={lang} options={languages} />
      <Pick name="paper" value={options.paper ?? 'a4'} options={named('paper', game.papers)} inRow />
      {game.players.length > 0 ? (
        <Pick
          name="players"
          value={options.players ?? ''}
          options={[
            { value: '', name: t('choice.players-all') },
            ...game.players.map((count) => ({ value: `${count}`, name: t('choice.players-n', { count }) })),
          ]}
        />
      ) : null}
      <Pick name="ink" value={options.ink ?? 'full'} options={named('ink', ['full', 'low', 'grey'])} inRow />
      <Pick
        name="backs"
        value={options.backs ?? 'long'}
        options={named('backs', ['long', 'short', 'fold', 'none'])}
      />
      <details class="more" open={isAnyChosen(MORE)}>
        <summary>{t('choice.more')}</summary>
        <More game={game} lang={lang} languages={languages} />
      </details>
      <details class="more" open={isAnyChosen(['offset'])}>
        <summary>{t('choice.printer')}</summary>
        <Printer game={game} />
      </details>
    </form>
  )
}

const MORE = [
  'size',
  'pieces',
  'bilingual',
  'expansion',
  'order',
  'bleed',
  'englishNames',
  'edition',
  'cards',
  'homes',
  'setup',
  'choose',
]
const isAnyChosen = (names: readonly string[]): boolean =>
  names.some((name) => route.peek().options[name] !== undefined)

interface Given {
  readonly game: GameView
  readonly lang: string | undefined
  readonly languages: readonly { readonly value: string; readonly name: string }[]
}

function More({ game, lang, languages }: Given) {
  const options = route.value.options
  const none = { value: '', name: t('choice.bilingual-none') }
  return (
    <>
      <Pick
        name="bilingual"
        value={options.bilingual ?? ''}
        options={[none, ...languages.filter(({ value }) => value !== lang)]}
      />
      <Pick
        name="size"
        value={options.size ?? 'standard'}
        options={game.sizes.map(({ id, width, height }) => ({
          value: id,
          name: `${nameOr(`size.${id}`, id)} · ${millimetres(width)} × ${millimetres(height)} mm`,
        }))}
      />
      <Some
        name="pieces"
        value={options.pieces}
        usual={game.groups}
        options={named('pieces', [...game.groups, ...game.extras])}
      />
      {game.choices.map(({ id, alternatives, usual }) => (
        <Pick
          key={id}
          name={id}
          value={options[id] ?? usual}
          options={named(id, [...alternatives, 'both'])}
        />
      ))}
      {game.expansions.length > 0 ? (
        <Some
          name="expansion"
          value={options.expansion}
          usual={[]}
          options={game.expansions.map((id) => ({ value: id, name: names.value?.expansions[id] ?? id }))}
        />
      ) : null}
      <Pick
        name="order"
        value={options.order ?? 'interleaved'}
        options={named('order', ['interleaved', 'fronts-first'])}
      />
      <Pick
        name="bleed"
        value={options.bleed ?? ''}
        options={[
          { value: '', name: t('choice.bleed-none') },
          ...['1', '2', '3'].map((value) => ({ value, name: `${value} mm` })),
        ]}
        inRow
      />
      <Switch name="englishNames" off="off" />
      <Reprint lang={lang} />
    </>
  )
}

/** For a printer that does not put backs behind fronts. */
function Printer({ game }: { readonly game: GameView }) {
  const save = async () => {
    for (const file of await paintCalibration()) download(file, game.id)
  }
  return (
    <>
      <p>{t('choice.calibrate-why')}</p>
      <button type="button" onClick={() => void save()}>
        {t('choice.calibrate')}
      </button>
      <Offset />
    </>
  )
}

function Offset() {
  const [x = '0', y = '0'] = (route.value.options.offset ?? '').split(',')
  const change = (values: readonly string[]) => {
    const [right, down] = values.map((value) => Number(value) || 0)
    set('offset', right === 0 && down === 0 ? undefined : `${right},${down}`)
  }
  const field = (label: string, value: string, changed: (value: string) => readonly string[]) => (
    <label class="field small">
      <span>{label}</span>
      <input
        type="number"
        min={-20}
        max={20}
        step={0.1}
        value={value === '' ? '0' : value}
        onChange={({ currentTarget }) => change(changed(currentTarget.value))}
      />
    </label>
  )
  return (
    <fieldset class="pair">
      <legend>{t('choice.offset')}</legend>
      {field(t('choice.offset-x'), x, (value) => [value, y])}
      {field(t('choice.offset-y'), y, (value) => [x, value])}
      <FieldRefusal name="offset" />
    </fieldset>
  )
}

/** A game may have more than the page has words for. */
const named = (group: string, values: readonly string[]) =>
  values.map((value) => ({ value, name: nameOr(`${group}.${value}`, value) }))

const millimetres = (length: number): string => String(Math.round(length * 100) / 100)
