import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { isCurrency } from '../../platform/money/currencies.ts'

/** Rates of one day: what one US dollar costs in each currency, as decimal text. */
export interface QuotedRates {
  day: string
  perDollar: Record<string, string>
}

const Decimal = z.string().regex(/^\d{1,12}(?:\.\d{1,8})?$/)

/** `eurofxref-daily.xml` as the European Central Bank publishes it: one euro in each currency, by day. */
const Published = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z
        .array(
          z.object({
            time: z.iso.date(),
            Cube: z.array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), rate: Decimal })).min(1),
          }),
        )
        .min(1),
    }),
  }),
})

const decimals = 8

/** "3.6725" → 367250000n */
function scaled(text: string): bigint {
  const [whole = '', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}

/**
 * Reads the reference rates of the European Central Bank, of which the dollar is one: a currency for a dollar is its rate
 * divided by the dollar's. Of a file of several days the latest counts. A currency that has gone out of use is left out.
 *
 * @throws Error with what is wrong with the file
 */
export function readEcbRates(xml: string): QuotedRates {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseAttributeValue: false,
    isArray: (_name, path, _isLeaf, isAttribute) => !isAttribute && String(path).endsWith('Cube.Cube'),
  })
  const { data, error } = Published.safeParse(parser.parse(xml))
  if (!data) throw new Error(`This is not the ECB's file of reference rates: ${z.prettifyError(error)}`)
  const [latest] = data.Envelope.Cube.Cube.toSorted((a, b) => b.time.localeCompare(a.time))
  const rates = new Map([
    ['EUR', '1'],
    ...(latest?.Cube ?? []).map(({ currency, rate }) => [currency, rate] as const),
  ])
  const dollar = rates.get('USD')
  if (!latest || !dollar || scaled(dollar) === 0n) throw new Error('The file has no rate of the US dollar.')
  const perDollar = Object.fromEntries(
    [...rates]
      .filter(([currency]) => currency !== 'USD' && isCurrency(currency))
      .map(([currency, rate]) => [currency, divide(scaled(rate), scaled(dollar))]),
  )
  return { day: latest.time, perDollar }
}

/** A quotient of two scaled numbers with eight decimals, rounded half up. */
function divide(one: bigint, other: bigint): string {
  const digits = ((one * 10n ** BigInt(decimals) * 2n + other) / (other * 2n))
    .toString()
    .padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
