/**
 * The first of a month as French prints it, "1er décembre": `Intl` writes "1 décembre". Of a date, the only number before a word
 * that is a one.
 */
export function firstOfMonth(text: string, locale: string): string {
  return locale.startsWith('fr') ? text.replace(/\b1(?=[ \u00a0]\p{L})/gu, '1er') : text
}

/**
 * A measure or an amount of money as our texts have it. Chinese puts a space between digits and words, "2 小时", where `Intl` writes
 * none; Hebrew counts no single hour or day, "שעה", as `Intl` does not with two of them either. Arabic and Hebrew keep a sign of
 * letters and a mark together, "US$": left alone, its mark goes to the other side of the letters (UAX 9). A hyphen of `Intl` becomes
 * a minus, or a dash between two numbers.
 */
export function writeMeasure(written: string, locale: string): string {
  const text = written.replace(/^([\u200e\u200f]*)-/, '$1−').replace(/(?<=\d)\s?-\s?(?=\d)/, '–')
  if (locale.startsWith('zh')) return text.replace(/\d(?=\p{L})/gu, '$&\u00a0')
  return text.replace(/^1 (?=[שי])/, '').replace(/^(\u200f.+)\b(\w+\p{Sc})$/u, '$1\u200f$2\u200e')
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
