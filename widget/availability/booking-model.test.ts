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

describe('quads, each for two', () => {
  const quads = buildOption({
    id: 'quads',
    capacity: 6,
    units: [{ id: 'ITEM', price: { amount: 40_000, currency: 'AED' }, guests: 2, places: 1, minimum: 1 }],
  })
  const hire = buildExperience({ options: [quads] }).experience
  const begin = (start: BookingStart) => {
    const { api } = buildApi(() => ({}))
    return createBookingModel({ api, currency: 'AED', experience: hire }, '2026-11-21', start)
  }
  const line = (items: number, guests: number): BookingStart => ({
    selection: {
      experience: 'red-dunes',
      option: 'quads',
      start: '2026-12-12T15:00',
      periods: 1,
      units: { ITEM: items },
      guests,
      extras: {},
    },
  })

  it('are as many as the guests need, as those grow and shrink', () => {
    const model = begin({ guests: 5 })
    expect(model.party.value).toEqual({ ITEM: 3 })
    model.guests.value = 7
    expect(model.party.value).toEqual({ ITEM: 4 })
    model.guests.value = 2
    expect(model.party.value).toEqual({ ITEM: 1 })
  })

  it('stay as many as were chosen by hand, when guests leave', () => {
    const model = begin({ guests: 2 })
    model.setUnit('ITEM', 2)
    model.guests.value = 1
    expect(model.party.value).toEqual({ ITEM: 2 })
    // and follow the guests again once there are no more of them than are needed
    model.setUnit('ITEM', 1)
    model.guests.value = 3
    model.guests.value = 1
    expect(model.party.value).toEqual({ ITEM: 1 })
  })

  it('take along no more guests than they carry when there are fewer of them', () => {
    const model = begin({ guests: 5 })
    model.setUnit('ITEM', 2)
    expect([model.party.value, model.guests.value]).toEqual([{ ITEM: 2 }, 4])
  })

  it('bring back the guests who did not fit when there are more of them again, unless others were counted meanwhile', () => {
    const model = begin({ guests: 5 })
    model.setUnit('ITEM', 2)
    model.setUnit('ITEM', 1)
    model.setUnit('ITEM', 3)
    expect([model.party.value, model.guests.value]).toEqual([{ ITEM: 3 }, 5])
    model.setUnit('ITEM', 2)
    model.guests.value = 3
    model.guests.value = 4
    model.setUnit('ITEM', 3)
    expect([model.party.value, model.guests.value]).toEqual([{ ITEM: 3 }, 4])
  })

  it('shrink with the guests also in a line of the cart, unless more were chosen by hand', () => {
    const model = begin(line(3, 5))
    model.guests.value = 2
    expect(model.party.value).toEqual({ ITEM: 1 })
    const roomy = begin(line(3, 3))
    roomy.guests.value = 2
    expect(roomy.party.value).toEqual({ ITEM: 3 })
  })
})
