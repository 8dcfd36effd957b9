import { expect, it } from 'vitest'
import type { Language } from '../../contract/primitives.ts'
import { readConcepts } from './read-query.ts'
import { readSearchText } from './search-text.ts'
import { searchWords } from './search-words.ts'

/** What is looked for as one thing, with everything that may stand for it. */
function wordsFor(language: Language, typed: string): readonly string[] {
  const words = [language, 'en' as const].map((spoken) => searchWords(spoken, undefined))
  const concepts = readConcepts(readSearchText(typed)?.words ?? '', { dictionary: new Map(), words })
  return concepts.length === 1 ? (concepts[0]?.words ?? []) : []
}

// golf, skiing, an aquarium, a theatre, a beach
const subjects: Record<Exclude<Language, 'en'>, readonly string[]> = {
  ar: ['جولف', 'تزلج', 'أكواريوم', 'مسرح', 'شاطئ'],
  az: ['qolf', 'xizək', 'akvarium', 'teatr', 'çimərlik'],
  de: ['Golfplatz', 'Skifahren', 'Aquarium', 'Schauspielhaus', 'Strand'],
  es: ['campo de golf', 'esquí', 'acuario', 'teatro', 'playa'],
  fa: ['گلف', 'اسکی', 'آکواریوم', 'تئاتر', 'ساحل'],
  fr: ['terrain de golf', 'station de ski', 'aquarium', 'théâtre', 'plage'],
  he: ['גולף', 'סקי', 'אקווריום', 'תיאטרון', 'חוף'],
  it: ['campo da golf', 'sciare', 'acquario', 'teatro', 'spiaggia'],
  pt: ['golfe', 'esqui', 'aquário', 'teatro', 'praia'],
  ru: ['гольф', 'лыжи', 'аквариум', 'театр', 'пляж'],
  tr: ['golf sahası', 'kayak', 'akvaryum', 'tiyatro', 'plaj'],
  zh: ['高尔夫', '滑雪', '水族馆', '剧院', '海滩'],
}
const inEnglish = ['golf', 'ski', 'aquarium', 'theatre', 'beach']

it.each(
  Object.entries(subjects).flatMap(([language, typed]) =>
    typed.map((word, at) => [language as Language, word, inEnglish[at] ?? ''] as const),
  ),
)('finds what is told in English alone: %s %s is %s', (language, typed, english) => {
  expect(wordsFor(language, typed)).toContain(english)
})

it('finds a theatre by the name that English gives it', () => {
  expect(wordsFor('ru', 'Большой театр')).toContain('bolshoi theatre')
})
