import { checkGroup } from '../check.ts'
import { readEdited, showEdit } from '../edit.ts'
import { fileMissing } from './file-missing.ts'
import { fileNotAFile } from './file-not-a-file.ts'
import { fileNotText } from './file-not-text.ts'
import { fileOutside } from './file-outside.ts'
import { fileTooLarge } from './file-too-large.ts'
import { fileUnreadable } from './file-unreadable.ts'
import { missingKey } from './missing-key.ts'
import { unknownKey } from './unknown-key.ts'
import { wrongType } from './wrong-type.ts'
import { wrongValue } from './wrong-value.ts'
import { yamlDuplicateKey } from './yaml-duplicate-key.ts'
import { yamlEmpty } from './yaml-empty.ts'
import { yamlKey } from './yaml-key.ts'
import { yamlSyntax } from './yaml-syntax.ts'
import { yamlTooDeep } from './yaml-too-deep.ts'
import { yamlTooManyValues } from './yaml-too-many-values.ts'

/** The files themselves: there, readable, well-formed, and holding what their schema says. */
export const group = checkGroup({
  name: 'file',
  checks: [
    fileMissing,
    fileUnreadable,
    fileOutside,
    fileTooLarge,
    fileNotAFile,
    fileNotText,
    yamlEmpty,
    yamlSyntax,
    yamlKey,
    yamlDuplicateKey,
    yamlTooDeep,
    yamlTooManyValues,
    unknownKey,
    missingKey,
    wrongType,
    wrongValue,
  ],
  subjects: (reading) => [reading],
  fromExample: readEdited,
  show: showEdit,
})
