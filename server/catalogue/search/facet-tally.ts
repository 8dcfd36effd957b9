import { ageBuckets } from '../../contract/filter-buckets.ts'
import type { FacetCounts } from './facet-counts.ts'

/** How many of the sets with a count hold each of so many bits. */
function holding(counts: Uint32Array, length: number): number[] {
  return Array.from({ length }, (_, bit) =>
    counts.reduce((sum, count, mask) => (mask & (1 << bit) ? sum + count : sum), 0),
  )
}

/**
 * What is counted of the records of a search, and which lowest and highest price the price filter shows. Plain arrays: the pass over
 * the records writes into them itself.
 */
export class FacetTally {
  // of durations, ages and times whole sets are counted, and taken apart once at the end
  readonly durationSets = new Uint32Array(16)
  readonly ageSets = new Uint32Array(2 ** ageBuckets.length)
  readonly timeSets = new Uint32Array(16)
  readonly stars = new Uint32Array(6)
  readonly terms: Uint32Array
  cheapest = Infinity
  dearest = -Infinity

  constructor(terms: number) {
    this.terms = new Uint32Array(terms)
  }

  read(): Omit<FacetCounts, 'total' | 'ids'> {
    return {
      duration: holding(this.durationSets, 4),
      ages: holding(this.ageSets, ageBuckets.length),
      time: holding(this.timeSets, 4),
      stars: [1, 2, 3, 4, 5].map((least) =>
        this.stars.reduce((sum, count, whole) => (whole >= least ? sum + count : sum), 0),
      ),
      terms: this.terms,
      price: this.cheapest <= this.dearest ? { from: this.cheapest, to: this.dearest } : undefined,
    }
  }
}
