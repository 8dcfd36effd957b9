import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode } from 'libphonenumber-js/max'
import type { Buyer } from '../contract/checkout.ts'
import { InvalidRequest } from './problem.ts'

/**
 * The buyer with the telephone number in international form (E.164).
 *
 * @throws InvalidRequest (400) at `/buyer/phoneNumber` with code `phone_invalid` when there can be no such number
 */
export function checkBuyer(buyer: Buyer): Buyer {
  const number = parsePhoneNumberFromString(buyer.phoneNumber, buyer.countryCode as CountryCode)
  if (number?.isValid()) return { ...buyer, phoneNumber: number.number }
  throw new InvalidRequest([
    {
      pointer: '/buyer/phoneNumber',
      code: 'phone_invalid',
      detail: `not a telephone number of ${buyer.countryCode}`,
    },
  ])
}
