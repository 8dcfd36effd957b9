import { expect, it } from 'vitest'
import { partCompounds } from './compounds.ts'
import { searchWords } from './search-words.ts'

const words = [searchWords('de', undefined)]
const dictionary = new Map()

it.each([
  ['museumsbesuch', 'museum besuch'],
  ['Hafenrundfahrt', 'Hafen rundfahrt'],
  ['kameltour dubai', 'kamel tour dubai'],
  ['delfinausflug', 'delfin ausflug'],
  ['tauchausflug', 'tauchen ausflug'],
  ['weinwanderung', 'wein wanderung'],
  ['märkteführung', 'markte führung'],
])('takes a compound apart whose last word searches know: %s', (typed, parts) => {
  expect(partCompounds(typed, { language: 'de', dictionary, words })).toBe(parts)
})

it.each([
  ['a word that is known as a whole', 'kochkurs'],
  ['a syllable before a known word', 'entführung'],
  ['what ends in no known word', 'kolosseumstein'],
  ['quoted words', '"museumsbesuch"'],
  ['what is not wanted', 'hafen -museumsbesuch'],
])('leaves alone %s', (_what, typed) => {
  expect(partCompounds(typed, { language: 'de', dictionary, words })).toBeUndefined()
})

it('takes nothing apart in a language that writes its words apart', () => {
  expect(partCompounds('museumsbesuch', { language: 'fr', dictionary, words })).toBeUndefined()
})
