import { describe, expect, it } from 'vitest'
import type { Language } from '../contract/primitives.ts'
import { harshIn, harshWords } from './harsh-words.ts'
import { reasonsToHold } from './judge-text.ts'

const judge = (body: string, language: Language = 'en') => reasonsToHold({ body, author: 'Ada L.', language })

describe('what is read of a review before it is shown', () => {
  it.each([
    'Book it cheaper at https://example.com/tours',
    'see www.example.net',
    'better at example.com',
    'better at example [dot] com',
    'better at ｅｘａｍｐｌｅ．ｃｏｍ',
    'write to me: ada@example.org',
    'my channel is t.me/ada',
    'tel:+971501234567 or javascript://x',
    'exa\u200Bmple.com is better',
  ])('is a link: %s', (body) => expect(judge(body)).toEqual(['link']))

  it.each([
    ['The guide is an idiot.', 'en'],
    ['F U C K was on the wall, and the guide was a fuuucking MORON', 'en'],
    ['what an 1d10t', 'en'],
    ['such an a\u00ADss\u200Bhole', 'en'],
    ['le guide est un CONNARD', 'fr'],
    ['so ein Arschloch', 'de'],
    ['el guía es un imbécil', 'es'],
    ['um cabrão de guia', 'pt'],
    ['il capo è uno stronzo', 'it'],
    ['гид — полный идиот', 'ru'],
    ['Rehber tam bir salak', 'tr'],
    ['bələdçi axmaqdır', 'az'],
    ['المرشد غَبِيّ', 'ar'],
    ['המדריך מטומטם', 'he'],
    ['راهنما بی\u200Cشعور بود', 'fa'],
    ['导游是个白痴', 'zh'],
  ] as const)('is an insult: %s', (body, language) => expect(judge(body, language)).toEqual(['words']))

  it.each([
    ['It was dirty, late and far too dear. I felt cheated.', 'en'],
    ['The boat was great.It left on time.Very good', 'en'],
    ['Great value e.g. for families, 2.5 hours, 9.30 a.m. to 12.00, ok...yes', 'en'],
    ['Our lunch in Scunthorpe, with shiitake and a cocktail in Essex', 'en'],
    ['Le bus avait du retard.', 'fr'],
    ['We tasted salak at the plantation', 'en'],
    ['Johnny Depp has been there', 'en'],
    ['ركبنا حمارا وكان المكان وسخا', 'ar'],
    ['Очень красивый закат, мороженое вкусное', 'ru'],
    ['非常好的体验，导游很专业', 'zh'],
  ] as const)('is criticism or praise, and stays: %s', (body, language) =>
    expect(judge(body, language)).toEqual([]),
  )

  it('reads the title and the name too', () => {
    expect(reasonsToHold({ title: 'www.x.com', body: 'fine', author: 'Idiot', language: 'en' })).toEqual([
      'link',
      'words',
    ])
  })

  it('finds every word of its own lists', () => {
    const own = Object.entries(harshIn).flatMap(([language, words]) =>
      words.map((word) => [word, language as Language] as const),
    )
    const all = [...harshWords.map((word) => [word, 'en'] as const), ...own]
    expect(
      all.filter(([word, language]) => judge(`x ${word.replace('*', '')} x`, language).length === 0),
    ).toEqual([])
  })
})
