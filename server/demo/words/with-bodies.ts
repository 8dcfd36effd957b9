import { createHash } from 'node:crypto'
import type { ListingInput } from '../../contract/listing.ts'
import { mapTexts } from './map-texts.ts'
import type { Text } from './map-texts.ts'
import { bodyFiles, readBodies } from './read-bodies.ts'

/** By language. */
const bodies = Object.entries(Object.groupBy(bodyFiles, ({ language }) => language)).map(
  ([language, files = []]) =>
    [
      language,
      Object.fromEntries(files.flatMap(({ city }) => Object.entries(readBodies(language, city)))),
    ] as const,
)

/** The listing with `change` in the place of each text but its title and summary, which have tables of their own. */
function mapBody(listing: ListingInput, change: (text: Text) => Text): ListingInput {
  const { title: _title, summary: _summary, ...body } = listing
  return { ...listing, ...(mapTexts(body, change) as typeof body) }
}

/**
 * The English of a listing's body in the order in which a translation gives it: overview, lists, stops, extras and so on,
 * each member of a list by itself. With a language: only of those texts that the language does not have yet.
 */
export function bodyTexts(listing: ListingInput, language?: string): string[] {
  const texts: string[] = []
  mapBody(listing, (text) => {
    if (language === undefined || !(language in text)) texts.push(...[text.en].flat())
    return text
  })
  return texts
}

/** Changes with every letter of the English body: translations go by position and would answer another text. */
export const bodyFingerprint = (listing: ListingInput): string =>
  createHash('sha256')
    .update(JSON.stringify(bodyTexts(listing)))
    .digest('hex')
    .slice(0, 16)

function inLanguage(listing: ListingInput, language: string, words: readonly string[]): ListingInput {
  let position = 0
  return mapBody(listing, (text) => {
    if (language in text) return text
    const length = Array.isArray(text.en) ? text.en.length : 1
    const said = words.slice(position, (position += length))
    return { ...text, [language]: Array.isArray(text.en) ? said : (said[0] ?? '') }
  })
}

/** The listing with its body in every language in which it was written whole; with a text too few it stays as it is. */
export function withBodies(listing: ListingInput): ListingInput {
  return bodies.reduce((said, [language, byListing]) => {
    const words = byListing[said.externalId]
    return words?.length === bodyTexts(said, language).length ? inLanguage(said, language, words) : said
  }, listing)
}
