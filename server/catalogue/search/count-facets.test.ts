import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countByIndex } from './count-by-index.ts'
import { countFacets } from './count-facets.ts'
import type { CountRequest, FacetName, RecordFilters, ValuePrices } from './facet-counts.ts'
import { bitsOfIds, buildFacetIndex, startsOfIds } from './facet-index.ts'
import { facetRecord } from './facet-record.ts'
import type { TermKind } from './facet-record.ts'

interface Row {
  id: number
  price: number
  currency: number
  recommended: number
  mostGuests: number
  rating: number
  expires: number
  duration: number
  ages: number
  time: number
  terms: number[]
}

const kinds: TermKind[] = [
  'category',
  'category',
  'category',
  'label',
  'label',
  'occasion',
  'occasion',
  'language',
  'language',
  'language',
]
const terms = new Map(kinds.map((kind, index) => [index + 1, { kind, value: `${kind}-${index}` }]))
terms
  .set(11, { kind: 'currency', value: 'AED' })
  .set(12, { kind: 'currency', value: 'EUR' })
  .set(13, { kind: 'currency', value: 'XXX' })
  .set(14, { kind: 'listing', value: 'packages' })
  .set(15, { kind: 'destination', value: 'dubai' })
  .set(16, { kind: 'destination', value: 'rome' })
  .set(17, { kind: 'length', value: '10-15' })
  .set(18, { kind: 'length', value: '20-up' })
const rates: Record<string, number> = { AED: 1, EUR: 4 }
const convert = (currency: string) => {
  const rate = rates[currency]
  if (rate === undefined) return undefined
  return (amount: number) => {
    // as the exchange does
    if (!Number.isInteger(amount)) throw new RangeError(`${amount} is no amount`)
    return amount * rate
  }
}

function pack(rows: readonly Row[]): Buffer {
  return Buffer.concat(
    rows.map((row) => {
      const record = Buffer.alloc(facetRecord.terms + 2 * row.terms.length)
      record.writeUInt32BE(row.id, facetRecord.id)
      record.writeDoubleBE(row.price, facetRecord.price)
      record.writeUInt16BE(row.currency, facetRecord.currency)
      record.writeInt32BE(row.recommended, facetRecord.recommended)
      record.writeUInt16BE(row.mostGuests, facetRecord.mostGuests)
      record.writeUInt16BE(row.rating, facetRecord.rating)
      record.writeUInt16BE(row.expires, facetRecord.expires)
      record.writeUInt8(row.duration, facetRecord.duration)
      record.writeUInt8(row.ages, facetRecord.ages)
      record.writeUInt8(row.time, facetRecord.time)
      record.writeUInt8(row.terms.length, facetRecord.termCount)
      row.terms.forEach((term, index) => record.writeUInt16BE(term, facetRecord.terms + 2 * index))
      return record
    }),
  )
}

const priceOf = (row: Pick<Row, 'price' | 'currency'>) =>
  row.price < 0 ? undefined : convert(terms.get(row.currency)?.value ?? '')?.(row.price)

/** The first bucket is in the low half of the byte, counted from 1, how many more in the high half. */
const reaches = ({ duration, lacking = 0 }: Row & { lacking?: number }, bucket: number) =>
  !((lacking >> bucket) & 1) &&
  duration > 0 &&
  bucket >= (duration % 16) - 1 &&
  bucket <= (duration % 16) - 1 + Math.floor(duration / 16)

const priceOnDay = (row: Row, { dayPrices = [] }: CountRequest) =>
  dayPrices.reduce((price, { ids, prices }) => prices[ids.indexOf(row.id)] ?? price, row.price)

/** A row, and the prices of its options where these differ. */
type Asked = Row & { values?: ValuePrices }

/** What each filter asks, said as plainly as possible. */
const passes: Record<FacetName, (row: Asked, filters: RecordFilters) => boolean> = {
  price: (row, { price }) => {
    if (price && row.values) return !Number.isNaN(row.values.price)
    const amount = priceOf(row)
    return !price || (amount !== undefined && amount >= price.from && amount <= price.to)
  },
  duration: (row, { duration }) => duration.length === 0 || duration.some((bucket) => reaches(row, bucket)),
  ages: (row, { ages }) => ages.every((bucket) => (row.ages >> bucket) & 1),
  time: (row, { time }) => time.length === 0 || time.some((part) => (row.time >> part) & 1),
  stars: (row, { stars }) => !stars || row.rating >= stars * 100,
  categories: (row, { categories }) =>
    categories.length === 0 || categories.some((term) => row.terms.includes(term)),
  labels: (row, { labels }) => labels.length === 0 || labels.some((term) => row.terms.includes(term)),
  occasions: (row, { occasions }) =>
    occasions.length === 0 || occasions.some((term) => row.terms.includes(term)),
  languages: (row, { languages }) =>
    languages.length === 0 || languages.some((term) => row.terms.includes(term)),
  kinds: (row, filters) =>
    filters.kinds.length === 0 || filters.kinds.some((term) => row.terms.includes(term)),
  destinations: (row, filters) =>
    filters.destinations.length === 0 || filters.destinations.some((term) => row.terms.includes(term)),
  lengths: (row, { lengths }) => lengths.length === 0 || lengths.some((term) => row.terms.includes(term)),
}
const facets = Object.keys(passes) as FacetName[]

function countByHand(seasonal: readonly Row[], request: CountRequest) {
  const rows = seasonal.map((row) => ({
    ...row,
    price: priceOnDay(row, request),
    time: row.time & ~(request.missingTimes?.get(row.id) ?? 0),
    ages: row.ages & ~(request.missingAges?.get(row.id) ?? 0),
    values: request.valuePrices?.get(row.id),
    lacking: request.missingDurations?.get(row.id),
    listed: row.terms,
    terms: row.terms.filter((term) => !request.missingTerms?.get(term)?.includes(row.id)),
  }))
  const { filters, guests, today, excluded, sort, tiers = [], tierTerms = [], skip, take } = request
  const shown = rows.filter(
    (row) =>
      row.mostGuests >= guests && (row.expires === 0 || row.expires >= today) && !excluded?.includes(row.id),
  )
  const fitting = shown.filter(({ values }) => values?.fits !== false)
  const except = (...left: FacetName[]) => exceptOf(fitting, ...left)
  const exceptOf = (among: typeof shown, ...left: FacetName[]) =>
    among.filter((row) => facets.every((facet) => left.includes(facet) || passes[facet](row, filters)))
  const countOf = (
    facet: 'time' | 'duration' | 'ages' | 'languages',
    value: number,
    has: (row: Row) => boolean,
  ) =>
    // one more age is asked for beside those that are
    exceptOf(shown, 'price', ...(facet === 'ages' ? [] : [facet])).filter((row) => {
      const { values } = row
      if (!values) return has(row) && passes.price(row, filters)
      const own = (facet === 'languages' ? values.languages.get(value) : values[facet][value]) ?? Number.NaN
      return has(row) && !Number.isNaN(own)
    }).length
  const count = (facet: FacetName, has: (row: Row) => boolean) => except(facet).filter(has).length
  const results = except()
  const first = (row: (typeof rows)[number]) => {
    if (sort === 'recommended') {
      const rank = tiers.findIndex((ids) => ids.includes(row.id))
      const step = tierTerms.findIndex((term) => row.listed.includes(term))
      const [tier, place] = [rank === -1 ? tiers.length : rank, step === -1 ? tierTerms.length : step]
      return tier * (tierTerms.length + 1) + place
    }
    if (sort === 'rating') return -Math.round(row.rating / 10)
    const own = row.values ? row.values.price : row.price
    const price = Number.isNaN(own) ? undefined : priceOf({ ...row, price: own })
    if (price === undefined) return Infinity
    return sort === 'price-low' ? price : -price
  }
  const byOrder = (a: (typeof rows)[number], b: (typeof rows)[number]) => {
    const [x, y] = [first(a), first(b)]
    return (x === y ? 0 : x - y) || b.recommended - a.recommended || a.id - b.id
  }
  const prices = except('price').flatMap((row) => priceOf(row) ?? [])
  const facetOf: Partial<Record<TermKind, FacetName>> = {
    category: 'categories',
    label: 'labels',
    occasion: 'occasions',
    language: 'languages',
    listing: 'kinds',
    destination: 'destinations',
    length: 'lengths',
  }
  return {
    total: results.length,
    ids: results
      .toSorted(byOrder)
      .slice(skip, skip + take)
      .map(({ id }) => id),
    duration: [1, 2, 3, 4].map((bucket) =>
      countOf('duration', bucket - 1, (row) => reaches(row, bucket - 1)),
    ),
    ages: [0, 1, 2, 3, 4, 5, 6, 7].map((bucket) =>
      countOf('ages', bucket, (row) => ((row.ages >> bucket) & 1) === 1),
    ),
    time: [0, 1, 2, 3].map((part) => countOf('time', part, (row) => ((row.time >> part) & 1) === 1)),
    stars: [1, 2, 3, 4, 5].map((stars) => count('stars', (row) => row.rating >= stars * 100)),
    terms: Array.from({ length: 19 }, (_, term) => {
      const facet = facetOf[terms.get(term)?.kind ?? 'currency']
      const has = (row: Row) => row.terms.includes(term)
      if (facet === 'languages') return countOf(facet, term, has)
      return facet ? count(facet, has) : 0
    }),
    price: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined,
  }
}

const row = fc.record({
  price: fc.oneof(fc.constant(-1), fc.nat({ max: 20 })),
  currency: fc.constantFrom(11, 12, 13),
  recommended: fc.nat({ max: 5 }),
  mostGuests: fc.constantFrom(0, 1, 4, 32_767),
  rating: fc.constantFrom(0, 100, 394, 399, 400, 404, 450, 500),
  expires: fc.constantFrom(0, 99, 100, 101),
  duration: fc.constantFrom(0, 1, 2, 3, 4, 0x11, 0x12, 0x13, 0x21, 0x31),
  ages: fc.nat({ max: 255 }),
  time: fc.nat({ max: 15 }),
  terms: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18]),
})
const rows = fc
  .array(row, { maxLength: 60 })
  .map((list) => list.map((item, index): Row => ({ id: 3 * index + 1, ...item })))
const filters: fc.Arbitrary<RecordFilters> = fc.record({
  price: fc.option(
    fc.tuple(fc.nat({ max: 40 }), fc.constantFrom(10, 40, Infinity)).map(([from, to]) => ({ from, to })),
    { nil: undefined },
  ),
  duration: fc.subarray([0, 1, 2, 3]),
  ages: fc.subarray([0, 1, 2, 3, 4, 7]),
  time: fc.subarray([0, 1, 2, 3]),
  stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  categories: fc.constantFrom([], [1], [2, 3], [-1]),
  labels: fc.constantFrom([], [4], [4, 5]),
  occasions: fc.constantFrom([], [6, 7]),
  languages: fc.constantFrom([], [8], [9, 10]),
  kinds: fc.constantFrom([], [14], [-1]),
  destinations: fc.constantFrom([], [15], [15, 16], [-1]),
  lengths: fc.constantFrom([], [17], [17, 18], [-1]),
})
const request: fc.Arbitrary<CountRequest> = fc.record({
  filters,
  guests: fc.constantFrom(0, 1, 5),
  today: fc.constant(100),
  excluded: fc.constantFrom(undefined, [1, 7]),
  dayPrices: fc.constantFrom(
    undefined,
    [],
    [
      { ids: Uint32Array.of(), prices: Float64Array.of() },
      { ids: Uint32Array.of(4, 10, 100), prices: Float64Array.of(30, 7, 1) },
      { ids: Uint32Array.of(10), prices: Float64Array.of(9) },
    ],
  ),
  valuePrices: fc.constantFrom(
    undefined,
    new Map(),
    new Map(
      [1, 4, 10, 100].map((id) => [
        id,
        {
          fits: id !== 4,
          price: id === 10 ? Number.NaN : id,
          time: [30, Number.NaN, 1, 5],
          duration: [2, 25, 9, id],
          ages: [1, 40, 9, 12, 30, 8, Number.NaN, 6],
          languages: new Map([
            [8, 9],
            [9, id],
          ]),
        },
      ]),
    ),
  ),
  missingTerms: fc.constantFrom(
    undefined,
    new Map(),
    new Map([
      [8, [1, 4, 100]],
      [10, [7]],
      [9, []],
    ]),
  ),
  missingDurations: fc.constantFrom(
    undefined,
    new Map([
      [1, 0b0001],
      [4, 0b1110],
      [100, 1],
    ]),
  ),
  missingAges: fc.constantFrom(
    undefined,
    new Map([
      [1, 0b00100],
      [7, 0b11011],
      [100, 1],
    ]),
  ),
  missingTimes: fc.constantFrom(
    undefined,
    new Map(),
    new Map([
      [4, 0b0011],
      [10, 0b1111],
      [100, 1],
    ]),
  ),
  terms: fc.constant(terms),
  currency: fc.constant('AED'),
  rates: fc.constant(rates),
  convert: fc.constant(convert),
  sort: fc.constantFrom('recommended', 'price-low', 'price-high', 'rating'),
  tiers: fc.constantFrom(
    undefined,
    [Uint32Array.of(4, 10, 13)],
    [Uint32Array.of(10), Uint32Array.of(2, 4, 10, 13)],
  ),
  tierTerms: fc.constantFrom(undefined, [4], [5, 4, 8]),
  skip: fc.constantFrom(0, 5, 30),
  take: fc.constantFrom(1, 5, 24),
})

describe('countFacets', () => {
  it('counts and orders as one would by hand, filter by filter', () => {
    fc.assert(
      fc.property(rows, request, (list, asked) => {
        const counted = countFacets(pack(list), asked)
        expect({ ...counted, terms: [...counted.terms] }).toEqual(countByHand(list, asked))
      }),
      { numRuns: 2_000 },
    )
  })

  it('counts the same by an index, of all and of some', () => {
    fc.assert(
      fc.property(rows, request, fc.infiniteStream(fc.boolean()), (list, asked, coin) => {
        const index = buildFacetIndex(1, pack(list))
        const plain = (counted: ReturnType<typeof countByIndex>) => ({
          ...counted,
          terms: [...counted.terms],
        })
        expect(plain(countByIndex(index, asked))).toEqual(countByHand(list, asked))
        const some = list.filter(() => coin.next().value)
        const ids = Uint32Array.from(some.toReversed(), ({ id }) => id)
        const expected = countByHand(some, asked)
        expect(plain(countByIndex(index, asked, bitsOfIds(index, ids)))).toEqual(expected)
        expect(plain(countFacets(index.records, asked, startsOfIds(index, ids)))).toEqual(expected)
      }),
      { numRuns: 2_000 },
    )
  })

  it('reads records from the middle of a larger buffer', () => {
    const [one] = fc.sample(fc.tuple(rows, request), { numRuns: 1, seed: 7 })
    if (!one) throw new Error('no sample')
    const packed = pack(one[0])
    const shifted = Buffer.concat([Buffer.alloc(5, 255), packed]).subarray(5)
    expect(countFacets(shifted, one[1])).toEqual(countFacets(packed, one[1]))
  })
})
