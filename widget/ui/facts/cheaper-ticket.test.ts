import { describe, expect, it } from 'vitest'
import type { OptionUnit } from '../../../server/contract/options.ts'
import { findCheaperTicket } from './cheaper-ticket.ts'
import { buildOption } from '../../availability/testing/build-experience.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })
const adult: OptionUnit = { id: 'ADULT', price: aed(22_900), places: 1, minimum: 0 }
const child: OptionUnit = { id: 'CHILD', price: aed(17_900), places: 1, minimum: 0 }
const family: OptionUnit = {
  id: 'FAMILY',
  price: aed(69_900),
  places: 4,
  covers: { ADULT: 2, CHILD: 2 },
  minimum: 0,
}
const option = (...units: OptionUnit[]) => buildOption({ units })

describe('a ticket that stands for several', () => {
  it('is found for a party that has them, with what it saves', () => {
    expect(findCheaperTicket(option(adult, child, family), { ADULT: 3, CHILD: 2 })).toMatchObject({
      unit: { id: 'FAMILY' },
      quantity: 1,
      instead: { ADULT: 2, CHILD: 2 },
      party: [
        ['FAMILY', 1],
        ['ADULT', 1],
        ['CHILD', 0],
      ],
      saved: 11_700,
    })
  })

  it('is found as often as the party fills it, beside those that it has', () => {
    const found = findCheaperTicket(option(adult, child, family), { ADULT: 4, CHILD: 5, FAMILY: 1 })
    expect(found).toMatchObject({ quantity: 2, saved: 23_400 })
    expect(found?.party[0]).toEqual(['FAMILY', 3])
  })

  it.each([
    ['who do not fill it', option(adult, child, family), { ADULT: 2, CHILD: 1 }],
    ['who are others', option(adult, child, family), { ADULT: 4, CHILD: 0 }],
    ['where it costs no less', option(adult, child, { ...family, price: aed(81_600) }), undefined],
    ['where nobody says whom it covers', option(adult, child, { ...family, covers: undefined }), undefined],
    ['where no more of it can be had', option(adult, child, { ...family, maximum: 1 }), { FAMILY: 1 }],
    [
      'where a unit would be short of its minimum',
      option({ ...adult, minimum: 1 }, child, family),
      undefined,
    ],
    [
      'whose group pays less already',
      buildOption({ units: [adult, child, family], groupDiscounts: [{ guests: 4, percent: 10 }] }),
      undefined,
    ],
  ])('is not offered to those %s', (_who, its, party) => {
    expect(findCheaperTicket(its, { ADULT: 2, CHILD: 2, ...party })).toBeUndefined()
  })
})
