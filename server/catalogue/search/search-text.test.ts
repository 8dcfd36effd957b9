import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherForms, readSearchText, readSpelling } from './search-text.ts'

describe('readSearchText', () => {
  it.each([
    ['Desert  Safari', { words: 'Desert Safari', unfinished: { before: 'Desert', last: 'Safari' } }],
    ['l’heure (d’été)', { words: 'l heure d été', unfinished: { before: 'l heure d', last: 'été' } }],
    ['hot-air -balloon', { words: 'hot air -balloon', unfinished: undefined }],
    ['“red dunes”', { words: '"red dunes"', unfinished: undefined }],
    ['to', { words: 'to', unfinished: { before: '', last: 'to' } }],
    ['t', { words: 't', unfinished: undefined }],
    ['حمّام', { words: 'حمام', unfinished: { before: '', last: 'حمام' } }],
    [
      '沙漠之旅 dubai',
      { words: '沙漠 漠之 之旅 dubai', unfinished: { before: '沙漠 漠之 之旅', last: 'dubai' } },
    ],
    ['巴黎的博物馆', { words: '巴黎 博物 物馆', unfinished: { before: '巴黎 博物', last: '物馆' } }],
    ['“主题公园”', { words: '" 主题 题公 公园 "', unfinished: undefined }],
    ['海', { words: '海', unfinished: { before: '', last: '海' } }],
    ['a & b | !c <-> (d)', { words: 'a b c d', unfinished: undefined }],
    ['50% off', { words: '50 off', unfinished: { before: '50', last: 'off' } }],
  ])('reads %j', (text, read) => {
    expect(readSearchText(text)).toEqual(read)
  })

  it.each(['', ' ', '-', '--', '"', '""', '😀', '؟!', '\u0000', '- "'])('finds no word in %j', (text) => {
    expect(readSearchText(text)).toBeUndefined()
  })

  it('keeps letters and digits only, and of signs the quotes and a minus before a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const read = readSearchText(text)
        expect(read?.words ?? 'a').toMatch(/^[\p{L}\p{M}\p{N}" -]+$/u)
        expect(read?.unfinished?.last ?? 'a').toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
        expect((read?.words ?? '').split(' ').length).toBeLessThanOrEqual(16)
      }),
    )
  })
})

describe('readSpelling', () => {
  it('writes Persian with Persian letters and Arabic without its article', () => {
    expect(readSpelling('fa', 'تركي')).toBe('ترکی')
    expect(readSpelling('ar', 'الكثبان والشروق "البحر')).toBe('كثبان شروق "بحر')
    expect(readSpelling('ar', 'الم ال')).toBe('الم ال')
    expect(readSpelling('en', 'dunes')).toBe('dunes')
  })
})

it('tries a Persian word that ends in a vowel with what joins the next word to it', () => {
  expect(otherForms('موزه')).toEqual(['موزه\u0654', 'موز\u06c0', 'موزه ی'])
  expect(otherForms('کلیسا')).toEqual(['کلیسای'])
  expect(otherForms('مسجد')).toEqual([])
})

it('tries a Hebrew word with and without what is written on it, and no other word', () => {
  expect(otherForms('במדבר')).toContain('מדבר')
  expect(otherForms('מדבר')).toContain('במדבר')
  // two letters are too few to be a word
  expect(otherForms('הים')).not.toContain('ים')
  expect(otherForms('desert')).toEqual([])
})
