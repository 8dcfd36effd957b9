import { expect, it } from 'vitest'
import { readConcepts } from './read-query.ts'
import type { Dictionary } from './read-query.ts'
import { readSearchText } from './search-text.ts'
import type { SearchWords } from './search-words.ts'

const dictionary: Dictionary = new Map([
  ['迪拜', { kind: 'place' as const, tokens: ['xdestinationdubai'] }],
  ['דובאי', { kind: 'place' as const, tokens: ['xdestinationdubai'] }],
])
const noWords: SearchWords = {
  empty: new Set(),
  dates: new Set(),
  people: new Set(),
  years: new Set(),
  traits: new Set(),
  means: new Map(),
  synonyms: new Map(),
  wider: new Map(),
}
const words = [
  { ...noWords, empty: new Set(['门票']), synonyms: new Map([['哈利 利法 法塔', ['迪拜 拜塔']]]) },
]
const read = (text: string) =>
  readConcepts(readSearchText(text)?.words ?? '', { dictionary, words }).map(({ typed, tokens }) => [
    typed,
    ...tokens,
  ])

it.each([
  ['迪拜沙漠', [['迪拜', 'xdestinationdubai'], ['沙漠']]],
  ['迪拜的沙漠', [['迪拜', 'xdestinationdubai'], ['沙漠']]],
  ['哈利法塔门票', [['哈利 利法 法塔']]],
])('reads words that Chinese writes without spaces: %s', (text, concepts) => {
  expect(read(text)).toEqual(concepts)
})

it('tells how something is from what it is', () => {
  const told = new Map([
    ...dictionary,
    ['kids', { kind: 'theme' as const, tokens: ['xages'], isTrait: true }],
  ])
  const traits = [{ ...noWords, traits: new Set(['vegan']) }]
  const concepts = readConcepts('vegan class kids', { dictionary: told, words: traits })
  expect(concepts.map(({ typed, isTrait }) => [typed, isTrait])).toEqual([
    ['vegan', true],
    ['class', false],
    ['kids', true],
  ])
})

it('knows a place by its name with a Hebrew preposition on it', () => {
  expect(read('ספארי בדובאי')).toEqual([['ספארי'], ['בדובאי', 'xdestinationdubai']])
})

it('reads a known word that Arabic writes together with a preposition or as what one does', () => {
  const arabic = [{ ...noWords, synonyms: new Map([['طبخ', ['طهي']]]) }]
  const wordsOf = (text: string) => readConcepts(text, { dictionary, words: arabic })[0]?.words
  for (const text of ['بطبخ', 'وطبخ', 'يطبخ']) expect(wordsOf(text)).toEqual([text, 'طهي', 'طبخ'])
  // of a word that is not known it is not certain that the letter is no part of it
  expect(wordsOf('بيوت')).toEqual(['بيوت'])
})
