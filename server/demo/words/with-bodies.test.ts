import { describe, expect, it } from 'vitest'
import { Listing } from '../../contract/listing.ts'
import { demoCatalogue, experiencesByCity, toldInSentences } from '../catalogue.ts'
import { bodyFiles, readBodies } from './read-bodies.ts'
import { bodyTexts, withBodies } from './with-bodies.ts'

const listings = Object.values(experiencesByCity).flat()
/** Languages in which every city is written; the others grow city by city. */
const whole = ['fr', 'de', 'ar', 'ru', 'es', 'pt', 'zh', 'it', 'he', 'tr', 'fa', 'az']

/** Each text of a file beside the English that it answers. */
function pairsOf(language: string, city: string) {
  const bodies = readBodies(language, city)
  return (experiencesByCity[city] ?? []).flatMap((listing) =>
    bodyTexts(toldInSentences(listing), language).map((english) => ({
      externalId: listing.externalId,
      english,
      text: bodies[listing.externalId]?.[english] ?? '',
    })),
  )
}

/** Hours that English and Arabic tell by a clock of twelve, "8:30 PM", "8:30 مساءً". */
const clockOfTwelve = /(\d{1,2}):(\d\d) (AM|PM|صباحًا|ظهرًا|عصرًا|مساءً)/g
/** Decades that Arabic names by their century, where English has their first year. */
const arabicDecades: Readonly<Record<string, string>> = {
  'ثمانينيات القرن السادس عشر': '1580',
  'تسعينيات القرن التاسع عشر': '1890',
  'ثلاثينيات القرن العشرين': '1930',
}
const inDigits = (text: string): string =>
  text
    .replaceAll(clockOfTwelve, (_, hour: string, minute: string, part: string) => {
      const isLater = !['AM', 'صباحًا'].includes(part) && hour !== '12'
      return `${String(Number(hour) + (isLater ? 12 : 0)).padStart(2, '0')}:${minute}`
    })
    .replaceAll(
      new RegExp(Object.keys(arabicDecades).join('|'), 'g'),
      (decade) => arabicDecades[decade] ?? '',
    )

/**
 * Numbers as they stand in any system of digits, without the separators of thousands. A month is a number in Chinese, where English
 * has a word.
 */
const numbersIn = (text: string): string[] =>
  (
    inDigits(text)
      .replaceAll(/\d+ 月/g, '')
      .replaceAll(/[٠-٩]/g, (digit) => String(digit.codePointAt(0)! - 0x660))
      .replaceAll(/[۰-۹]/g, (digit) => String(digit.codePointAt(0)! - 0x6f0))
      .replaceAll(/(\d)[.,٬’\u{20}\u{A0}\u{202F}](?=\d{3}(?!\d))/gu, '$1')
      .match(/\d+/g) ?? []
  ).toSorted()

/** Signs beside numbers; Arabic says the dirham by its name. */
const marks = (text: string): string[] =>
  (
    text
      .replaceAll('٪', '%')
      .replaceAll(/(?<=\d )درهم/g, 'AED')
      .match(/€|AED|%|°C|\*/g) ?? []
  ).toSorted()

/** Letters of a language; every other uses the Latin ones. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
}
const shareOfScript = (text: string, language: string): number =>
  (text.match(scripts[language] ?? /\p{Script=Latin}/gu) ?? []).length /
  (text.match(/\p{Letter}/gu) ?? []).length

describe('a translated body', () => {
  it.each(bodyFiles)('answers each English text as it stands and no other: $language, $city', (file) => {
    const given = readBodies(file.language, file.city)
    const asked = (experiencesByCity[file.city] ?? [])
      .map((listing) => [listing.externalId, bodyTexts(toldInSentences(listing), file.language)] as const)
      .filter(([, texts]) => texts.length > 0)
    const answered = Object.entries(given).map(([externalId, texts]) => [
      externalId,
      Object.keys(texts).toSorted(),
    ])
    expect(Object.fromEntries(answered)).toEqual(
      Object.fromEntries(asked.map(([externalId, texts]) => [externalId, [...new Set(texts)].toSorted()])),
    )
    expect(
      Object.values(given)
        .flatMap((texts) => Object.values(texts))
        .filter((text) => text.trim() === ''),
    ).toEqual([])
  })

  // words are alike by chance; whole sentences are when the English was edited and the old translation was moved to it
  it.each(whole)('answers one English sentence by each of its own: %s', (language) => {
    const pairs = bodyFiles
      .filter((file) => file.language === language)
      .flatMap(({ city }) => pairsOf(language, city))
    const sentences = pairs.filter(({ english }) => english.length >= 30)
    const answers = Map.groupBy(sentences, ({ text }) => text)
    const shared = [...answers].filter(([, same]) => new Set(same.map(({ english }) => english)).size > 1)
    expect(shared.map(([text, same]) => [text, same.map(({ externalId }) => externalId)])).toEqual([])
  })

  it.each(bodyFiles)('states the numbers, prices and paragraphs of the English: $language, $city', (file) => {
    const facts = (text: string) => ({
      numbers: numbersIn(text),
      marks: marks(text),
      paragraphs: text.split('\n\n').length,
    })
    for (const { externalId, english, text } of pairsOf(file.language, file.city)) {
      expect(facts(text), `${externalId}: ${text}`).toEqual(facts(english))
    }
  })

  it.each(bodyFiles)('is written in the letters of its language: $language, $city', ({ language, city }) => {
    const pairs = pairsOf(language, city)
    const sentences = pairs.filter(({ english }) => english.length > 60)
    expect(sentences.filter(({ english, text }) => text === english)).toEqual([])
    expect(
      sentences.filter(
        ({ english, text }) => !/^\S.*\d{4}/.test(english) && shareOfScript(text, language) < 0.6,
      ),
    ).toEqual([])
    expect(shareOfScript(pairs.map(({ text }) => text).join(' '), language)).toBeGreaterThan(0.9)
  })
})

describe('an experience of the demo', () => {
  it.each(whole)('is whole in %s, with every text that it has in English', (language) => {
    expect(demoCatalogue.experiences.flatMap((listing) => bodyTexts(listing, language))).toEqual([])
  })

  it('keeps its English and its other languages when a body is joined to it', () => {
    for (const listing of listings) {
      const told = toldInSentences(listing)
      expect(bodyTexts(withBodies(told))).toEqual(bodyTexts(told))
      expect(withBodies(told)).toMatchObject(told)
    }
    expect(demoCatalogue.experiences.every((experience) => Listing.safeParse(experience).success)).toBe(true)
  })
})
