import type { Experience } from '../../../server/contract/catalogue.ts'
import type { TextField } from '../../../server/contract/text-fields.ts'

/** The attributes of a short text of the supplier that may be in English. */
export function englishMark(
  { inEnglish }: Pick<Experience, 'inEnglish'>,
  field: TextField,
): { lang?: 'en'; dir?: 'ltr' } {
  return inEnglish.includes(field) ? { lang: 'en', dir: 'ltr' } : {}
}
