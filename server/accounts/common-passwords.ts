import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '../platform/problem.ts'

/** The passwords that people have used most, from leaks: 49,000, of which 18,000 are long enough to be chosen here. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Words that an attacker would try here first; the names of the account and its site are added. */
const ownWords = ['dhow', 'password', 'travel', 'booking', 'tour']
const shortestWord = 4
/** Letters that must be left of a password without such words. */
const fewestOwnLetters = 4

/**
 * Refuses a password that many have, or that is made of the account's own address and of the site's name.
 *
 * @throws Problem 400 `password_too_common`
 */
export function refuseCommonPassword(
  password: string,
  { email, site }: { email: string; site: string },
): void {
  const folded = password.normalize('NFKC').toLowerCase()
  if (common.has(folded) || !hasOwnLetters(folded, [...ownWords, ...wordsOf(email), ...wordsOf(site)])) {
    throw new Problem(
      400,
      'password_too_common',
      'This password is one of those that are guessed first. Choose another.',
    )
  }
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord)
}

function hasOwnLetters(password: string, words: readonly string[]): boolean {
  // the longest first, so that a word within another does not break it
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), password)
  const letters = rest.replaceAll(/[^\p{L}]/gu, '')
  // of a password that has none of these words nothing was taken
  return rest === password || letters.length >= fewestOwnLetters
}
