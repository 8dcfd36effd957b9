import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

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
}

/**
 * Numbers are read as the country writes them, or from any country with a plus sign or 00 before, which some countries do
 * not dial: so it is tried after the country's own form. The server reads them in the same way, with all plans.
 */
export function createPhoneNumbers(): PhoneNumbers {
  return {
    countries: getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code) })),
    read(number, countryCode) {
      const country = isSupportedCountry(countryCode) ? countryCode : undefined
      // keyboards of the Far East have a wide plus sign
      const typed = number.trim().replace(/^\uff0b/, '+')
      const forms = /^0\s*0/.test(typed) ? [typed, typed.replace(/^0\s*0/, '+')] : [typed]
      const found = forms
        .map((form) => parsePhoneNumberFromString(form, country))
        .find((one) => one?.isValid())
      // some prefixes belong to several countries: then the chosen one stands
      return found && { number: found.number, countryCode: found.country ?? countryCode }
    },
  }
}
