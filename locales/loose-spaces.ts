/**
 * Whether a text has an ordinary space where a line would begin, or end, with a mark that its language keeps to the word
 * beside it.
 */

/** Ordinary spaces at which a line would begin, or end, with a mark that its language keeps to the word beside it. */
const looseSpaces: Readonly<Record<string, RegExp>> = {
  fr: /\S [:;?!»]|« /u,
  ru: /\S —/u,
}

export const hasLooseSpace = (language: string, text: string): boolean =>
  looseSpaces[language]?.test(text) ?? false
