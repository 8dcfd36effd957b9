/** How a typed text is read: accents folded, words parted, articles and openings left out. */
import { locales } from '../../../locales/locale-records.ts'
import type { Language } from '../../contract/primitives.ts'

/** What was typed, as PostgreSQL's `websearch_to_tsquery` may read it: nothing in it can be an error. */
export interface SearchText {
  /** Words with single spaces; quotes and a minus before a word keep their meaning. */
  words: string
  /** All but the last word, and the last one, which may be unfinished. Absent after a quote or a very short word. */
  unfinished?: { before: string; last: string }
}

const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
const onlyChinese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u
/** Signs over and under Arabic and Hebrew letters, which most people do not type. */
const vowelSigns = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652]/gu
/** Letters that a last word must have to be taken for the beginning of one: fewer, once other words have narrowed it down. */
const shortestUnfinished = { alone: 2, afterOthers: 2 }
/** More words than this narrow nothing and only cost. */
const mostWords = 16

/**
 * The language that a text must be in when its script is not the reader's: a traveller who types "Колизей" on an English page
 * reads Russian. Undefined for Latin letters and for the reader's own script.
 */
export function languageOfScript(text: string, reader: Language): Language | undefined {
  const candidates = locales.filter(
    ({ letters }) => letters !== 'Latin' && new RegExp(`\\p{Script=${letters}}`, 'u').test(text),
  )
  return candidates.some(({ code }) => code === reader) ? undefined : (candidates[0]?.code as Language)
}

/** Lower case without accents and Arabic articles, so that "São" and "sao" are one word, and "المتحف" and "متحف". */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC').trim()
  return readSpelling('fa', readSpelling('ar', plain))
}

/** Folded, with a space for whatever is neither letter nor digit: "Segunda-feira" → "segunda feira". */
export function plainWord(text: string): string {
  return foldText(text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
}

/** "沙漠之旅" → "沙漠 漠之 之旅": these scripts have no spaces, and the documents are stored in the same pairs. */
function intoPairs(run: string): string {
  const characters = Array.from(run)
  if (characters.length < 2) return ` ${run} `
  return ` ${characters
    .slice(1)
    .map((character, index) => `${characters[index] ?? ''}${character}`)
    .join(' ')} `
}

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' })
/** "Of", "in", "to", "and": between two words they say nothing of what is looked for. */
const chineseParticles = new Set(['在', '去', '到', '和', '与'])

/**
 * "迪拜的沙漠" → "迪拜 沙漠". No document has the pair of two words that were typed after each other. A word of one character
 * stays with its neighbours: it may be a part of a name that the dictionary of words does not know.
 */
function intoWords(run: string): string {
  const words = Array.from(chineseWords.segment(run), ({ segment }) => segment)
  const isWhole = (word: string | undefined) => word === undefined || Array.from(word).length > 1
  return words
    .map((word, at) => {
      const [before, after] = [words[at - 1], words[at + 1]]
      if (word === '的' && before && after) return ' '
      if (chineseParticles.has(word) && isWhole(before) && isWhole(after)) return ' '
      return isWhole(word) && isWhole(after) ? `${word} ` : word
    })
    .join('')
    .replace(chinese, intoPairs)
}

/** How a question to a search engine begins. It says nothing of what is looked for, and stands in no document. */
const openings: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:best|top|fun) )?(?:things|what) to (?:do|see|visit)(?: (?:in|at|near|around))?(?= |$)/iu,
  az: /^(?:nə etmək|nə etməli|hara getmək|nə görmək)(?= |$)/iu,
  de: /^was (?:kann|soll|sollte) (?:man|ich) (?:in|am|auf) (?=\S)|^was (?:tun|machen|unternehmen|sehen)(?: (?:in|am|auf))?(?= |$)/iu,
  es: /^(?:qué|que|cosas que|cosas para) (?:hacer|ver|visitar)(?: en)?(?= |$)/iu,
  fr: /^(?:que|quoi|choses à) (?:faire|voir|visiter)(?: (?:à|a|en|au|aux))?(?= |$)/iu,
  it: /^(?:che cosa|cosa|cose da|dove) (?:fare|vedere|visitare|andare)(?: (?:a|in|ad|al|alla))?(?= |$)/iu,
  pt: /^(?:o que|coisas para) (?:fazer|ver|visitar)(?: (?:em|no|na))?(?= |$)/iu,
  ru: /^(?:что|чем|куда) (?:делать|заняться|посмотреть|сходить|посетить)(?: (?:в|во|на))?(?= |$)/iu,
}

/** "things to do in Paris" → "Paris", in the reader's language and in English. Empty when there is nothing else. */
export function withoutOpening(language: Language, text: string): string {
  const plain = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  return [language, 'en' as const]
    .reduce((rest, spoken) => rest.replace(openings[spoken] ?? /^$/, ''), plain)
    .trim()
}

/**
 * Reads a search text the way `search_text()` of the database reads documents: everything but letters and digits parts
 * words. Undefined when there is no word in it.
 */
export function readSearchText(text: string): SearchText | undefined {
  const plain = text
    .normalize('NFC')
    .replace(/[“”„«»]/g, '"')
    .replace(vowelSigns, '')
    .replace(/[^\p{L}\p{M}\p{N}"-]+/gu, ' ')
    .replace(/(?<=[\p{L}\p{M}\p{N}"])-+|-+(?![\p{L}\p{M}\p{N}])|-(?=-)/gu, ' ')
    .replace(chinese, /["“”„«»]/.test(text) ? intoPairs : intoWords)
    .trim()
    .replace(/\s+/g, ' ')
  const words = plain.split(' ').slice(0, mostWords)
  if (!/[\p{L}\p{N}]/u.test(plain)) return undefined
  const last = words.at(-1) ?? ''
  const mayBeUnfinished =
    !last.startsWith('-') &&
    !plain.includes('"') &&
    (last.length >= (words.length > 1 ? shortestUnfinished.afterOthers : shortestUnfinished.alone) ||
      onlyChinese.test(last))
  return {
    words: words.join(' '),
    unfinished: mayBeUnfinished ? { before: words.slice(0, -1).join(' '), last } : undefined,
  }
}

/** "The", "in", "to", "from", "that", "and", which Hebrew writes on the word. */
const hebrewPrefix = /^[הבלמשו](?=[\u05d0-\u05ea]{3})/u

/** What Persian writes at the end of a word that something follows, "of": after a vowel. Both signs of "موزه" are in use. */
const persianOf: readonly [RegExp, readonly string[]][] = [
  [/ه$/u, ['ه\u0654', '\u06c0', 'ه ی']],
  [/[او]$/u, ['$&ی']],
]

/**
 * The forms of a typed word that a document may have instead: in Hebrew "במדבר" for "מדבר", and the other way round; in Persian
 * "موزهٔ" for "موزه", and "کلیسای" for "کلیسا".
 */
export function otherForms(word: string): string[] {
  if (/^\p{Script=Arabic}{3,}$/u.test(word)) {
    return persianOf.flatMap(([end, followed]) =>
      end.test(word) ? followed.map((ending) => word.replace(end, ending)) : [],
    )
  }
  if (!/^[\u05d0-\u05ea]{3,}$/u.test(word)) return []
  const bare = hebrewPrefix.test(word) ? [word.slice(1)] : []
  return [...bare, ...['ה', 'ב', 'ל', 'מ', 'ו'].map((prefix) => prefix + word)]
}

/** "And", "so", "in", "as", "for" and "for the", which Arabic writes on the word, and the first letter of what he or they do. */
const arabicPrefixes = ['لل', 'و', 'ف', 'ب', 'ك', 'ل', 'ي']

/** What an Arabic word may be without what is written on it, each of at least three letters. */
export function bareForms(word: string): string[] {
  if (!/^\p{Script=Arabic}{4,}$/u.test(word)) return []
  return arabicPrefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= 3)
    .map((prefix) => word.slice(prefix.length))
}

/**
 * Spellings that a language's documents have in one form only, as `search_text(language, …)` of the database makes it:
 * Persian letters for the Arabic ones that look like them, and no Arabic article.
 */
export function readSpelling(language: string, text: string): string {
  if (language === 'fa') return text.replaceAll('ي', 'ی').replaceAll('ى', 'ی').replaceAll('ك', 'ک')
  if (language === 'ar') return text.replace(/(^|[\s"-])[وفبك]?ال(?=\p{L}{2})/gu, '$1')
  return text
}
