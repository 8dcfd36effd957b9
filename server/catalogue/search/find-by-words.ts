/** Which experiences have all words of a text, from what is remembered of each word. */
import type { Language } from '../../contract/primitives.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { keepOnly, takeOut, unionOf } from './bits.ts'
import { wordsOf } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'
import type { TextQuery } from './text-condition.queries.ts'
import { addTo, readWordSets } from './word-sets.ts'
import type { WordSet } from './word-sets.ts'
import type { AskedWord } from './word-sets.queries.ts'

/** A form of a text, and the part of the documents that must have all of it. */
export interface WantedWords {
  part: 'document' | 'head' | 'title'
  concepts: readonly string[]
  beginning?: string
}

/** The experiences that a text finds: what `textCondition` asks for of whole documents. Undefined where it must ask the database. */
export async function findByWords(
  deps: CatalogueDeps,
  whole: FacetIndex,
  { concepts, beginning, languages }: TextQuery,
): Promise<Bits | undefined> {
  const found = await findEach(deps, whole, {
    languages,
    wanted: [{ part: 'document', concepts, beginning }],
  })
  return found?.[0]
}

/**
 * For each form of a text the experiences that have all of it in one language, in English or any of these. Undefined where the database
 * has another version of the catalogue than the index, and of "-tour or -boat", which PostgreSQL reads in a way of its own.
 */
export async function findEach(
  deps: CatalogueDeps,
  whole: FacetIndex,
  { languages, wanted }: { languages: readonly Language[]; wanted: readonly WantedWords[] },
): Promise<Bits[] | undefined> {
  if (
    wanted.some(({ concepts }) => concepts.some((concept) => mustLack(concept) && concept.includes('" or "')))
  ) {
    return undefined
  }
  const spoken = [...new Set(['en' as const, ...languages])]
  const asked = wanted.flatMap((form) => spoken.map((language) => wordsIn(language, form)))
  const sets = await readWordSets(
    deps,
    whole,
    asked.flatMap(({ having, lacking }) => [...having, ...lacking]),
  )
  if (!sets) return undefined
  let at = 0
  const read = asked.map(({ language, having, lacking }) => {
    const lackingAt = at + having.length
    const end = lackingAt + lacking.length
    const parted = {
      language,
      having: telling(sets.slice(at, lackingAt)),
      lacking: telling(sets.slice(lackingAt, end)),
    }
    at = end
    return parted
  })
  // "-tour" finds all that is written in the language but tours
  const unbounded = read.filter(({ having, lacking }) => having.length === 0 && lacking.length > 0)
  const written = [...new Set(unbounded.map(({ language }) => language))]
  const documents = await readWordSets(
    deps,
    whole,
    written.map((language) => ({ language, part: 'every', concept: '' })),
  )
  if (!documents) return undefined
  const everyOf = new Map(written.map((language, place) => [language, documents[place]]))
  const size = wordsOf(whole.size)
  const found = read.map(({ language, having, lacking }) => {
    const every = having.length === 0 && lacking.length > 0 ? everyOf.get(language) : undefined
    return inAll(every ? [every] : having, lacking, size)
  })
  return wanted.map((_, form) => unionOf(found.slice(form * spoken.length, (form + 1) * spoken.length), size))
}

const telling = (sets: readonly WordSet[]) => sets.filter(({ isSilent }) => !isSilent)

/** Whether a concept must not be there. */
const mustLack = (concept: string) => concept.startsWith('-')

/**
 * The words of a form in a language: those that must be there, and those that must not, without their minus. Of a text that ends in one
 * of these the last word is not taken for the beginning of another.
 */
function wordsIn(
  language: Language,
  { part, concepts, beginning }: WantedWords,
): { language: Language; having: AskedWord[]; lacking: AskedWord[] } {
  const last = concepts.length - 1
  const having = concepts.flatMap((concept, at) =>
    mustLack(concept) ? [] : [{ language, part, concept, ...(at === last && { beginning }) }],
  )
  const lacking = concepts
    .filter(mustLack)
    // what is asked of titles is asked of title, place and categories as well: a word must be in none of them
    .map((concept) => ({
      language,
      part: part === 'title' ? ('head' as const) : part,
      concept: concept.slice(1),
    }))
  return { language, having, lacking }
}

/** What is in all of these sets and in none of the others; undefined for nothing. */
function inAll(having: readonly WordSet[], lacking: readonly WordSet[], size: number): Bits | undefined {
  if (having.length === 0 || having.some(({ bits, few }) => !bits && !few)) return undefined
  const bitsOf = (set: WordSet) => {
    const bits = new Uint32Array(size)
    addTo(bits, set)
    return bits
  }
  const [first, ...others] = having.map(bitsOf)
  if (!first) return undefined
  for (const other of others) keepOnly(first, other)
  for (const set of lacking) takeOut(first, bitsOf(set))
  return first
}
