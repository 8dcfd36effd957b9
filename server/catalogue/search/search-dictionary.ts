import type { Language } from '../../contract/primitives.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { CatalogueMemory } from '../catalogue-memory.ts'
import { countryNames } from './country-names.ts'
import type { Dictionary, Meaning } from './read-query.ts'
import { knownPlaces } from './known-places.ts'
import { listSearchNames } from './search-dictionary.queries.ts'
import { foldText } from './search-text.ts'
import { tokenOf } from './search-tokens.ts'
import { searchWords } from './search-words.ts'

/**
 * What words and names mean in this catalogue, for a reader of a language: destinations and categories by their names in
 * every language, countries and well-known cities by their names in the reader's and in English, and the `means` of the search words. Kept for a
 * minute by a process with a memory; until then a new name is found as text.
 */
export async function readDictionary(deps: CatalogueDeps, language: Language): Promise<Dictionary> {
  const { catalogueMemory: memory } = deps
  if (!memory) return makeDictionary(deps, language)
  const dictionary = await memory.dictionaries.fetch(language, {
    context: () => makeDictionary(deps, language),
  })
  return dictionary ?? new Map()
}

async function makeDictionary(
  { db, catalogueMemory }: CatalogueDeps,
  language: Language,
): Promise<Dictionary> {
  const names = await listSearchNames(db)
  const dictionary = new Map<string, Meaning>()
  const add = (name: string, { kind, tokens, isTrait = false }: Meaning) => {
    const phrase = foldText(name)
    const known = dictionary.get(phrase)
    if (phrase !== '' && (known === undefined || known.kind === kind)) {
      dictionary.set(phrase, {
        kind,
        tokens: [...new Set([...(known?.tokens ?? []), ...tokens])],
        isTrait: isTrait && known?.isTrait !== false,
      })
    }
  }
  for (const { kind, slug, folded } of names) {
    if (kind === 'destination') add(folded, { kind: 'place', tokens: [tokenOf('destination', slug)] })
  }
  for (const [name, code] of countryNames(language, catalogueMemory)) {
    add(name, { kind: 'place', tokens: [tokenOf('country', code)] })
  }
  const sold = new Set(names.filter(({ kind }) => kind === 'destination').map(({ slug }) => slug))
  for (const { slug, phrases } of knownPlaces(language)) {
    const kind = sold.has(slug) ? 'place' : 'elsewhere'
    for (const phrase of phrases) add(phrase, { kind, tokens: [tokenOf('destination', slug)] })
  }
  for (const { kind, slug, folded } of names) {
    if (kind === 'category') add(folded, { kind: 'theme', tokens: [tokenOf('category', slug)] })
  }
  const categories = [...new Set(names.filter(({ kind }) => kind === 'category').map(({ slug }) => slug))]
  for (const [phrase, meant] of allMeanings(language, catalogueMemory)) {
    add(phrase, {
      kind: 'theme',
      tokens: meant.flatMap((one) => tokensOf(one, categories)),
      isTrait: meant.every((one) => !one.startsWith('category:')),
    })
  }
  return dictionary
}

function* allMeanings(
  language: Language,
  memory: CatalogueMemory | undefined,
): Generator<[string, readonly string[]]> {
  for (const spoken of new Set<Language>([language, 'en'])) yield* searchWords(spoken, memory).means
}

/** `category:food` is every category with "food" in its slug; the others are themselves. */
function tokensOf(meant: string, categories: readonly string[]): string[] {
  const [kind = '', value = ''] = meant.split(':')
  if (kind !== 'category') return [tokenOf(kind, value)]
  return categories
    .filter((slug) => slug === value || slug.split('-').includes(value))
    .map((slug) => tokenOf('category', slug))
}
