/** Which experiences a search is about, from the memory of the process or from the database. */
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { CatalogueMemory, KnownScope } from '../catalogue-memory.ts'
import { countByIndex } from './count-by-index.ts'
import { countFacets } from './count-facets.ts'
import type { CountRequest, DayPrices, FacetCounts } from './facet-counts.ts'
import { bitsOfIds, buildFacetIndex, startsOfIds } from './facet-index.ts'
import type { FacetIndex } from './facet-index.ts'
import { nearDaysAhead } from '../upkeep/open-days.ts'
import { readIds } from './read-ids.ts'
import { readScope } from './read-scope.queries.ts'
import type { SearchScope } from './search-rows.queries.ts'

/** The experiences of a scope, ready to be counted. */
export interface AnsweredScope {
  version: number
  isEmpty: boolean
  /** Its experiences, where the database named them. */
  ids?: Uint32Array
  /** With a day: those that cost something else than their from-price on it, by the schedules of their options. */
  dayPrices?: DayPrices
  count(request: CountRequest): FacetCounts
  /** Ids that come first among the recommended, the first list first. */
  tiers?: readonly Uint32Array[]
}

/** Reading so many records costs what the words of a set over two dozen times as many do. */
const largeShare = 24

/**
 * Asks for a scope. With an index of the catalogue as it stands, the database answers with ids and, for places and days that
 * were asked for before, with nothing at all; otherwise with the packed records, and the index is made for the next time.
 */
export async function askScope(
  deps: CatalogueDeps,
  scope: SearchScope,
  wantsHeads: boolean,
): Promise<AnsweredScope> {
  const { db, catalogueMemory: memory } = deps
  const whole = memory?.whole
  const isWhole = isEverything(scope)
  const key = memoryKey(scope)
  const known = whole && key !== undefined ? memory?.scopes.get(key) : undefined
  const remembered = known?.version === whole?.version ? known : undefined
  const row = await readScope(db, scope, {
    version: whole?.version,
    wantsIds: !isWhole && !remembered,
    wantsHeads,
  })

  const answer = {
    version: row.version,
    dayPrices:
      remembered && whole?.version === row.version ? remembered.dayPrices : readPrices(row.dayPrices),
    tiers: row.ranks.length > 0 ? row.ranks.map(readIds) : undefined,
  }
  if (whole && whole.version === row.version) {
    if (isWhole) {
      return { ...answer, isEmpty: whole.size === 0, count: (request) => countByIndex(whole, request) }
    }
    const ids = remembered?.ids ?? readIds(row.ids ?? Buffer.alloc(0))
    if (key !== undefined && !remembered) {
      memory?.scopes.set(key, { version: row.version, ids, dayPrices: answer.dayPrices })
    }
    return { ...answer, ids, isEmpty: ids.length === 0, count: (request) => countIds(whole, ids, request) }
  }
  const records = row.records ?? Buffer.alloc(0)
  if (memory) renewIndex(deps, memory, isWhole ? { version: row.version, records } : undefined)
  return { ...answer, isEmpty: records.length === 0, count: (request) => countFacets(records, request) }
}

/**
 * A scope as it was at the version of the index, without a question to the database: for who learns from the next one
 * whether that version still stands. Undefined when it was not asked for before. Of a text it is remembered what was found in the end
 * (`find-scope.ts`), not what each attempt at it gave.
 */
export function recallScope(
  { catalogueMemory: memory }: CatalogueDeps,
  scope: SearchScope,
): AnsweredScope | undefined {
  const whole = memory?.whole
  const key = memoryKey(scope)
  if (!whole || key === undefined) return undefined
  const { version } = whole
  if (isEverything(scope)) {
    return { version, isEmpty: whole.size === 0, count: (request) => countByIndex(whole, request) }
  }
  return recallKnown(whole, memory.scopes.get(key))
}

/** What is known of a scope, if it is of the version of the index. */
export function recallKnown<Known extends KnownScope>(
  whole: FacetIndex,
  known: Known | undefined,
): (Known & AnsweredScope) | undefined {
  if (known?.version !== whole.version) return undefined
  return { ...known, ...answerOf(whole, known.ids) }
}

/** These experiences of an index as a scope. */
export function answerOf(whole: FacetIndex, ids: Uint32Array): AnsweredScope & { ids: Uint32Array } {
  return {
    version: whole.version,
    ids,
    isEmpty: ids.length === 0,
    count: (request) => countIds(whole, ids, request),
  }
}

/** Whether a scope leaves nothing out. */
export function isEverything({ supplierId, city, country, text, date, only }: SearchScope): boolean {
  return supplierId === undefined && city === undefined && country === undefined && !text && !date && !only
}

function countIds(whole: FacetIndex, ids: Uint32Array, request: CountRequest): FacetCounts {
  if (ids.length * largeShare > whole.size) return countByIndex(whole, request, bitsOfIds(whole, ids))
  return countFacets(whole.records, request, startsOfIds(whole, ids))
}

/** Makes an index of the records at hand, or asks for them without keeping a reader waiting. */
export function renewIndex(
  { db }: Pick<CatalogueDeps, 'db'>,
  memory: CatalogueMemory,
  whole: { version: number; records: Buffer } | undefined,
): void {
  const now = performance.now()
  if (now - memory.indexedAt < memory.indexAtMostEveryMs) return
  memory.indexedAt = now
  if (whole) {
    memory.whole = buildFacetIndex(whole.version, whole.records)
    return
  }
  readScope(db, { language: 'en' }, { wantsIds: false, wantsHeads: false }).then(
    ({ version, records }) => {
      if (records) memory.whole = buildFacetIndex(version, records)
    },
    // no search waits for this refresh: the next one asks again, and reports what is wrong
    () => undefined,
  )
}

function memoryKey(scope: SearchScope): string | undefined {
  return scope.text || scope.only ? undefined : keyOfPlaceAndDay(scope)
}

/** The key of a scope without its text. Booking closes on whole minutes, and only of the next days: what is open on a near day holds for the minute. */
export function keyOfPlaceAndDay({ supplierId, city, country, date }: SearchScope): string {
  const place = `${supplierId ?? ''} ${city ?? ''} ${country ?? ''}`
  if (!date) return place
  const today = Temporal.Instant.from(date.now).toZonedDateTimeISO('UTC').toPlainDate()
  const near = today.until(Temporal.PlainDate.from(date.day)).days <= nearDaysAhead + 1
  return `${place} ${date.day} ${date.guests} ${near ? date.now.slice(0, 16) : ''}`
}

function readPrices(buffer: Buffer | null): DayPrices | undefined {
  if (!buffer || buffer.length === 0) return undefined
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength)
  const size = buffer.length / 12
  const read = { ids: new Uint32Array(size), prices: new Float64Array(size) }
  for (let at = 0; at < size; at++) {
    read.ids[at] = view.getUint32(12 * at)
    read.prices[at] = view.getFloat64(12 * at + 4)
  }
  return read
}
