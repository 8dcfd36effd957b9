/**
 * The first of a month as French prints it, "1er décembre": `Intl` writes "1 décembre". Of a date, the only number before a word
 * that is a one.
 */
export function firstOfMonth(text: string, locale: string): string {
  return locale.startsWith('fr') ? text.replace(/\b1(?=[ \u00a0]\p{L})/gu, '1er') : text
}

/** A measure with the space that our Chinese texts have between digits and words, "2 小时": `Intl` writes none. */
export function spaceMeasure(text: string, locale: string): string {
  return locale.startsWith('zh') ? text.replace(/\d(?=\p{L})/gu, '$&\u00a0') : text
}
