/** Cities that travellers ask for by name in every language, whether or not anything there is for sale, and where they lie. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { Language } from '../../contract/primitives.ts'
import { foldText } from './search-text.ts'
import { asTyped } from './search-words.ts'

/** By slug, as an import calls the destination it makes of the city; of its names in a language the first is shown. */
const KnownPlaces = z.record(
  z.string(),
  z.strictObject({
    at: z.tuple([z.number(), z.number()]),
    names: z.record(Language, z.array(z.string()).min(1)),
  }),
)

/** A city, by what it is called in one language and in English. */
export interface KnownPlace {
  slug: string
  name: string
  /** Folded, as a search has them. */
  phrases: readonly string[]
  latitude: number
  longitude: number
}

/**
 * For each word of a text, the words of cities' names that may stand in its place because the rest of the name is in the text: of
 * "new yrok", "york" for the second; none for the first, since no city is called "… yrok". Folded, in the order of the text.
 */
export function wordsOfKnownPlaces(words: readonly string[], language: Language): string[][] {
  const typed = words.map(foldText)
  const names = knownPlaces(language).flatMap(({ phrases }) => phrases.map((phrase) => phrase.split(' ')))
  return typed.map((_, position) =>
    names.flatMap((name) =>
      name.filter((_, at) =>
        name.every((word, other) => other === at || typed[position + other - at] === word),
      ),
    ),
  )
}

/** The cities as readers of a language, and of English, call them. */
export function knownPlaces(language: Language): KnownPlace[] {
  const file = readFileSync(path.join(import.meta.dirname, 'known-places.json'), 'utf8')
  return Object.entries(KnownPlaces.parse(JSON.parse(file))).map(([slug, { at, names }]) => ({
    slug,
    name: names[language][0] ?? slug,
    phrases: [...names[language], ...names.en].map((name) => foldText(asTyped(name))),
    latitude: at[0],
    longitude: at[1],
  }))
}
