/** Which experiences have a word: what a process remembers of each, for as long as its index of the catalogue stands. */
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { CatalogueMemory } from '../catalogue-memory.ts'
import { bitsOfIds, wordsOf } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'
import { limitTime } from './limit-time.ts'
import { readIds } from './read-ids.ts'
import type { KnownSpelling } from './known-spellings.ts'
import { listWordSets } from './word-sets.queries.ts'
import type { AskedWord } from './word-sets.queries.ts'

/** The experiences that have a word in a part of the documents of a language, by their positions in an index. */
export interface WordSet {
  /** The language looks for nothing in it: "the". Beside other words it then narrows nothing. */
  isSilent: boolean
  /** Absent where nothing has it. */
  bits?: Bits
  /** Of a word that few have, instead of bits. */
  few?: Uint32Array
}

/** What is remembered of words beside an index. Another index has other positions and another catalogue, and begins anew. */
export interface KnownWords {
  sets: LRUCache<string, WordSet>
  /** Of a word that the database is being asked for, the statement's answer: other texts that have the word wait for it. */
  asking: Map<string, Promise<ToldWords | undefined>>
  spellings: LRUCache<string, KnownSpelling>
}

/** What one statement told of its words. */
type ToldWords = ReadonlyMap<string, WordSet>

const mostBytes = 24_000_000
const mostSpellings = 5_000
/** Three words in every language. More are asked for in turns: what is read before one takes too long is remembered. */
const mostAsked = 39
const noSet: WordSet = { isSilent: false }
const silentSet: WordSet = { isSilent: true }

/** What is remembered beside this index, which may be nothing yet. */
export function wordsBeside(
  memory: { words: WeakMap<FacetIndex, KnownWords> },
  whole: FacetIndex,
): KnownWords {
  const known = memory.words.get(whole)
  if (known) return known
  const made: KnownWords = {
    sets: new LRUCache<string, WordSet>({
      maxSize: mostBytes,
      sizeCalculation: ({ bits, few }, key) =>
        (bits?.byteLength ?? 0) + (few?.byteLength ?? 0) + 2 * key.length + 200,
    }),
    asking: new Map(),
    spellings: new LRUCache<string, KnownSpelling>({ max: mostSpellings }),
  }
  memory.words.set(whole, made)
  return made
}

/**
 * The experiences of each of these words, in their order. Undefined where the database has another version of the catalogue than the
 * index: then nothing that is remembered holds, and the index is given up.
 *
 * @throws Problem when the database takes too long; what it has told by then is remembered
 */
export async function readWordSets(
  { db, catalogueMemory: memory }: CatalogueDeps,
  whole: FacetIndex,
  asked: readonly AskedWord[],
): Promise<WordSet[] | undefined> {
  if (!memory) return undefined
  const { sets, asking } = wordsBeside(memory, whole)
  const keys = asked.map(({ language, part, concept, beginning = '' }) =>
    [language, part, beginning, concept].join(' '),
  )
  const found = new Map<string, WordSet>()
  const wanted = [...new Map(asked.map((word, at) => [keys[at] ?? '', word]))]
  const mayGoOn = limitTime()
  for (;;) {
    for (const [key] of wanted) {
      const set = found.get(key) ?? sets.get(key)
      if (set) found.set(key, set)
    }
    const missing = wanted.filter(([key]) => !found.has(key))
    if (missing.length === 0) return keys.map((key) => found.get(key) ?? noSet)
    mayGoOn()
    const others = new Set(missing.flatMap(([key]) => asking.get(key) ?? []))
    const unasked = missing.filter(([key]) => !asking.has(key)).slice(0, mostAsked)
    const own = unasked.length > 0 ? [ask(db, memory, whole, unasked)] : []
    const answers = await Promise.all([...own, ...[...others].map(unlessFailed)])
    for (const told of answers) {
      if (!told) return undefined
      for (const [key, set] of told) found.set(key, set)
    }
  }
}

/** What another text is told. Where its statement fails, no word is told, and this text asks for itself. */
async function unlessFailed(told: Promise<ToldWords | undefined>): Promise<ToldWords | undefined> {
  try {
    return await told
  } catch {
    return new Map()
  }
}

/** Asks the database for words in one statement. Undefined, and the index given up, where it has another version of the catalogue. */
function ask(
  db: Database,
  memory: CatalogueMemory,
  whole: FacetIndex,
  words: readonly (readonly [key: string, AskedWord])[],
): Promise<ToldWords | undefined> {
  const { sets, asking } = wordsBeside(memory, whole)
  const tell = async (): Promise<ToldWords | undefined> => {
    try {
      const { version, rows } = await listWordSets(
        db,
        words.map(([, word]) => word),
      )
      if (version !== whole.version) {
        if (memory.whole === whole) memory.whole = undefined
        return undefined
      }
      const told = words.map(([key], at) => [key, rows[at] ? packedSet(whole, rows[at]) : noSet] as const)
      for (const [key, set] of told) sets.set(key, set)
      return new Map(told)
    } finally {
      for (const [key] of words) asking.delete(key)
    }
  }
  const told = tell()
  for (const [key] of words) asking.set(key, told)
  return told
}

function packedSet(whole: FacetIndex, { isSilent, ids }: { isSilent: boolean; ids: Buffer | null }): WordSet {
  if (isSilent) return silentSet
  if (!ids || ids.length === 0) return noSet
  const read = readIds(ids)
  if (read.length >= wordsOf(whole.size)) return { isSilent, bits: bitsOfIds(whole, read) }
  return { isSilent, few: read.map((id) => whole.positions[id] ?? -1).filter((position) => position >= 0) }
}

/** Adds the positions of a word's experiences to a set. */
export function addTo(set: Bits, { bits, few }: WordSet): void {
  if (bits) for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (bits[word] ?? 0)
  for (const position of few ?? []) {
    set[position >>> 5] = (set[position >>> 5] ?? 0) | (1 << (position & 31))
  }
}
