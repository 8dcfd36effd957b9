import { expect, it } from 'vitest'
import { ageBuckets } from '../../contract/filter-buckets.ts'
import { admittedAges, ageGroups } from './admitted-ages.ts'

const unit = (minimum: number, maximum?: number) => ({ ages: { minimum, maximum } })
const children = ['4-5', '6-7', '8-11']

it.each([
  ['every group by a unit without ages', [{}], {}, ageBuckets],
  [
    'none beyond the bounds of the experience',
    [{}],
    { minimum: 6, maximum: 70 },
    ['12-17', '18-64', '6-7', '8-11'],
  ],
  [
    'none of which one age has no unit',
    [unit(0, 3), unit(5, 11), unit(12)],
    {},
    ['0-3', '12-17', '18-64', '65-up', '6-7', '8-11'],
  ],
  ['a group that two units share', [unit(6, 12), unit(13)], {}, ['12-17', '18-64', '65-up', '6-7', '8-11']],
  ['children from eight', [unit(8)], {}, ['12-17', '18-64', '65-up', '8-11']],
  ['adults alone', [unit(16)], {}, ['18-64', '65-up']],
  [
    'nobody younger than any stated age by a unit without ages',
    [unit(4, 11), {}],
    {},
    ['4-11', '12-17', '18-64', '65-up', ...children],
  ],
  [
    'no infants by a family ticket',
    [unit(4, 11), unit(12), { covers: { ADULT: 2, CHILD: 2 } }],
    {},
    ['4-11', '12-17', '18-64', '65-up', ...children],
  ],
])('admits %s', (_, units, bounds, groups) => {
  const mask = admittedAges(units, bounds)
  expect(ageBuckets.filter((_group, bit) => mask & (1 << bit))).toEqual(groups)
})

it('knows the ages of each group by its name', () => {
  expect(ageGroups.map(([first, last]) => (last === 99 ? `${first}-up` : `${first}-${last}`))).toEqual([
    ...ageBuckets,
  ])
})
