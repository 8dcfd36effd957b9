import { expect, it } from 'vitest'
import { languages } from '../../../server/contract/primitives.ts'
import { exponentOf } from '../../../server/platform/money/currencies.ts'
import { localeOf, printMoney } from '../../../server/platform/text/print-in-language.ts'
import { createFormats } from '../../environment/formats.ts'
import { formatMoney } from './money.tsx'

const currencies = ['AED', 'EUR', 'USD', 'GBP', 'TRY', 'RUB', 'EGP', 'SAR', 'KWD', 'JPY', 'AUD', 'ISK']
const exponents = Object.fromEntries(currencies.map((currency) => [currency, exponentOf(currency)]))

it.each(languages)('money reads the same on pages and in e-mails and PDFs: %s', (language) => {
  const formats = createFormats(localeOf(language))
  const sums = currencies.flatMap((currency) =>
    [3_537_000, 123_456, -99, 0].map((amount) => ({ amount, currency })),
  )
  expect(sums.map((sum) => formatMoney(sum, formats, exponents))).toEqual(
    sums.map((sum) => printMoney(sum, language)),
  )
})

it('has the sign of its currency, unless it could be taken for another’s', () => {
  const print = (currency: string) =>
    printMoney({ amount: 35_370 * 10 ** exponentOf(currency), currency }, 'zh')
  expect(['RUB', 'TRY', 'USD', 'AUD', 'ISK'].map(print)).toEqual([
    '₽35,370',
    '₺35,370',
    '$35,370',
    'AU$35,370',
    'ISK 35,370',
  ])
})
