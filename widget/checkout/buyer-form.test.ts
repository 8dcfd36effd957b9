import { describe, expect, it } from 'vitest'
import { buyerFields, checkBuyer } from './buyer-form.ts'
import type { BuyerDraft } from './buyer-form.ts'
import { createPhoneNumbers } from './phone-numbers.ts'

const phones = createPhoneNumbers()
const ada: BuyerDraft = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  countryCode: 'GB',
  phoneNumber: '020 7946 0958',
}
const check = (change: Partial<BuyerDraft>) => checkBuyer({ ...ada, ...change }, phones)

describe('the buyer', () => {
  it('is asked for by five fields, in this order', () => {
    expect(buyerFields).toEqual(['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber'])
  })

  it('comes out trimmed, with the telephone number in international form', () => {
    expect(check({})).toEqual({
      buyer: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        countryCode: 'GB',
        phoneNumber: '+442079460958',
      },
    })
  })

  it.each(['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber'] as const)('needs %s', (field) => {
    expect(check({ [field]: '  '.trim() })).toMatchObject({ faults: { [field]: 'required' } })
  })

  it('needs no country where the number says it', () => {
    expect(check({ countryCode: '', phoneNumber: '+44 20 7946 0958' })).toMatchObject({
      buyer: { countryCode: 'GB', phoneNumber: '+442079460958' },
    })
  })

  it.each(['firstName', 'lastName'] as const)('has a %s of at most 80 characters', (field) => {
    expect(check({ [field]: 'a'.repeat(80) })).toHaveProperty('buyer')
    expect(check({ [field]: 'a'.repeat(81) })).toEqual({ faults: { [field]: 'name-too-long' } })
  })

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    '.a@example.com',
    'a..b@example.com',
    // RFC 5321: at most 254 characters
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}.com`,
  ])('has no email like %s', (email) => {
    expect(check({ email })).toEqual({ faults: { email: 'format' } })
  })

  it.each(["mary.o'brien+dubai@example.ie", 'a&b@my--host.com', 'ivan@xn--80a1acny.xn--p1ai'])(
    'may have an email like %s',
    (email) => {
      expect(check({ email })).toMatchObject({ buyer: { email } })
    },
  )

  it.each([
    ['GB', '12345', 'too-short-for'],
    ['GB', 'call me', 'no-number'],
    ['GB', '7', 'too-short-for'],
    ['AE', '050 123 456', 'too-short-for'],
    ['TR', '0532 123', 'too-short-for'],
    ['AE', '050 123 4567 8901', 'too-long-for'],
    ['GB', '020 7946 0958 020 7946 0958 020 7946 0958', 'too-long'],
    ['US', '0501 234 567', 'not-of-country'],
    ['GB', '+971 50 123', 'too-short'],
    ['GB', '00971 50 123', 'too-short'],
    ['GB', '+999 501 234 567', 'of-no-country'],
  ])('has no telephone number in %s like %s, which is %s', (countryCode, phoneNumber, fault) => {
    expect(check({ countryCode, phoneNumber })).toEqual({ faults: { phoneNumber: fault } })
  })

  it('whose country is not chosen yet is not told that the number is wrong', () => {
    expect(check({ countryCode: '' })).toEqual({ faults: { countryCode: 'required' } })
  })

  it.each([
    ['AE', '050 123 4567', '+971501234567', 'AE'],
    ['AE', '+90 532 123 45 67', '+905321234567', 'TR'],
    ['US', '0049 (0)151 23456789', '+4915123456789', 'DE'],
    ['DE', '0151-2345 6789', '+4915123456789', 'DE'],
    ['JP', '\uff0b49 (0) 151 / 234 567-89', '+4915123456789', 'DE'],
    ['TR', '0532 123 45 67', '+905321234567', 'TR'],
    ['RU', '8 (912) 345-67-89', '+79123456789', 'RU'],
    ['EG', '٠١٠٠١٢٣٤٥٦٧', '+201001234567', 'EG'],
    ['GB', '07911 123456', '+447911123456', 'GB'],
    ['US', '+1 416 555 0123', '+14165550123', 'US'],
    ['', '+1 416 555 0123', '+14165550123', 'CA'],
  ])('may write a number of %s as %s', (countryCode, phoneNumber, number, country) => {
    expect(check({ countryCode, phoneNumber })).toMatchObject({
      buyer: { phoneNumber: number, countryCode: country },
    })
  })

  it('is told everything that is wrong at once', () => {
    expect(check({ firstName: '', email: 'x', phoneNumber: 'x' })).toEqual({
      faults: { firstName: 'required', email: 'format', phoneNumber: 'no-number' },
    })
  })
})
