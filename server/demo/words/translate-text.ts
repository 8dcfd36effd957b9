import type { Text } from './map-texts.ts'

/** By language: translations by their English. */
export type Dictionaries = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The text in every language whose dictionary has its English; a list is in a language whole or not at all. What the text says
 * itself stands.
 */
export function translateText(text: Text, dictionaries: Dictionaries): Text {
  const translated = Object.entries(dictionaries).flatMap(([language, byEnglish]) => {
    const said = [text.en].flat().map((english) => byEnglish[english])
    if (said.some((words) => words === undefined)) return []
    return [[language, Array.isArray(text.en) ? said : said[0]]]
  })
  return { ...(Object.fromEntries(translated) as object), ...text }
}
