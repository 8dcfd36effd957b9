import { describe, expect, it } from 'vitest'
import { buildDeparture, buildExperience, buildOption } from './testing/build-experience.ts'
import { carriedBy, mostOf, partyFor, placesOf } from './party.ts'

const money = (amount: number) => ({ amount, currency: 'AED' })

describe('a party', () => {
  const option = buildOption()

  it('is one adult until somebody says otherwise, and the guests of the address when it names them', () => {
    expect(partyFor(option, {})).toEqual({ ADULT: 1 })
    expect(partyFor(option, {}, 3)).toEqual({ ADULT: 3 })
  })

  it('keeps what another option knows as well, and makes nobody a guest of another kind', () => {
    expect(partyFor(option, { ADULT: 7, INFANT: 4 }, 11)).toEqual({ ADULT: 7 })
    expect(partyFor(option, { ADULT: 2, CHILD: 1, SENIOR: 1 }, 4)).toEqual({ ADULT: 2, CHILD: 1 })
    expect(partyFor(option, { CHILD: 2, SENIOR: 1 }, 3)).toEqual({ CHILD: 2 })
    // a cart's line names them all
    expect(partyFor(option, { ADULT: 2, CHILD: 1 })).toEqual({ ADULT: 2, CHILD: 1 })
  })

  it('keeps a ticket for several where the option has one', () => {
    const family = { id: 'FAMILY', price: money(300), places: 4, minimum: 0 } as const
    const both = buildOption({ units: [...option.units, family] })
    expect(partyFor(both, { FAMILY: 1 }, 4)).toEqual({ FAMILY: 1 })
    expect(partyFor(option, { FAMILY: 1, ADULT: 1 }, 5)).toEqual({ ADULT: 1 })
  })

  it('is as few items as carry the guests, or more where more were chosen', () => {
    const quads = buildOption({
      units: [{ id: 'ITEM', price: money(100), guests: 2, places: 1, minimum: 0 }],
    })
    expect(partyFor(quads, {}, 5)).toEqual({ ITEM: 3 })
    expect(partyFor(quads, { ITEM: 4 }, 5)).toEqual({ ITEM: 4 })
    expect(partyFor(quads, { ITEM: 1 }, 5)).toEqual({ ITEM: 3 })
    const noLimit = buildOption({ units: [{ id: 'ITEM', price: money(100), places: 1, minimum: 0 }] })
    expect(partyFor(noLimit, {}, 5)).toEqual({ ITEM: 1 })
  })

  it('keeps the minimum of a unit', () => {
    const atLeastTwo = buildOption({ units: [{ id: 'ADULT', price: money(100), places: 1, minimum: 2 }] })
    expect(partyFor(atLeastTwo, { ADULT: 1 })).toEqual({ ADULT: 2 })
  })

  it('is as many as are expected where a unit has a minimum, which is only the least', () => {
    const atLeastTwo = buildOption({
      units: [{ id: 'ADULT', price: money(100), places: 1, minimum: 2, maximum: 8 }],
    })
    expect(partyFor(atLeastTwo, {}, 6)).toEqual({ ADULT: 6 })
    expect(partyFor(atLeastTwo, {}, 1)).toEqual({ ADULT: 2 })
    expect(partyFor(atLeastTwo, { SENIOR: 3 }, 3)).toEqual({ ADULT: 2 })
    const withAGuide = buildOption({
      units: [
        { id: 'ADULT', price: money(100), places: 1, minimum: 0 },
        { id: 'STUDENT', price: money(80), places: 1, minimum: 1 },
      ],
    })
    expect(partyFor(withAGuide, {}, 4)).toEqual({ ADULT: 3, STUDENT: 1 })
    expect(partyFor(withAGuide, {}, 1)).toEqual({ STUDENT: 1 })
  })

  it('is not larger than the places of its departure', () => {
    const [departure] = buildExperience().departures
    const [adult] = option.units
    if (!adult || !departure) throw new Error('the option has an adult and a departure')
    expect(mostOf(adult, { ADULT: 1, CHILD: 1 }, option, { ...departure, remaining: 4 })).toBe(3)
  })

  it('counts places, of which a family ticket takes several and an infant on a lap none', () => {
    const family = buildOption({
      units: [
        { id: 'ADULT', price: money(100), places: 1, minimum: 0 },
        { id: 'FAMILY', price: money(300), places: 4, minimum: 0 },
        { id: 'INFANT', price: money(0), places: 0, minimum: 0, maximum: 4 },
      ],
    })
    const [adult, ticket, infant] = family.units
    if (!adult || !ticket || !infant) throw new Error('the option has three units')
    const departure = { ...buildDeparture(), remaining: 5 }
    expect(mostOf(adult, { FAMILY: 1 }, family, departure)).toBe(1)
    expect(mostOf(ticket, { ADULT: 1 }, family, departure)).toBe(1)
    expect(mostOf(ticket, { ADULT: 2 }, family, departure)).toBe(0)
    expect(mostOf(infant, { ADULT: 5 }, family, departure)).toBe(4)
    expect(placesOf({ ADULT: 2, FAMILY: 1, INFANT: 2 }, family)).toBe(6)
  })

  it('knows how many guests its items carry', () => {
    const yacht = buildOption({
      units: [{ id: 'ITEM', price: money(85_000), guests: 10, places: 1, minimum: 1 }],
    })
    expect(carriedBy(yacht, { ITEM: 2 })).toEqual({ all: 20, each: 10 })
    expect(carriedBy(option, { ADULT: 2 })).toBeUndefined()
  })
})
