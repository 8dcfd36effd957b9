/** One catalogue of messages, as its file holds it. */
export type Texts = { readonly [key: string]: string | Texts }

const pluralForm = /_(zero|one|two|few|many|other)$/

/**
 * The catalogue of a language with what it lacks in English, text by text, so that a reader needs one catalogue only. A
 * message that is counted comes whole, in every form that the language asks for.
 */
export function fillGaps(language: string, texts: Texts, english: Texts): Texts {
  const own = new Set(Object.keys(texts).map(messageOf))
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const filled: Record<string, string | Texts> = { ...texts }
  for (const [key, text] of Object.entries(english)) {
    const mine = texts[key]
    if (typeof text === 'object') {
      filled[key] = fillGaps(language, typeof mine === 'object' ? mine : {}, text)
    } else if (!own.has(messageOf(key))) {
      filled[key] = text
      if (key.endsWith('_other')) {
        for (const form of forms) {
          const counted = `${messageOf(key)}_${form}`
          filled[counted] = english[counted] ?? text
        }
      }
    }
  }
  return filled
}

function messageOf(key: string): string {
  return key.replace(pluralForm, '')
}
