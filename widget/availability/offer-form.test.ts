import { describe, expect, it } from 'vitest'
import { checkOffer, emptyOffer } from './offer-form.ts'
import type { OfferDraft, PhoneBook } from './offer-form.ts'

const phones: PhoneBook = {
  countries: [{ code: 'AE', callingCode: '971' }],
  read: (number, countryCode) =>
    /^\d{9}$/.test(number) ? { number: `+971${number}`, countryCode } : undefined,
  faultOf: () => 'too-short',
}
const filled: OfferDraft = {
  ...emptyOffer,
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  countryCode: 'AE',
  phoneNumber: '501234567',
}

describe('a request for an offer', () => {
  it('needs the buyer, and nothing else', () => {
    expect(checkOffer(filled, phones)).toEqual({
      offer: {
        buyer: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          countryCode: 'AE',
          phoneNumber: '+971501234567',
        },
        wishedDate: undefined,
        guests: undefined,
        message: undefined,
      },
    })
  })

  it('says of each field whether it is missing or malformed', () => {
    const wrong = { ...filled, lastName: ' ', email: 'ada', phoneNumber: '12', guests: 'many' }
    expect(checkOffer(wrong, phones)).toEqual({
      faults: { lastName: 'required', email: 'format', phoneNumber: 'too-short', guests: 'format' },
    })
    expect(checkOffer({ ...filled, phoneNumber: '' }, phones)).toEqual({
      faults: { phoneNumber: 'required' },
    })
  })

  it('says that a name is too long', () => {
    const lastName = 'a'.repeat(81)
    expect(checkOffer({ ...filled, lastName }, phones)).toEqual({ faults: { lastName: 'name-too-long' } })
  })

  it.each(['0', '5001', '99999', '2.5', '-1'])(
    'takes no %s guests, and says so in our own words',
    (guests) => {
      expect(checkOffer({ ...filled, guests }, phones)).toEqual({ faults: { guests: 'format' } })
    },
  )

  it('carries the wishes along', () => {
    const result = checkOffer(
      { ...filled, wishedDate: '2026-12-24', guests: '12', message: 'At dawn' },
      phones,
    )
    expect(result).toMatchObject({ offer: { wishedDate: '2026-12-24', guests: 12, message: 'At dawn' } })
  })
})
