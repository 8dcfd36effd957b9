import { expect, it } from 'vitest'
import { admittedAges } from './admitted-ages.ts'

const unit = (minimum: number, maximum?: number) => ({ ages: { minimum, maximum } })

it.each([
  ['every group by a unit without ages', [{}], {}, 0b11111],
  ['none beyond the bounds of the experience', [{}], { minimum: 6, maximum: 70 }, 0b01100],
  ['none of which one age has no unit', [unit(0, 3), unit(5, 11), unit(12)], {}, 0b11101],
  ['a group that two units share', [unit(6, 12), unit(13)], {}, 0b11100],
  ['adults alone', [unit(16)], {}, 0b11000],
  ['nobody younger than any stated age by a unit without ages', [unit(4, 11), {}], {}, 0b11110],
  ['no infants by a family ticket', [unit(4, 11), unit(12), { covers: { ADULT: 2, CHILD: 2 } }], {}, 0b11110],
])('admits %s', (_, units, bounds, mask) => {
  expect(admittedAges(units, bounds)).toBe(mask)
})
