import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { localeRecord } from './locale-records.ts'
import { fillGaps } from './fill-gaps.ts'
import { hasLooseSpace } from './loose-spaces.ts'
import type { Texts } from './fill-gaps.ts'

const folder = import.meta.dirname
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)
const namespaces = readdirSync(path.join(folder, 'en')).map((file) => path.basename(file, '.json'))
const plural = /_(zero|one|two|few|many|other)$/

/** Every text of a catalogue by its key, `cart:summary.lines_one`. */
function textsOf(language: string): Map<string, string> {
  const leaves = (texts: Texts, prefix: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[prefix + key, text]] : leaves(text, `${prefix}${key}.`),
    )
  const read = (namespace: string) =>
    JSON.parse(readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8')) as Texts
  const files = readdirSync(path.join(folder, language)).map((file) => path.basename(file, '.json'))
  return new Map(files.flatMap((namespace) => leaves(read(namespace), `${namespace}:`)))
}

/** The keys that a language must have: those of English, in its own plural forms. */
function keysFor(language: string, english: Iterable<string>): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = [...english].flatMap((key) =>
    plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : [key],
  )
  return [...new Set(keys)].toSorted()
}

/** Whether a text says "none" where English does, in a language whose grammar has no form of its own for it. */
function isWordForNone(key: string, language: string): boolean {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return key.endsWith('_zero') && english.has(key) && !forms.includes('zero')
}

/** What stands in braces, in angle brackets and in Radix's own braces. */
const fillings = /\{\{.*?\}\}|<\/?\w+\/?>|\{\w+\}/g
/** Names, which are the same in every language. */
const names = /Dhow|DH-\w+|JavaScript|PDF|3-\u2060D\u00a0Secure|WhatsApp/g
/** For the makers of pages: half of it is code, or the name of a program's menu. */
const technical = /^(integration|wordpress):/
/** What shares its letters with English shares words with it as well: `Total`, `Menu`. */
const sharedWords = 2

function isLatin(language: string): boolean {
  return localeRecord(language).letters === 'Latin'
}

/** Titles of the window, which have room. */
const roomy = /^(?:head|integration|wordpress):/
/** Labels that stand on a button or in a menu, and how many times as long as in English, plus some letters, they may be. */
const labels =
  /:(?:.*\.)?(?:action|continue|checkout|send|apply|remove|cart|label|addToCart|check|search|show)(?:$|\.)/
const longestLabel = (text: string) => Math.max(text.length * 2.2, text.length + 14)
/** A label that explains or apologises instead of naming: it has more than one sentence. */
const explains = /[.!?。؟] ?\S/
/** Words by which a machine or a person says that it is sorry, or speaks of translating instead of doing it. */
const apologies: Readonly<Record<string, RegExp>> & { en: RegExp } = {
  en: /\b(?:sorry|apolog|unfortunately|translat|as an AI\b)/iu,
  ar: /عذر|آسف|ترجم/u,
  ru: /извин|сожален|перевод|перевест/iu,
  tr: /üzgün|özür|maalesef|çeviri(?!r)|çevrile/iu,
  fr: /désolé|excus|tradui|traduc/iu,
  pt: /desculp|lamentamos|tradu[zç]/iu,
  es: /siento|disculp|lamentamos|tradu[cz]/iu,
  de: /leider|entschuldig|übersetz/iu,
  az: /üzr istə|təəssüf|tərcümə/iu,
  zh: /抱歉|对不起|翻译/u,
  it: /dispiace|scus[ai]|tradu[cz]|tradur/iu,
  he: /מצטער|סליחה|תרג[וםמ]/u,
  fa: /متأسف|متاسف|ببخشید|پوزش|ترجم/u,
}
/** The end of a sentence, which no label is; the point of an abbreviation stands behind a letter or two. */
const sentenceEnds = /\p{L}{3}[.!。！](?: ?\S|$)/u
/** How long what English says in so many letters may be as a label: a longer text explains. */
const longestName = (letters: number) => Math.max(letters * 2.2, letters + 22)
/** A label of English has no mark of a sentence. */
const isLabel = (text: string) => !/[.!?…:]/.test(text.replaceAll(fillings, ''))

/** How many English words a text is made of, besides what is filled in and what is a name. */
function wordsIn(text: string): number {
  const bare = text.replaceAll(fillings, ' ').replaceAll(names, ' ')
  return bare.match(/[A-Za-z]{2,}/g)?.length ?? 0
}

/** Small numbers too are in a language's own digits: Persian formats what English fills in as it is. */
function fillingsOf(text: string): string[] {
  return [...text.matchAll(fillings)].map(([found]) => found.replace(', number}}', '}}')).toSorted()
}

const english = textsOf('en')

describe.each(languages)('%s', (language) => {
  const texts = textsOf(language)
  const original = (key: string) => english.get(key) ?? english.get(key.replace(plural, '_other')) ?? ''

  it('has every text that English has, in each of its plural forms, and no other', () => {
    expect(readdirSync(path.join(folder, language)).toSorted()).toEqual(
      namespaces.map((namespace) => `${namespace}.json`).toSorted(),
    )
    const keys = [...texts.keys()].filter((key) => !isWordForNone(key, language))
    expect(keys.toSorted()).toEqual(keysFor(language, english.keys()))
  })

  it('fills in what English fills in; a form for one or two may say the number as a word', () => {
    const isWord = (key: string) => /_(zero|one|two)$/.test(key)
    const wrong = [...texts].filter(([key, text]) => {
      const mine = fillingsOf(text)
      const theirs = fillingsOf(original(key))
      if (!isWord(key)) return String(mine) !== String(theirs)
      const without = theirs.filter((filling) => !filling.startsWith('{{count'))
      // 21 is "one" in Russian, so what is a word in English may be a number there
      const counted = fillingsOf(original(key.replace(plural, '_other')))
      return ![theirs, without, counted].map(String).includes(String(mine))
    })
    expect(wrong).toEqual([])
  })

  it('leaves no text empty, and none in English', () => {
    const bare = (text: string) => text.replaceAll(fillings, '').replaceAll(names, '')
    expect([...texts].filter(([, text]) => !text.trim())).toEqual([])
    const plain = [...texts].filter(([key]) => !technical.test(key))
    const shared = isLatin(language) ? sharedWords : 0
    const same = plain.filter(([key, text]) => text === original(key) && wordsIn(text) > shared)
    expect(same).toEqual([])
    if (isLatin(language)) return
    expect(plain.filter(([, text]) => /[A-Za-z]/.test(bare(text)))).toEqual([])
  })
})

describe.each(languages)('%s', (language) => {
  const texts = textsOf(language)

  it('has no letters of another script', () => {
    const own = isLatin(language) ? undefined : localeRecord(language).letters
    const other = new RegExp(`(?![\\p{Script=Latin}${own ? `\\p{Script=${own}}` : ''}])\\p{L}`, 'u')
    const marks = /\u0640/g // lengthens Arabic letters, of no script of its own
    expect([...texts].filter(([, text]) => other.test(text.replaceAll(marks, '')))).toEqual([])
  })

  it('keeps the order of a name like "3-D Secure" that begins with a digit, in text from the right', () => {
    if (localeRecord(language).dir === 'ltr') return
    // without a mark before it, the digit counts to the letters in front: "D Secure-3"
    const torn = /(?<![\u200e\p{Nd}])\p{Nd}[-\u2060]+[A-Z]/u
    expect([...texts].filter(([, text]) => torn.test(text))).toEqual([])
  })

  it('lets no line begin with a mark that belongs to the word before it', () => {
    expect([...texts].filter(([, text]) => hasLooseSpace(language, text))).toEqual([])
  })

  it('names on buttons and in menus what they do, about as shortly as English', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const original = english.get(key) ?? ''
      if (!labels.test(key) || roomy.test(key) || explains.test(original) || original === '') return false
      return explains.test(text) || text.length > longestLabel(original)
    })
    expect(wrong).toEqual([])
  })
})

describe.each(['en', ...languages])('%s', (language) => {
  it('has no apology and no explanation in place of a label (specification, section 2)', () => {
    const apology = apologies[language]
    const wrong = [...textsOf(language)].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? ''
      if (!isLabel(original)) return false
      const [said, meant] = [text, original].map((words) => words.replaceAll(fillings, '').trim())
      const explained = sentenceEnds.test(said ?? '') || (said ?? '').length > longestName(meant?.length ?? 0)
      return apology?.test(text) || apologies.en.test(text) || explained
    })
    expect(apology).toBeDefined()
    expect(wrong).toEqual([])
  })
})

// English words are short enough for the narrow places that the longer ones of other languages break in
it.each(languages.filter((language) => language !== 'en'))(
  'ends no line between a number of guests and its word: %s',
  (language) => {
    const parted = [...textsOf(language)].filter(
      ([key, text]) => /\bunits\b/.test(key) && /\{\{(count|quantity), number\}\} /.test(text),
    )
    expect(parted.filter(([key]) => key.startsWith('lines'))).toEqual([])
  },
)

it('English explains nothing on its buttons and in its menus', () => {
  // what became of a line is told beside its button, and what to do with a ticket below its code
  const told = /^(?:cart:remove\.(?!label|name)|ticket:show)/
  const buttons = [...english].filter(([key]) => labels.test(key) && !roomy.test(key) && !told.test(key))
  expect(buttons.length).toBeGreaterThan(80)
  expect(buttons.filter(([, text]) => sentenceEnds.test(text) || text.length > 40)).toEqual([])
})

it('a required field is told in the words of the specification, in every form', () => {
  const told = [...english].filter(([key]) => /[:.](?:required|fault\.missing)$/.test(key))
  const forms = ['account', 'checkout', 'content', 'offer-request', 'orders', 'reviews', 'supplier']
  expect(told.map(([key]) => key.split(':')[0] ?? '').toSorted()).toEqual(forms)
  expect(told.filter(([, text]) => text !== 'This field is required')).toEqual([])
})

describe('a language that is not finished', () => {
  const inEnglish = {
    title: 'Cart',
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
    more: { all: 'All' },
  }

  it('reads English where it lacks a text', () => {
    expect(fillGaps('tr', { title: 'Sepet' }, inEnglish)).toEqual({ ...inEnglish, title: 'Sepet' })
  })

  it('reads a counted text in each form that it asks for', () => {
    expect(fillGaps('ru', {}, inEnglish)).toMatchObject({
      lines_one: '{{count}} line',
      lines_few: '{{count}} lines',
      lines_many: '{{count}} lines',
    })
  })

  it('does not mix two languages in one counted text', () => {
    const filled = fillGaps('ar', { lines_other: '{{count}} سطر' }, inEnglish)
    expect(filled).not.toHaveProperty('lines_one')
  })
})
