/** ISO 4217 list one: the currencies whose minor unit is not a hundredth. */
const exponents: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
}

/** Decimals of a currency's minor unit after ISO 4217. `Intl` answers from CLDR, which differs (HUF, IDR: 0). */
export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2
}
