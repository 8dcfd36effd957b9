/** Which currencies there are, and how many decimals each has. */
import { data } from 'currency-codes'

/** Units of account, fund codes and metals: in the list of ISO 4217, but not accepted in payment. */
const notMoney =
  'BOV CHE CHW CLF COU MXV USN UYI UYW XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' ')

/** Withdrawn since the package's list (2024-06-25): Antillean guilder, Cuba's convertible peso, Bulgaria's lev. */
const withdrawn = ['ANG', 'CUC', 'BGN']

/** Amendments that are newer than the package's list: the Caribbean guilder (amendment 176). */
const added: [code: string, exponent: number][] = [['XCG', 2]]

/**
 * Exponents come from the `currency-codes` package, which is generated from the maintenance agency's own ISO 4217 list.
 * Intl is no source: it prints the digits of the CLDR, which say 0 where the standard says 2 (COP, HUF, IDR, IQD …), and
 * an amount read with one and written with the other is wrong by a factor of a hundred.
 */
const exponents: ReadonlyMap<string, number> = new Map([
  ...data
    .filter(({ code }) => !notMoney.includes(code) && !withdrawn.includes(code))
    .map(({ code, digits }): [string, number] => [code, digits]),
  ...added,
])

/** Every currency in circulation, by its ISO 4217 code, in alphabetical order. */
export const activeCurrencies: readonly string[] = [...exponents.keys()].toSorted()

/** Whether the code is an ISO 4217 currency in circulation. */
export function isCurrency(code: string): boolean {
  return exponents.has(code)
}

/**
 * Decimals of the currency's minor unit by ISO 4217: JPY 0, AED 2, KWD 3.
 *
 * @throws RangeError for a code that is no currency in circulation
 */
export function exponentOf(currency: string): number {
  const exponent = exponents.get(currency)
  if (exponent === undefined) throw new RangeError(`${currency} is not an active ISO 4217 currency`)
  return exponent
}

/**
 * Reads an amount in major units ("49", "49.50") as integer minor units of the currency. Undefined when the text is no
 * such number, is too large to be exact, or has more decimals than the currency; decimals that are only zeros do no harm.
 *
 * @throws RangeError for a code that is no currency in circulation
 */
export function minorUnits(text: string, currency: string): number | undefined {
  const exponent = exponentOf(currency)
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  if (!/^0*$/.test(decimals.slice(exponent))) return undefined
  const amount = Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** The inverse of `minorUnits`: 1250 AED is "12.50", 1250 KWD is "1.250", 500 JPY is "500". */
export function majorUnits(amount: number, currency: string): string {
  const exponent = exponentOf(currency)
  if (exponent === 0) return String(amount)
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
