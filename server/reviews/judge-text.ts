import type { Language } from '../contract/primitives.ts'
import type { HoldReason } from '../contract/review-writing.ts'
import { harshIn, harshWords } from './harsh-words.ts'

/** What is read of a review before it is shown. */
export interface JudgedText {
  title?: string
  body: string
  author: string
  language: Language
}

/** Why a moderator must read a review before it is shown; nothing when there is no reason. */
export function reasonsToHold({ title = '', body, author, language }: JudgedText): HoldReason[] {
  const text = [title, body, author].join('\n')
  return [...(hasLink(text) ? ['link' as const] : []), ...(isHarsh(text, language) ? ['words' as const] : [])]
}

/** Endings of host names that are no words in any of our languages; "great.it" and "there.is" are a missing space. */
const endings = 'com|net|org|info|biz|io|app|dev|xyz|shop|online|website|ru|tr|ae|de|uk|cn|ly|gl|gg'
const links = [
  /\b[a-z][a-z\d+.-]*:\/\//i,
  /\bwww\./i,
  // an address with a path, or with a name before its ending; also mail addresses
  /[\p{L}\d-]+\.[a-z]{2,24}\/\S/iu,
  new RegExp(
    `[\\p{L}\\d-]\\s?(?:\\.|\\[\\.\\]|\\(\\.\\)|\\(dot\\)|\\[dot\\]|\\sdot\\s)\\s?(?:${endings})(?![\\p{L}\\d])`,
    'iu',
  ),
  /[\p{L}\d._+-]+@[\p{L}\d-]+\.\p{L}{2,}/u,
]

function hasLink(text: string): boolean {
  const visible = text.normalize('NFKC').replace(invisible, '')
  return links.some((link) => link.test(visible))
}

// zero-width and soft hyphens, with which a word is hidden from a list like ours
const invisible = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  ı: 'i',
  ß: 'ss',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
}

/** One spelling for however a word is written: case, accents, doubled letters, digits for letters. */
function canonical(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[0134578@$]|[0134578@$](?=\p{L})/gu, (sign) => lookalikes[sign] ?? sign)
    .replace(/[ıßيىك]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/(\p{L})\1+/gu, '$1')
}

/** Every word between two spaces. */
function wordsOf(text: string): string {
  return ` ${
    canonical(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
}

const unspaced = /\p{Script=Han}/u

function isHarsh(text: string, language: Language): boolean {
  const words = wordsOf(text)
  return [...harshWords, ...(harshIn[language] ?? [])].some((entry) => {
    const word = wordsOf(entry.replace('*', '')).trim()
    if (unspaced.test(word)) return words.replaceAll(' ', '').includes(word)
    return words.includes(entry.endsWith('*') ? ` ${word}` : ` ${word} `)
  })
}
