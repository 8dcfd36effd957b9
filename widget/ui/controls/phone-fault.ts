/**
 * What is wrong with a telephone number: there are no digits in it, it is too short or too long, by its own country code or
 * for that of the chosen country (`-for`), the chosen country has no such number, or, of one that says its country itself, no
 * country has it.
 */
export type PhoneFault =
  | 'no-number'
  | 'too-short'
  | 'too-short-for'
  | 'too-long'
  | 'too-long-for'
  | 'not-of-country'
  | 'of-no-country'

/** The code that a number was checked with, as it is read in any text: `+971`. */
export function callingCodeOf(
  countryCode: string,
  countries: readonly { code: string; callingCode: string }[] = [],
): string {
  const found = countries.find(({ code }) => code === countryCode)
  return found ? `\u2066+${found.callingCode}\u2069` : ''
}
