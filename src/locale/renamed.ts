/** Codes of findings that were called something else: waivers written then still hold. */
const RENAMED: Readonly<Record<string, string>> = {
  'cannot-deal': 'deck-short',
  'duplicate-id': 'id-duplicate',
  'growl-one-icon': 'growl-icons',
  'missing-key': 'field-missing',
  'narrow-margins': 'margins-narrow',
  'never-accepted': 'text-unaccepted',
  'not-printed': 'piece-missing',
  'repeat-mark': 'repeat-mark-mixed',
  'same-as-english': 'text-untranslated',
  'second-copy': 'box-short',
  'simplified-character': 'character-simplified',
  stale: 'text-stale',
  'template-broken': 'template-failed',
  'unknown-art': 'art-unknown',
  'unknown-icon': 'icon-missing',
  'unknown-id': 'id-unknown',
  'unknown-key': 'field-unknown',
  'words-unreadable': 'text-expected',
  'wrong-type': 'type-wrong',
  'wrong-value': 'value-wrong',
  'yaml-duplicate-key': 'yaml-key-duplicate',
}

export const oldCodes: readonly string[] = Object.keys(RENAMED)

/** What a code is called today. */
export const currentCode = (code: string): string => (Object.hasOwn(RENAMED, code) ? RENAMED[code]! : code)
