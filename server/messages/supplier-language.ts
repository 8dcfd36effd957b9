import type { Language } from '../contract/primitives.ts'

/** The language in which a supplier is written to: theirs where it is known (`npm run suppliers -- set`), else English. */
export function supplierLanguageOf({ supplier }: { supplier: { language: Language | null } }): Language {
  return supplier.language ?? 'en'
}
