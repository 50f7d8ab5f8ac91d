import { route } from '../route.ts'
import { spokenAlone } from '../sayings.ts'
import { nameOr, t } from '../words.ts'
import { refused, set } from './kit.ts'

interface Option {
  readonly value: string
  readonly name: string
}

/** The name of a choice; those of a game the page does not know go by their own. */
const labelOf = (name: string): string => nameOr(`choice.${name}`, name)

interface PickGiven {
  /** Of the option, "englishNames". */
  readonly name: string
  readonly value: string | undefined
  readonly options: readonly Option[]
  /** Few enough to be beside each other. */
  readonly inRow?: boolean
}

/** One of several. */
export function Pick({ name, value = '', options: known, inRow = false }: PickGiven) {
  // A link may bring another: a size in millimetres, say.
  const options = known.some((option) => option.value === value) ? known : [...known, { value, name: value }]
  return inRow ? (
    <fieldset class="row">
      <legend>{labelOf(name)}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => set(name, option.value)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  ) : (
    <div class="field">
      <label for={`choice-${name}`}>{labelOf(name)}</label>
      <select
        id={`choice-${name}`}
        value={value}
        {...refusalOf(name)}
        onChange={({ currentTarget }) => set(name, currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <FieldRefusal name={name} />
    </div>
  )
}

interface SomeGiven {
  readonly name: string
  /** "cards,tiles"; absent: the usual ones. */
  readonly value: string | undefined
  readonly usual: readonly string[]
  readonly options: readonly Option[]
}

/** Any number of several. */
export function Some({ name, value, usual, options }: SomeGiven) {
  const chosen = value === undefined ? usual : value.split(',')
  const toggle = (each: string) => {
    const next = options
      .map((option) => option.value)
      .filter((other) => (other === each ? !chosen.includes(other) : chosen.includes(other)))
    // Nothing at all cannot be printed: the last one stays.
    if (next.length > 0 || usual.length === 0)
      set(name, next.join() === usual.join() ? undefined : next.join())
  }
  return (
    <fieldset class="some">
      <legend>{labelOf(name)}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Something that is on unless it is switched off. */
export function Switch({ name, off }: { readonly name: string; readonly off: string }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={route.value.options[name] !== off}
        onChange={({ currentTarget }) => set(name, currentTarget.checked ? undefined : off)}
      />
      <span>{labelOf(name)}</span>
    </label>
  )
}

interface WriteGiven {
  readonly name: string
  readonly value: string
  /** Whole texts to choose from. */
  readonly suggestions: readonly string[]
  readonly onFocus: () => void
  /** Nothing once the text is whole. */
  readonly onInput: (text: string | undefined) => void
}

/** Words of one's own, taken when they are whole. */
export function Write({ name, value, suggestions, onFocus, onInput }: WriteGiven) {
  return (
    <div class="field">
      <label for={`choice-${name}`}>{labelOf(name)}</label>
      <input
        id={`choice-${name}`}
        type="text"
        list={`suggestions-${name}`}
        autocomplete="off"
        value={value}
        placeholder={t(`choice.${name}-like`)}
        {...refusalOf(name)}
        onFocus={onFocus}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onChange={({ currentTarget }) => {
          set(name, currentTarget.value.trim())
          onInput(undefined)
        }}
      />
      <datalist id={`suggestions-${name}`}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <FieldRefusal name={name} />
    </div>
  )
}

const isRefused = (name: string): boolean => refused.value?.field === name
const refusalOf = (name: string) =>
  isRefused(name) ? { 'aria-invalid': true, 'aria-describedby': `refused-${name}` } : {}

/** Why nothing is printed, beside what has to be changed: the pages may be far away from it. */
export function FieldRefusal({ name }: { readonly name: string }) {
  if (!refused.value || !isRefused(name)) return null
  const { words, lang } = spokenAlone(refused.value)
  return (
    <p class="field-refusal" id={`refused-${name}`} lang={lang}>
      {words}
    </p>
  )
}
