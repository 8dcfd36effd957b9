import { describe, expect, it } from 'vitest'
import { Listing } from '../../contract/listing.ts'
import { listingColumns, readCells } from './columns.ts'

describe('the columns of a CSV', () => {
  it('refuse a comma that may stand for thousands, and say how to write what is meant', () => {
    expect(readCells([['ratingElsewhere.count', '1,250']])).toEqual({
      listing: {},
      refusals: [
        {
          field: 'ratingElsewhere.count',
          code: 'number',
          reason: '"1,250" can mean 1250 or 1.250: write one of these',
        },
      ],
    })
    const { listing } = readCells([
      ['latitude', '25,263'],
      ['measures.lengthMetres', '14,25'],
      ['ages.minimum', '0,125'],
    ])
    expect(listing).toEqual({ latitude: 25.263, measures: { lengthMetres: 14.25 }, ages: { minimum: 0.125 } })
  })

  it('reach every field that a listing has, and its supplier by name', () => {
    const reached = new Set(listingColumns.map((column) => column.split('.')[0]))
    expect(Object.keys(Listing.shape).filter((field) => !reached.has(field))).toEqual([])
    expect([...reached].filter((field) => !(String(field) in Listing.shape))).toEqual([
      'supplierName',
      'supplierEmail',
    ])
  })

  it('read numbers, yes and no, words and lines as people type them', () => {
    const { listing, refusals } = readCells([
      ['latitude', ' 25,2637 '],
      ['longitude', '-5.1e-4'],
      ['payLater', 'Yes'],
      ['overnight', '0'],
      ['measures.difficulty', 'HIGH'],
      ['measures.lengthMetres', '14,6'],
      ['measures.licenceNeeded', 'no'],
      ['dressCode.en', 'Shoulders covered'],
      ['houseNotes.en', '- Raki, then water\n- Ice last'],
      ['guides', '[{"name":"Claire","languages":["fr"]}]'],
      ['categories', 'cruises, food-and-drink;  adventure'],
      ['highlights.en', '- One\r\n\r\n• Two, with a comma\n'],
      ['title.en', 'Tea'],
      ['title.ar', 'شاي'],
      ['summary.en', '   '],
    ])
    expect(refusals).toEqual([])
    expect(listing).toEqual({
      latitude: 25.2637,
      longitude: -0.00051,
      payLater: true,
      overnight: false,
      measures: { difficulty: 'HIGH', lengthMetres: 14.6, licenceNeeded: false },
      dressCode: { en: 'Shoulders covered' },
      houseNotes: { en: ['Raki, then water', 'Ice last'] },
      guides: [{ name: 'Claire', languages: ['fr'] }],
      categories: ['cruises', 'food-and-drink', 'adventure'],
      highlights: { en: ['One', 'Two, with a comma'] },
      title: { en: 'Tea', ar: 'شاي' },
    })
  })

  it('refuse what they cannot read, each by its field', () => {
    const { refusals } = readCells([
      ['latitude', '25° 15′'],
      ['payLater', 'perhaps'],
      ['options', '[{'],
      ['price', '12'],
    ])
    expect(refusals.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'latitude number',
      'payLater boolean',
      'options json',
      'price field_unknown',
    ])
  })
})
