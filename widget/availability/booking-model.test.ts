import { describe, expect, it } from 'vitest'
import { buildApi } from '../environment/testing/in-app.tsx'
import { createBookingModel } from './booking-model.ts'
import type { BookingStart } from './booking-model.ts'
import { buildExperience, buildOption } from './testing/build-experience.ts'

const adultsAlone = buildOption({
  id: 'private',
  units: [{ id: 'ADULT', price: { amount: 90_000, currency: 'AED' }, places: 1, minimum: 0 }],
})
const { experience } = buildExperience({ options: [buildOption(), adultsAlone] })

function open(start: BookingStart) {
  const { api } = buildApi(() => ({}))
  return createBookingModel({ api, currency: 'AED', experience }, '2026-11-21', start)
}

describe('an option that has no price for some of the guests', () => {
  it('makes nobody an adult who was chosen as a child, and has the children again in the option that has a price for them', () => {
    const model = open({ guests: 2 })
    model.chooseOption('shared')
    model.setUnit('CHILD', 1)
    expect(model.party.value).toEqual({ ADULT: 2, CHILD: 1 })
    model.chooseOption('private')
    expect(model.party.value).toEqual({ ADULT: 2 })
    model.setUnit('ADULT', 3)
    model.chooseOption('shared')
    expect(model.party.value).toEqual({ ADULT: 3, CHILD: 1 })
  })

  it('makes nobody an adult when a line of the cart is changed to it', () => {
    const model = open({
      selection: {
        experience: 'red-dunes',
        option: 'shared',
        start: '2026-12-12T15:00',
        periods: 1,
        units: { ADULT: 4, CHILD: 2 },
        extras: {},
      },
    })
    expect(model.party.value).toEqual({ ADULT: 4, CHILD: 2 })
    model.chooseOption('private')
    expect(model.party.value).toEqual({ ADULT: 4 })
    expect(model.wished.value).toEqual({ ADULT: 4, CHILD: 2 })
  })
})
