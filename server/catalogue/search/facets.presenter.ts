/** The filters with their counts, as a list shows them. */
import { ageBuckets, durationBuckets, lengthBuckets } from '../../contract/filter-buckets.ts'
import type { Facets, FacetValue } from '../../contract/facets.ts'
import { PartOfDay } from '../../contract/primitives.ts'
import type { Language } from '../../contract/primitives.ts'
import { exponentOf } from '../../platform/money/currencies.ts'
import { textIn } from '../../platform/text/localise.ts'
import { printMetres } from '../../platform/text/print-in-language.ts'
import { inEnglish } from '../reading/card.presenter.ts'
import type { FacetCounts } from './facet-counts.ts'
import type { TermKind } from './facet-record.ts'
import type { Vocabulary } from '../catalogue-memory.ts'

export const partsOfDay = PartOfDay.options

const bucketValues = (buckets: readonly string[], counts: readonly number[]): FacetValue[] =>
  buckets.map((value, index) => ({ value, count: counts[index] ?? 0 }))

/** More destinations than this are found by their names. */
const mostPlaces = 30

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1)

function valuesOf(
  counts: FacetCounts,
  { terms }: Vocabulary,
  kind: TermKind,
  chosen: readonly string[],
): FacetValue[] {
  const values: FacetValue[] = []
  for (const [id, term] of terms) {
    if (term.kind !== kind) continue
    const count = counts.terms[id] ?? 0
    // a chosen value stays visible, or it could not be taken off again
    if (count > 0 || chosen.includes(term.value)) values.push({ value: term.value, count })
  }
  return values.sort(byCount)
}

/** The destinations of the results, those with most first; still without their names. */
export function placesOf(
  counts: FacetCounts,
  vocabulary: Vocabulary,
  chosen: readonly string[],
): FacetValue[] {
  const places = valuesOf(counts, vocabulary, 'destination', chosen)
  return places.filter(({ value }, index) => index < mostPlaces || chosen.includes(value))
}

/** Counts as the filters show them: buckets in their own order, the rest by count. Hidden categories only where chosen. */
export function presentFacets(
  counts: FacetCounts,
  vocabulary: Vocabulary,
  {
    language,
    currency,
    chosen,
  }: {
    language: Language
    currency: string
    chosen: Readonly<
      Record<'categories' | 'labels' | 'occasions' | 'languages' | 'lengths', readonly string[]>
    >
  },
): Omit<Facets, 'destinations'> {
  const categories = valuesOf(counts, vocabulary, 'category', chosen.categories).flatMap(
    ({ value, count }) => {
      const category = vocabulary.categories.get(value)
      if (category?.hidden && !chosen.categories.includes(value)) return []
      if (!category) return [{ value, count }]
      const label = textIn(category.name, language)
      return [{ value, label, ...inEnglish(!(language in category.name)), count }]
    },
  )
  const minor = 10 ** exponentOf(currency)
  const lengths = valuesOf(counts, vocabulary, 'length', chosen.lengths)
  const inBucket = (bucket: string) =>
    lengths
      .filter(({ value }) => value === bucket)
      .map((found) => ({ ...found, label: lengthLabel(bucket, language) }))
  return {
    categories,
    duration: bucketValues(durationBuckets, counts.duration),
    ages: bucketValues(ageBuckets, counts.ages).toSorted(
      (a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10),
    ),
    time: bucketValues(partsOfDay, counts.time),
    lengths: lengths.length > 0 ? lengthBuckets.flatMap(inBucket) : undefined,
    stars: bucketValues(['1', '2', '3', '4', '5'], counts.stars),
    labels: valuesOf(counts, vocabulary, 'label', chosen.labels),
    occasions: valuesOf(counts, vocabulary, 'occasion', chosen.occasions),
    languages: valuesOf(counts, vocabulary, 'language', chosen.languages),
    price: counts.price && { from: counts.price.from / minor, to: counts.price.to / minor, currency },
  }
}

/** Of `10-15` and `20-up`. */
function lengthLabel(bucket: string, language: Language): string {
  const [from = 0, to] = bucket.split('-').map((end) => (end === 'up' ? undefined : Number(end)))
  return printMetres(from, to, language)
}
