import { expect, it } from 'vitest'
import type { Language } from '../../contract/primitives.ts'
import { partDatesAndPeople } from './dates-and-people.ts'
import { searchWords } from './search-words.ts'

function part(language: Language, text: string, names: readonly string[] = []) {
  const words = [...new Set<Language>([language, 'en'])].map((spoken) => searchWords(spoken, undefined))
  const parted = partDatesAndPeople(text, words, (phrase) => names.includes(phrase))
  return [parted.text, parted.dates.join('|'), parted.people.join('|')]
}

it.each<[Language, string, string, string, string]>([
  ['de', 'Antalya Kinder Februar', 'Antalya Kinder', 'Februar', ''],
  ['de', 'Antalya im Februar', 'Antalya im', 'Februar', ''],
  ['de', 'Rom 24. Dezember 2026', 'Rom', '24. Dezember 2026', ''],
  ['de', 'Rom am 24.12.', 'Rom am', '24.12.', ''],
  ['de', 'Kinder 4 9 14', 'Kinder', '', '4 9 14'],
  ['de', 'Bootstour 2 Erwachsene 3 Kinder', 'Bootstour Kinder', '', '2 Erwachsene|3'],
  ['en', 'quad 24 april', 'quad', '24 april', ''],
  ['en', 'boat april 24th dubai', 'boat dubai', 'april 24th', ''],
  ['en', 'Rome this weekend', 'Rome', 'this weekend', ''],
  ['en', 'cruise 2027-03-04', 'cruise', '2027-03-04', ''],
  ['en', 'kids 4, 9 and 14', 'kids', '', '4, 9 and 14'],
  ['de', 'Antalya Kinder Februar 4 9', 'Antalya Kinder', 'Februar', '4 9'],
  ['en', 'kids boat 4 9', 'kids boat', '', '4 9'],
  ['en', 'kids boat 3 hours', 'kids boat 3 hours', '', ''],
  ['en', 'dubai with kids aged 4/9', 'dubai with kids', '', 'aged 4/9'],
  ['en', 'museum 7 year old', 'museum', '', '7 year old'],
  ['en', 'family of 5 safari', 'family of safari', '', '5'],
  ['es', 'barco 24 de abril de 2027', 'barco', '24 de abril de 2027', ''],
  ['es', 'niños 4 años', 'niños', '', '4 años'],
  ['fr', 'Paris 1er août', 'Paris', '1er août', ''],
  ['it', 'Lisbona 2 adulti domani', 'Lisbona', 'domani', '2 adulti'],
  ['pt', 'lisboa segunda-feira', 'lisboa', 'segunda-feira', ''],
  ['ru', 'Стамбул в феврале', 'Стамбул в', 'феврале', ''],
  ['ru', 'дети 4 года', 'дети', '', '4 года'],
  ['tr', 'İstanbul şubat ayında 2 kişi', 'İstanbul', 'şubat ayında', '2 kişi'],
  ['az', 'bakı fevralda', 'bakı', 'fevralda', ''],
  ['ar', 'دبي في فبراير', 'دبي في', 'فبراير', ''],
  ['fa', 'دبی آخر هفته ۲ نفر', 'دبی', 'آخر هفته', '۲ نفر'],
  ['he', 'רומא בפברואר ילדים בני 4', 'רומא ילדים', 'בפברואר', 'בני 4'],
  ['zh', '迪拜二月', '迪拜', '二月', ''],
  ['zh', '巴黎12月24日', '巴黎', '12月24日', ''],
  ['zh', '迪拜周末2大人', '迪拜', '周末', '2大人'],
])('takes dates, ages and numbers of people for what they are: %s %s', (language, text, ...parted) => {
  expect(part(language, text)).toEqual(parted)
})

it.each([
  '5 day tour',
  '24 hour ticket',
  '9/11 memorial',
  'route 66',
  'level 124 burj khalifa',
  '"14 july"',
  'kids',
  '3 hours boat',
])('leaves other words and numbers to be looked for: %s', (text) => {
  expect(part('en', text)).toEqual([text, '', ''])
})

it.each<[Language, string]>([
  // the article is not read: "the day" is today, and "a day" is how long a trip lasts
  ['ar', 'رحلة يوم كامل'],
  ['ar', 'تذكرة يوم'],
  ['ar', 'ركوب الجمل لاثنين'],
  // tomorrow, and the morning
  ['es', 'paseo de la mañana'],
])('leaves words that are something else too: %s %s', (language, text) => {
  expect(part(language, text)).toEqual([text, '', ''])
})

it('leaves a month that is a part of a known name', () => {
  expect(part('de', 'Chiang Mai', ['chiang mai'])).toEqual(['Chiang Mai', '', ''])
  expect(part('de', 'Chiang Mai Mai', ['chiang mai'])).toEqual(['Chiang Mai', 'Mai', ''])
})

it('leaves nothing to look for where the rest says nothing', () => {
  expect(part('de', 'im Februar')).toEqual(['', 'Februar', ''])
})
