import { expect, it } from 'vitest'
import { planFaults } from './fault-plan.ts'
import { fewestInAWindow, judgeMeasures } from './verdict.ts'

const limits = {
  sold: 10,
  fewestSold: 4,
  oldestDueSeconds: 60,
  memoryBytes: 350 * 1_048_576,
  treeBytes: 500 * 1_048_576,
}
const good = {
  sold: 10,
  fewestSold: 4,
  unexcused: [],
  lost: [],
  brokenPromises: [],
  oldestDueSeconds: 60,
  mostMemoryBytes: 350 * 1_048_576,
  mostTreeBytes: 500 * 1_048_576,
}

it('is content with a shop that sells, answers, keeps its word and its measure', () => {
  expect(judgeMeasures(good, limits)).toEqual([])
})

it.each([
  ['refuses every order', { sold: 0 }, /only 0 orders were paid/],
  ['sells no more after a while', { fewestSold: 0 }, /only 0 orders were paid in some 5 minutes/],
  ['fails without a fault', { unexcused: ['503 /api/v1/orders'] }, /1 requests failed.*503/],
  ['loses an order', { lost: ['DH-1 (404)'] }, /DH-1 \(404\) was placed/],
  ['breaks its word', { brokenPromises: ['DH-1'] }, /DH-1 was shown/],
  ['lets jobs lie', { oldestDueSeconds: 61 }, /a due job waited 61 s/],
  ['takes all memory', { mostMemoryBytes: 351 * 1_048_576 }, /a server used 351 MB/],
  ['leaves processes behind', { mostTreeBytes: 501 * 1_048_576 }, /all that it started used 501 MB/],
])('condemns a shop that %s, however true its books are', (_, change, sentence) => {
  const [verdict, ...more] = judgeMeasures({ ...good, ...change }, limits)
  expect([verdict, more]).toEqual([expect.stringMatching(sentence), []])
})

it('finds the five minutes in which least was sold, also the first and the last', () => {
  expect(fewestInAWindow([9, 9, 9, 9])).toBeUndefined()
  expect(fewestInAWindow([0, 0, 0, 0, 1, 20, 40])).toBe(1)
  expect(fewestInAWindow([10, 20, 30, 40, 50, 52, 52, 52, 52, 53])).toBe(3)
})

it('plans the same faults for the same seed, and each kind in half an hour', () => {
  const wanted = { seed: 7, seconds: 1_800, machines: 2 }
  const planned = planFaults(wanted)
  expect(planFaults(wanted)).toEqual(planned)
  expect(planFaults({ ...wanted, seed: 8 })).not.toEqual(planned)
  const kinds = [
    'kill',
    'restart-database',
    'read-only',
    'promote-replica',
    'restart-pooler',
    'clock-jump',
    'full-disk',
  ]
  expect(planned.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds))
  expect(new Set(planned.flatMap((fault) => (fault.kind === 'kill' ? [fault.machine] : [])))).toEqual(
    new Set([0, 1]),
  )
})
