/**
 * The first of a month as French prints it, "1er décembre": `Intl` writes "1 décembre". Of a date, the only number before a word
 * that is a one.
 */
export function firstOfMonth(text: string, locale: string): string {
  return locale.startsWith('fr') ? text.replace(/\b1(?=[ \u00a0]\p{L})/gu, '1er') : text
}

/**
 * A measure as our texts have it. Chinese puts a space between digits and words, "2 小时", where `Intl` writes none; Hebrew counts
 * no single hour or day, "שעה", as `Intl` does not with two of them either.
 */
export function writeMeasure(text: string, locale: string): string {
  if (locale.startsWith('he')) return text.replace(/^1 (?=[שי])/, '')
  return locale.startsWith('zh') ? text.replace(/\d(?=\p{L})/gu, '$&\u00a0') : text
}

/** Other dollars, pesos, crowns, pounds and rupees than those that a traveller takes the bare sign for. */
const sharesItsSign = /^(?!US)..D|^(AR|C[LOU]|DO|MX|UY|DK|IS|NO|S[EHSY]|FK|GI|LK|MU|NP|PK)/

/** A currency is written by its own sign, "₽", which `Intl` knows in some languages only when it is asked for. */
export function displayOf(currency: string): 'symbol' | 'narrowSymbol' {
  return sharesItsSign.test(currency) ? 'symbol' : 'narrowSymbol'
}

/** The currency of Turkey, which Hebrew calls new in `Intl` alone: the old one went in 2005. */
export function currentName(currency: string): string {
  return currency.replace('טורקית חדשה', 'טורקית')
}
