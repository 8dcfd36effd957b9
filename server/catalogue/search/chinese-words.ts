/** Chinese words as they were typed, which a search has in pairs of characters, and what they may be short of a slip. */

const isChinese = (text: string) => /^[\p{Script=Han} ]+$/u.test(text)

/** "苏兹", "兹达", "达尔" → "苏兹达尔": pairs that lie over each other are one word. Others stay what they are. */
export function wholeWords(typed: readonly string[]): string[] {
  const words: string[] = []
  for (const phrase of typed) {
    const whole = isChinese(phrase) ? phrase.split(' ').reduce(join) : phrase
    const before = words.at(-1)
    const isPart = before !== undefined && isChinese(before) && lies(before, whole)
    words.splice(isPart ? -1 : words.length, 1, isPart ? join(before, whole) : whole)
  }
  return words
}

const lies = (before: string, after: string) => isChinese(after) && before.endsWith(after.charAt(0))

const join = (before: string, after: string) => before + (lies(before, after) ? after.slice(1) : after)

/** A shorter word has no more pairs in common with another than by chance. */
const shortestSlipped = 4

/**
 * What a long word has in common with one that is spelt otherwise at its end or beginning: most of its pairs. Undefined of
 * shorter words, and of those that are not Chinese.
 */
export function withoutSlip(word: string): string[] | undefined {
  const characters = Array.from(word)
  if (!isChinese(word) || characters.length < shortestSlipped) return undefined
  return [characters.slice(0, -1).join(''), characters.slice(1).join('')]
}
