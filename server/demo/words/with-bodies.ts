import type { ListingInput } from '../../contract/listing.ts'
import { mapTexts } from './map-texts.ts'
import type { Text } from './map-texts.ts'
import { bodyFiles, readBodies } from './read-bodies.ts'
import { translateText } from './translate-text.ts'

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
 * The English of a listing's body: overview, lists, stops, extras and so on, each member of a list by itself. With a language:
 * only of those texts that the language does not have yet.
 */
export function bodyTexts(listing: ListingInput, language?: string): string[] {
  const texts: string[] = []
  mapBody(listing, (text) => {
    if (language === undefined || !(language in text)) texts.push(...[text.en].flat())
    return text
  })
  return texts
}

/** The listing with each text of its body in every language in which its English has a translation. */
export function withBodies(listing: ListingInput): ListingInput {
  const dictionaries = Object.fromEntries(
    bodies.map(([language, byListing]) => [language, byListing[listing.externalId] ?? {}]),
  )
  return mapBody(listing, (text) => translateText(text, dictionaries))
}
