import type { Buyer } from '../contract/checkout.ts'
import { InvalidRequest } from './problem.ts'
import { readTelephone } from './text/telephone.ts'

/**
 * The buyer with the telephone number in international form (E.164).
 *
 * @throws InvalidRequest (400) at `/buyer/phoneNumber` with code `phone_invalid` when there can be no such number
 */
export function checkBuyer(buyer: Buyer): Buyer {
  const phoneNumber = readTelephone(buyer.phoneNumber, buyer.countryCode)
  if (phoneNumber !== undefined) return { ...buyer, phoneNumber }
  throw new InvalidRequest([
    {
      pointer: '/buyer/phoneNumber',
      code: 'phone_invalid',
      detail: `not a telephone number of ${buyer.countryCode}`,
    },
  ])
}
