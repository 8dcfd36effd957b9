/** What a typed text means to a reader: what it asks for, and what in it is a date or says who comes. */
import type { Language } from '../../contract/primitives.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { partCompounds } from './compounds.ts'
import { partDatesAndPeople } from './dates-and-people.ts'
import type { PartedSearch } from './dates-and-people.ts'
import { isKnown, isRight, readConcepts } from './read-query.ts'
import type { Concept, Known } from './read-query.ts'
import { readDictionary } from './search-dictionary.ts'
import { readSearchText, withoutOpening } from './search-text.ts'
import type { SearchText } from './search-text.ts'
import { searchWords } from './search-words.ts'

/** The text without its opening, and without the dates, ages and numbers of people in it, in the reader's words and in English. */
export async function withoutDatesAndPeople(
  deps: CatalogueDeps,
  text: string,
  language: Language,
): Promise<PartedSearch> {
  const { dictionary, words } = await knownTo(deps, language)
  return partDatesAndPeople(withoutOpening(language, text), words, (phrase) =>
    isKnown(phrase, dictionary, words),
  )
}

/** What a text asks for, in the words of the reader's language and of English. */
export async function understand(
  deps: CatalogueDeps,
  { words: text }: SearchText,
  language: Language,
): Promise<Concept[]> {
  return readConcepts(text, await knownTo(deps, language))
}

/** What words mean to a reader of a language, in that language and in English. */
async function knownTo(deps: CatalogueDeps, language: Language): Promise<Known> {
  const words = [...new Set<Language>([language, 'en'])].map((spoken) =>
    searchWords(spoken, deps.catalogueMemory),
  )
  return { dictionary: await readDictionary(deps, language), words }
}

/** The same with the words of its compounds, where it has any that is not known as a whole. */
export async function readParted(
  deps: CatalogueDeps,
  { words: text }: SearchText,
  language: Language,
): Promise<Concept[] | undefined> {
  const dictionary = await readDictionary(deps, language)
  const words = [searchWords(language, deps.catalogueMemory)]
  const parts = readSearchText(partCompounds(text, { language, dictionary, words }) ?? '')
  return parts && understand(deps, parts, language)
}

/** The words of a text, of which those that have a meaning are right as they are. */
export async function wordsOf(
  deps: CatalogueDeps,
  concepts: readonly Concept[],
  language: Language,
): Promise<{ word: string; fixed: boolean }[]> {
  const known = await knownTo(deps, language)
  return concepts.flatMap((concept) => {
    const fixed = isRight(concept, known)
    return concept.typed
      .replaceAll('"', '')
      .split(' ')
      .map((word) => ({ word, fixed }))
  })
}
