/** Which telephone numbers are taken, and how one is shown. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * The number in E.164, as people write it: in the form of the country, or from any with a plus sign or 00 before;
 * undefined when there can be no such number. Only some countries dial 00, so it is tried after the country's own form.
 * widget/checkout/phone-numbers.ts reads numbers in the same way, with fewer of the world's plans.
 */
export function readTelephone(typed: string, countryCode: string): string | undefined {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined
  // keyboards of the Far East have a wide plus sign
  const number = typed.trim().replace(/^\uff0b/, '+')
  const forms = /^0\s*0/.test(number) ? [number, number.replace(/^0\s*0/, '+')] : [number]
  for (const form of forms) {
    const found = parsePhoneNumberFromString(form, country)
    if (found?.isValid()) return found.number
  }
  return undefined
}

/** A number as it is read and dialled abroad: `+49 1512 3456789`. What is no E.164 stays as it is written. */
export function showTelephone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
