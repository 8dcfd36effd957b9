import countryToCurrency from 'country-to-currency'

const currencies: Readonly<Record<string, string | undefined>> = countryToCurrency
/** Spoken in many countries with a currency each: without a region they say nothing of money. */
const everywhere: ReadonlySet<string> = new Set(['ar', 'en', 'es', 'fr', 'pt'])

/** The region that a language names, or the one in which it is mostly spoken: `de-AT` → AT, `tr` → TR. */
function regionOf(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag)
    return region ?? (everywhere.has(language) ? undefined : new Intl.Locale(tag).maximize().region)
  } catch {
    return undefined
  }
}

/** The first currency of a visitor's languages (`navigator.languages`) in which the site sells. */
export function guessCurrency(languages: readonly string[], offered: readonly string[]): string | undefined {
  return languages
    .map((tag) => currencies[regionOf(tag) ?? ''])
    .find((currency) => currency !== undefined && offered.includes(currency))
}
