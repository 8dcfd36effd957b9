import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTableReader } from './mapping-steps.ts'
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

  it('looks words up, splits, spells slugs and cases, and reads numbers', () => {
    const table = { Sea: 'cruises', 'Food & Wine': 'food-and-drink' }
    const mapping = {
      fields: {
        categories: { split: 'kind', at: ';', each: { lookup: 'part', table, otherwise: 'other' } },
        labels: { lookup: 'name', match: 'words', table: { 'hot air balloon': 'adventure', air: 'wrong' } },
        supplier: { slug: 'company' },
        'title.en': { case: 'title', of: 'name' },
        'summary.en': { case: 'sentence', of: { split: 'path', at: ' > ', part: -1 } },
        latitude: { number: 'where' },
        'duration.minimum': { number: 'hours', times: 60, decimals: 0 },
      },
    }
    expect(
      map(mapping, {
        kind: 'sea; FOOD & WINE ;Caves;sea',
        company: 'Émile & Söhne GmbH',
        name: "A HOT-AIR BALLOON'S DAY",
        path: 'Trips > Air > BY BALLOON',
        where: 'N 41,5',
        hours: '1.5 h',
      }),
    ).toEqual({
      categories: 'cruises food-and-drink other',
      labels: 'adventure',
      supplier: 'emile-and-sohne-gmbh',
      'title.en': "A Hot-Air Balloon's Day",
      'summary.en': 'By balloon',
      latitude: '41.5',
      'duration.minimum': '90',
    })
  })

  it.each([
    ['€ 1.234,50', '1234.5'],
    ['1,234.50 USD', '1234.5'],
    ['1 234', '1234'],
    ['12,5', '12.5'],
    ['1,234', '1234'],
    ['1.234.567', '1234567'],
    ['0.125', '0.125'],
    ['from 49', '49'],
    ['on request', ''],
  ])('reads the number of "%s" as "%s"', (text, number) => {
    expect(map({ fields: { latitude: { number: 'n' } } }, { n: text })).toEqual({ latitude: number })
  })

  it('reads its tables from files beside it', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-mapping-'))
    writeFileSync(path.join(folder, 'kinds.csv'), '\uFEFFSea,cruises\n"Wine, food",food-and-drink\n')
    writeFileSync(path.join(folder, 'bad.json'), '["a"]')
    const read = (table: string) =>
      createMapper(
        parseMapping(
          JSON.stringify({ fields: { categories: { lookup: 'kind', table } } }),
          createTableReader(folder),
        ),
      )
    try {
      expect(read('kinds.csv')({ kind: ' wine, FOOD' })).toEqual([['categories', 'food-and-drink']])
      expect(() => read('bad.json')).toThrow('the table bad.json cannot be used')
      expect(() => read('none.csv')).toThrow('the table none.csv cannot be read')
    } finally {
      rmSync(folder, { recursive: true })
    }
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
