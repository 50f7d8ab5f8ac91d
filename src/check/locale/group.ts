import { checkGroup, type LanguageOf } from '../check.ts'
import { cardUntitled } from './card-untitled.ts'
import { characterSimplified } from './character-simplified.ts'
import { fileUnknown } from './file-unknown.ts'
import { iconMismatch } from './icon-mismatch.ts'
import { iconUnknown } from './icon-unknown.ts'
import { keyEmpty } from './key-empty.ts'
import { keyExtra } from './key-extra.ts'
import { keyMissing } from './key-missing.ts'
import { keyOrder } from './key-order.ts'
import {
  type AllCodes,
  type LocaleFiles,
  type LocaleSubject,
  localeSubject,
  showFiles,
  subjectOfFiles,
} from './locale-check.ts'
import { markSpaced } from './mark-spaced.ts'
import { markStray } from './mark-stray.ts'
import { placeholderMismatch } from './placeholder-mismatch.ts'
import { placeholderUnknown } from './placeholder-unknown.ts'
import { pluralMissing } from './plural-missing.ts'
import { proseNotBlock } from './prose-not-block.ts'
import { quoteStraight } from './quote-straight.ts'
import { repeatMarkMixed } from './repeat-mark-mixed.ts'
import { termAvoided } from './term-avoided.ts'
import { textStale } from './text-stale.ts'
import { textUnaccepted } from './text-unaccepted.ts'
import { textUntranslated } from './text-untranslated.ts'
import { waiverExpired } from './waiver-expired.ts'
import { waiverUnknown } from './waiver-unknown.ts'
import { widthMixed } from './width-mixed.ts'

/** The words of each language. Adding a check is adding its file and its line here. */
export const localeGroup = (allCodes: AllCodes) =>
  checkGroup<LanguageOf, LocaleSubject, LocaleFiles>({
    name: 'locale',
    checks: [
      fileUnknown,
      cardUntitled,
      keyMissing,
      keyExtra,
      keyEmpty,
      keyOrder,
      pluralMissing,
      placeholderUnknown,
      placeholderMismatch,
      iconUnknown,
      iconMismatch,
      textUntranslated,
      termAvoided,
      proseNotBlock,
      markStray,
      quoteStraight,
      markSpaced,
      widthMixed,
      characterSimplified,
      repeatMarkMixed,
      textStale,
      textUnaccepted,
      waiverExpired,
      waiverUnknown,
    ],
    subject: (given) => localeSubject(given, allCodes),
    found: ({ lang, unreadable }) => unreadable.map((finding) => ({ ...finding, lang })),
    fromExample: (files) => subjectOfFiles(files, allCodes),
    show: showFiles,
  })
