import { exponentOf, minorUnits } from './currencies.ts'

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const inGroups = (sign: string) => new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`)

/**
 * Reads an amount as people type it in their own country: "1250.50", "1 250,50", "1.250,50", "١٢٥٠٫٥٠". Undefined when it
 * is none, or when it means one amount here and a thousand times as much there, as "1,250" does.
 *
 * @throws RangeError for a code that is no currency in circulation
 */
export function readTypedAmount(text: string, currency: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digits.indexOf(digit) % 10))
    .replaceAll('٬', '')
    .replaceAll('٫', '.')
    .replaceAll(/(?<=\d)[\s\u00A0\u202F'’](?=\d{3})/g, '')
  const signs = plain.replaceAll(/\d/g, '')
  const decimal = signs.at(-1)
  if (!decimal) return minorUnits(plain, currency)
  const last = plain.lastIndexOf(decimal)
  const [whole, decimals] = [plain.slice(0, last), plain.slice(last + 1)]
  if (signs.length > 1) {
    const grouping = signs[0] ?? ''
    if (!'.,'.includes(grouping)) return undefined
    const isGrouped = inGroups(grouping).test(grouping === decimal ? plain : whole)
    if (!isGrouped) return undefined
    const ungrouped = whole.replaceAll(grouping, '')
    return minorUnits(grouping === decimal ? ungrouped + decimals : `${ungrouped}.${decimals}`, currency)
  }
  const isPlainDecimal = decimals.length !== 3 || (decimal === '.' && exponentOf(currency) === 3)
  return '.,'.includes(decimal) && isPlainDecimal ? minorUnits(`${whole}.${decimals}`, currency) : undefined
}
