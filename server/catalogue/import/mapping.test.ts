import { describe, expect, it } from 'vitest'
import { createMapper, parseMapping } from './mapping.ts'

const map = (mapping: object, cells: Record<string, string>) =>
  Object.fromEntries(createMapper(parseMapping(JSON.stringify(mapping)))(cells))

describe('a mapping', () => {
  it('takes constants, columns and rules', () => {
    const mapping = {
      constants: { currency: 'EUR' },
      columns: { name: 'title.en' },
      fields: {
        'summary.en': { first: ['teaser', 'name'] },
        latitude: { column: 'where', pattern: '^([\\d.]+)', replace: '$1' },
        longitude: { column: 'where', pattern: '(?<east>[\\d.]+)$', replace: '$<east>' },
        'overview.en': {
          join: [
            'teaser',
            { column: 'phone', pattern: '\\d{3,}', replace: 'Call $& ($$)' },
            { value: 'End' },
          ],
          with: ' / ',
        },
      },
    }
    expect(map(mapping, { name: 'Tea', teaser: '', where: '41.01 28.97', phone: 'tel 555123' })).toEqual({
      currency: 'EUR',
      'title.en': 'Tea',
      'summary.en': 'Tea',
      latitude: '41.01',
      longitude: '28.97',
      'overview.en': 'Call 555123 ($) / End',
    })
  })

  it('makes the same id of the same cells, and another of others', () => {
    const mapping = { fields: { externalId: { hash: ['a', 'b'], prefix: 'x-' } } }
    const id = (a: string, b: string) => map(mapping, { a, b }).externalId
    expect(id('1', '2')).toMatch(/^x-[0-9a-f]{24}$/)
    expect(id('1', '2')).toBe(id('1', '2'))
    expect(id('1', '2')).not.toBe(id('12', ''))
  })

  it.each([
    ['{', 'not JSON'],
    ['{"columns": {"a": "titel"}}', 'no field "titel"'],
    ['{"constants": {"categries": "cruises"}}', 'constants.categries: a listing has no field "categries"'],
    ['{"fields": {"slug": {"column": "a", "pattern": "("}}}', 'the pattern for slug'],
    ['{"fields": {"slug": {"colum": "a"}}}', 'a rule is'],
    ['{"constant": {}}', 'constant'],
  ])('%s cannot be used, and says why', (text, reason) => {
    expect(() => parseMapping(text)).toThrow(reason)
  })
})
