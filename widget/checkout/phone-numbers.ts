import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import type { PhoneFault } from '../ui/controls/phone-fault.ts'

/** A country with its telephone prefix. */
export interface CallingCountry {
  /** ISO 3166. */
  code: string
  /** Without the plus sign: `971`. */
  callingCode: string
}

/** What is known of telephone numbers: 80 kB of the world's numbering plans, so it is loaded when it is wanted. */
export interface PhoneNumbers {
  countries: readonly CallingCountry[]
  /** The number in international form with its country, or undefined when there can be none such. */
  read: (number: string, countryCode: string) => { number: string; countryCode: string } | undefined
  /** Why a number that was not read is none; undefined when only the country is missing. */
  faultOf: (number: string, countryCode: string) => PhoneFault | undefined
}

/**
 * Numbers are read as the country writes them, or from any country with a plus sign or 00 before, which some countries do
 * not dial: so it is tried after the country's own form. The server reads them in the same way, with all plans.
 */
export function createPhoneNumbers(): PhoneNumbers {
  const known = (countryCode: string) => (isSupportedCountry(countryCode) ? countryCode : undefined)
  return {
    countries: getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code) })),
    read(number, countryCode) {
      const found = formsOf(number)
        .map((form) => parsePhoneNumberFromString(form, known(countryCode)))
        .find((one) => one?.isValid())
      if (!found) return undefined
      // countries that share a calling code are told apart by ranges, in which numbers of the others are too (07911 is Guernsey's
      // here, and many in Britain have it): then the chosen country stands
      const chosen = known(countryCode)
      const sharesCode = chosen && getCountryCallingCode(chosen) === found.countryCallingCode
      return { number: found.number, countryCode: (sharesCode ? chosen : found.country) ?? countryCode }
    },
    faultOf(number, countryCode) {
      const form = formsOf(number).at(-1) ?? ''
      const length = validatePhoneNumberLength(form, known(countryCode))
      const saysCountry = form.startsWith('+') || !known(countryCode)
      const [tooShort, tooLong]: PhoneFault[] = saysCountry
        ? ['too-short', 'too-long']
        : ['too-short-for', 'too-long-for']
      if (length === 'NOT_A_NUMBER') return 'no-number'
      if (length === 'TOO_SHORT') return tooShort
      if (length === 'TOO_LONG') return tooLong
      // some countries have numbers of many lengths: then it is asked whether more or fewer digits would be one
      const { number: read = '' } = parsePhoneNumberFromString(form, known(countryCode)) ?? {}
      const isNumber = (digits: string) => parsePhoneNumberFromString(digits)?.isValid() ?? false
      if (missing.some((digits) => isNumber(read + digits))) return tooShort
      if (missing.some(({ length: count }) => isNumber(read.slice(0, -count)))) return tooLong
      if (form.startsWith('+')) return 'of-no-country'
      return known(countryCode) && 'not-of-country'
    },
  }
}

/** One to four digits: added to a number they tell whether it is too short, their count taken off whether it is too long. */
const missing = [1, 2, 3, 4].flatMap((count) => ['0'.repeat(count), '1'.repeat(count)])

/** A number as it was typed and, where it begins as many countries dial abroad, with a plus sign. */
function formsOf(number: string): string[] {
  // keyboards of the Far East have a wide plus sign
  const typed = number.trim().replace(/^\uff0b/, '+')
  return /^0\s*0/.test(typed) ? [typed, typed.replace(/^0\s*0/, '+')] : [typed]
}
