import { expect, it, vi } from 'vitest'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import type { FacetCounts } from './facet-counts.ts'
import { recallCounts } from './recall-counts.ts'

const ids = Uint32Array.of(1, 2)
const asked = { search: [{ stars: 4 }, 'en'], version: 7, ids, rates: new Map(), today: '2026-11-20' }

/** Asks twice, and answers how often it was counted. */
function countTimes(second: Partial<typeof asked>, memory = createCatalogueMemory()): number {
  const count = vi.fn(() => ({ total: 2 }) as FacetCounts)
  expect(recallCounts(memory, asked, count).total).toBe(2)
  expect(recallCounts(memory, { ...asked, ...second }, count).total).toBe(2)
  return count.mock.calls.length
}

it('counts the same search once', () => {
  expect(countTimes({ search: [{ stars: 4 }, 'en'] })).toBe(1)
})

it.for<[string, Partial<typeof asked>]>([
  ['something else is asked for', { search: [{ stars: 5 }, 'en'] }],
  ['the catalogue has another version', { version: 8 }],
  ['the text finds something else', { ids: Uint32Array.of(1, 2) }],
  ['the rates are others', { rates: new Map() }],
  ['it is another day', { today: '2026-11-21' }],
])('counts anew where %s', ([, second]) => {
  expect(countTimes(second)).toBe(2)
})

it('remembers nothing where places that are taken count, nor without a memory', () => {
  const count = vi.fn(() => ({ total: 2 }) as FacetCounts)
  const memory = createCatalogueMemory()
  for (const _ of [1, 2]) {
    recallCounts(memory, { ...asked, search: undefined }, count)
    recallCounts(undefined, asked, count)
  }
  expect(count).toHaveBeenCalledTimes(4)
})
