import type { SearchQuery } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import { countryNamed } from './country-names.ts'
import { askScope, recallScope } from './ask-scope.ts'
import type { AnsweredScope } from './ask-scope.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { Vocabulary } from '../catalogue-memory.ts'
import { findLikeWords, readVocabulary } from './search-rows.queries.ts'
import type { SearchScope } from './search-rows.queries.ts'
import { readSearchText, withoutOpening } from './search-text.ts'

/** Every experience within a search's text, place and date; the filters with counts are still to come. */
export interface FoundScope extends AnsweredScope {
  didYouMean?: string
}

interface Wanted {
  query: Pick<SearchQuery, 'text' | 'city' | 'date' | 'sort'>
  language: Language
  supplierId?: number
}

/** A longer text has more than a slip of the finger in it. */
const mostWordsToCorrect = 8

/**
 * Finds the scope of a search: everything in a country whose name was typed; else what has the text as typed, else as the
 * beginning of a word, else in the likeliest spelling.
 */
export async function findScope(
  deps: CatalogueDeps,
  { query, language, supplierId }: Wanted,
): Promise<FoundScope> {
  const asked = withoutOpening(language, query.text)
  const text = readSearchText(asked)
  const scope = scopeOf(deps, { query, language, supplierId })
  const sorted = query.sort === 'recommended'
  if (asked === '') return askScope(deps, scope, false)
  // nothing but signs was typed: that finds nothing, rather than everything
  if (!text) return askScope(deps, { ...scope, text: { words: '' } }, false)
  const country = countryNamed(asked, language, deps.catalogueMemory)
  if (country) {
    const there = await askScope(deps, { ...scope, country }, false)
    if (!there.isEmpty) return there
  }
  const typed = await askScope(deps, { ...scope, text: { words: text.words } }, sorted)
  if (!typed.isEmpty) return typed
  if (text.unfinished) {
    const begun = await askScope(deps, { ...scope, text }, sorted)
    if (!begun.isEmpty) return begun
  }
  const likely = await correct(deps, text.words, language)
  if (likely === undefined) return typed
  const corrected = await askScope(deps, { ...scope, text: { words: likely } }, sorted)
  return corrected.isEmpty ? typed : { ...corrected, didYouMean: likely }
}

/** The scope of a search without a text, if it is remembered: `recallScope`. */
export function recallFound(deps: CatalogueDeps, wanted: Wanted): FoundScope | undefined {
  return wanted.query.text === '' ? recallScope(deps, scopeOf(deps, wanted)) : undefined
}

function scopeOf({ clock }: CatalogueDeps, { query, language, supplierId }: Wanted): SearchScope {
  const { city, date } = query
  return {
    language,
    supplierId,
    city,
    date: date === undefined ? undefined : { day: date, now: clock.now().toString() },
  }
}

async function correct(
  { db }: CatalogueDeps,
  typed: string,
  language: Language,
): Promise<string | undefined> {
  const words = typed.replaceAll('"', '').split(' ')
  if (words.length > mostWordsToCorrect) return undefined
  const likely = (await findLikeWords(db, words, language)).join(' ')
  return likely === words.join(' ') ? undefined : likely
}

/** The meaning of the numbers in records of this version. */
export async function readKnownVocabulary(
  { db, catalogueMemory }: CatalogueDeps,
  version: number,
): Promise<Vocabulary> {
  if (catalogueMemory?.vocabulary?.version === version) return catalogueMemory.vocabulary
  const { terms, categories } = await readVocabulary(db)
  const vocabulary: Vocabulary = {
    version,
    terms: new Map(terms.map(({ id, kind, value }) => [id, { kind, value }])),
    categories: new Map(categories.map((category) => [category.slug, category])),
  }
  if (catalogueMemory) catalogueMemory.vocabulary = vocabulary
  return vocabulary
}
