import type { CatalogueMemory, KnownCounts } from '../catalogue-memory.ts'
import type { FacetCounts } from './facet-counts.ts'

/**
 * The results of a search and what each filter would leave of them: as they were worked out for the same search before, if the catalogue, the
 * rates and the day are still the same. `search` names everything that is asked for; undefined where places that are taken are in it.
 */
export function recallCounts(
  memory: CatalogueMemory | undefined,
  { search, version, rates, today }: Omit<KnownCounts, 'counts'> & { search: unknown },
  count: () => FacetCounts,
): FacetCounts {
  if (!memory || search === undefined) return count()
  const key = JSON.stringify(search)
  const known = memory.counts.get(key)
  if (known?.version === version && known.rates === rates && known.today === today) return known.counts
  const counts = count()
  memory.counts.set(key, { version, rates, today, counts })
  return counts
}
