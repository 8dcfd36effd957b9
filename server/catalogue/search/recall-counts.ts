import type { CatalogueMemory, KnownCounts } from '../catalogue-memory.ts'
import type { FacetCounts } from './facet-counts.ts'

/**
 * The results of a search and what each filter would leave of them: as they were worked out for the same search before, if the catalogue,
 * what a text in it found, the rates and the day are still the same. `search` names everything that is asked for; undefined where places
 * that are taken are in it.
 */
export function recallCounts(
  memory: CatalogueMemory | undefined,
  { search, version, ids, rates, today }: Omit<KnownCounts, 'counts'> & { search: unknown },
  count: () => FacetCounts,
): FacetCounts {
  if (!memory || search === undefined) return count()
  const key = JSON.stringify(search)
  const known = memory.counts.get(key)
  const isTrue =
    known?.version === version && known.ids === ids && known.rates === rates && known.today === today
  if (isTrue) return known.counts
  const counts = count()
  memory.counts.set(key, { version, ids, rates, today, counts })
  return counts
}
