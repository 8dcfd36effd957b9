import type { SearchQuery } from '../contract/catalogue.ts'
import type { Language } from '../contract/primitives.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Vocabulary } from './catalogue-memory.ts'
import { nearDaysAhead } from './open-days.ts'
import { findLikeWords, readScope, readVocabulary } from './search-rows.queries.ts'
import type { ScopeRow, SearchScope } from './search-rows.queries.ts'
import { readSearchText } from './search-text.ts'

/** Every experience within a search's text, place and date, packed; the filters with counts are still to come. */
export interface FoundRecords {
  version: number
  records: Buffer
  /** Those that hold the text in their title, place or categories. */
  heads?: ReadonlySet<number>
  destination?: NonNullable<ScopeRow['destination']>
  didYouMean?: string
}

interface Wanted {
  query: Pick<SearchQuery, 'text' | 'city' | 'date' | 'guests' | 'sort'>
  language: Language
  supplierId?: number
}

/** A longer text has more than a slip of the finger in it. */
const mostWordsToCorrect = 8

/** Finds the records of a search: as typed, else as the beginning of a word, else as the likeliest spelling. */
export async function findRecords(
  deps: CatalogueDeps,
  { query, language, supplierId }: Wanted,
): Promise<FoundRecords> {
  const text = query.text === '' ? undefined : readSearchText(query.text)
  const scope: SearchScope = {
    language,
    supplierId,
    city: query.city,
    date: query.date === undefined ? undefined : { day: query.date, now: deps.clock.now().toString() },
  }
  const sorted = query.sort === 'recommended'
  if (!text) {
    // nothing but signs was typed: that finds nothing, rather than everything
    const row = await ask(deps, scope, sorted)
    return present(query.text === '' ? row : { ...row, records: Buffer.alloc(0) })
  }
  const typed = await ask(deps, { ...scope, text: { words: text.words } }, sorted)
  if (typed.records.length > 0) return present(typed)
  if (text.unfinished) {
    const begun = await ask(deps, { ...scope, text }, sorted)
    if (begun.records.length > 0) return present(begun)
  }
  const likely = await correct(deps, text.words)
  if (likely === undefined) return present(typed)
  const corrected = await ask(deps, { ...scope, text: { words: likely } }, sorted)
  return corrected.records.length > 0 ? { ...present(corrected), didYouMean: likely } : present(typed)
}

type Answer = ScopeRow & { records: Buffer }

/**
 * Asks for a scope. Whole catalogues, cities and days are remembered until the catalogue's version moves on; texts are too
 * many and too rarely the same.
 */
async function ask(
  { db, catalogueMemory }: CatalogueDeps,
  scope: SearchScope,
  wantsHeads: boolean,
): Promise<Answer> {
  const key = memoryKey(scope)
  const known = key === undefined ? undefined : catalogueMemory?.records.get(key)
  const row = await readScope(db, scope, { knownVersion: known?.version, wantsHeads })
  const records = row.records ?? known?.records ?? Buffer.alloc(0)
  if (key !== undefined && row.records) catalogueMemory?.records.set(key, { version: row.version, records })
  return { ...row, records }
}

/** Booking closes on whole minutes, and only of the next days: what is open on a near day holds for the minute. */
function memoryKey({ supplierId, city, text, date }: SearchScope): string | undefined {
  if (text) return undefined
  const place = `${supplierId ?? ''} ${city ?? ''}`
  if (!date) return place
  const today = Temporal.Instant.from(date.now).toZonedDateTimeISO('UTC').toPlainDate()
  const near = today.until(Temporal.PlainDate.from(date.day)).days <= nearDaysAhead + 1
  return `${place} ${date.day} ${near ? date.now.slice(0, 16) : ''}`
}

function present({ version, records, heads, destination }: Answer): FoundRecords {
  return {
    version,
    records,
    heads: heads ? readIds(heads) : undefined,
    destination: destination ?? undefined,
  }
}

function readIds(buffer: Buffer): Set<number> {
  const ids = new Set<number>()
  for (let at = 0; at < buffer.length; at += 4) ids.add(buffer.readUInt32BE(at))
  return ids
}

async function correct({ db }: CatalogueDeps, typed: string): Promise<string | undefined> {
  const words = typed.replaceAll('"', '').split(' ')
  if (words.length > mostWordsToCorrect) return undefined
  const likely = (await findLikeWords(db, words)).join(' ')
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
