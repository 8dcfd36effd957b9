import { expect, it } from 'vitest'
import { findLeftOut } from './left-out.ts'
import { buildOption } from './testing/build-experience.ts'

const money = (amount: number) => ({ amount, currency: 'AED' })
const unit = (id: 'ADULT' | 'CHILD' | 'INFANT' | 'SENIOR', places = 1) =>
  ({ id, price: money(100), places, minimum: 0 }) as const
const family = {
  id: 'FAMILY',
  price: money(300),
  places: 4,
  covers: { ADULT: 2, CHILD: 2 },
  minimum: 0,
} as const

const all = buildOption({ units: [unit('ADULT'), unit('CHILD'), unit('INFANT', 0), unit('SENIOR'), family] })
const some = buildOption({ id: 'some', units: [unit('ADULT'), unit('CHILD')] })
const options = [all, some]

it('tells whom an option has no ticket for, and as what they could come', () => {
  expect(findLeftOut(some, { ADULT: 7, INFANT: 4 }, options)).toEqual({
    guests: { INFANT: 4 },
    instead: { ADULT: 4 },
    together: { ADULT: 11 },
  })
  expect(findLeftOut(all, { ADULT: 7, INFANT: 4 }, options)).toBeUndefined()
  expect(findLeftOut(some, { ADULT: 7, INFANT: 0 }, options)).toBeUndefined()
  expect(findLeftOut(some, {}, options)).toBeUndefined()
})

it('takes a ticket for several apart into those whom it stands for', () => {
  expect(findLeftOut(some, { ADULT: 1, FAMILY: 2 }, options)).toEqual({
    guests: { FAMILY: 2 },
    instead: { ADULT: 4, CHILD: 4 },
    together: { ADULT: 5, CHILD: 4 },
  })
  const adults = buildOption({ id: 'adults', units: [unit('ADULT')] })
  expect(findLeftOut(adults, { FAMILY: 1 }, options)?.instead).toEqual({ ADULT: 4 })
})
