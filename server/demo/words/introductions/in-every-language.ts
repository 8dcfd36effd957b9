import type { Language } from '../../../contract/primitives.ts'
import { ar } from './ar.ts'
import { az } from './az.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import type { Introductions } from './introductions.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/** The introductions of every language that has some. */
export const introductions = {
  ar,
  ru,
  tr,
  fr,
  pt,
  es,
  de,
  az,
  zh,
  it,
  he,
  fa,
} satisfies Partial<Record<Language, Introductions>>
