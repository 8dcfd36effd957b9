import { describe, expect, it } from 'vitest'
import { buildSearch } from '../../server/testing/factories/search.ts'
import { placeOfSearch, placeOfWish, queryOfSearch } from './search-place.ts'

describe('a search form', () => {
  it('leads to a search for the words that were typed', () => {
    expect(placeOfWish({ text: ' desert ', date: '2026-12-24', guests: 2 })).toEqual({
      to: 'listing',
      text: 'desert',
      filters: { date: '2026-12-24', guests: 2 },
    })
  })

  it('leads to everything when nothing was typed', () => {
    expect(placeOfWish({ text: '  ' })).toMatchObject({ to: 'listing', text: undefined })
  })

  it('leads to the place that was picked', () => {
    const picked = { kind: 'destination', slug: 'lisbon', localSlug: 'lissabon', label: 'Lisbon' } as const
    expect(placeOfWish({ text: 'Lisbon', picked })).toMatchObject({
      to: 'listing',
      city: 'lisbon',
      localCity: 'lissabon',
    })
  })

  it('forgets the picked place when other words were typed over it', () => {
    const picked = { kind: 'destination', slug: 'lisbon', label: 'Lisbon' } as const
    expect(placeOfWish({ text: 'Lisbon tram', picked })).toMatchObject({ to: 'listing', text: 'Lisbon tram' })
  })

  it('opens an experience that was picked, on the day that was asked for', () => {
    const picked = { kind: 'experience', slug: 'tram-28', label: 'Up by tram 28' } as const
    expect(placeOfWish({ text: 'Up by tram 28', picked, date: '2026-12-24' })).toEqual({
      to: 'experience',
      slug: 'tram-28',
      date: '2026-12-24',
      guests: undefined,
    })
  })
})

describe('the address of a search', () => {
  it('says what its prices are in, and nothing of that where it has none', () => {
    const search = buildSearch({ priceTo: 40, priceCurrency: 'EUR' })
    expect(placeOfSearch(search, {})).toMatchObject({ filters: { priceTo: 40, priceCurrency: 'EUR' } })
    const without = placeOfSearch({ ...search, priceTo: undefined }, {})
    expect(without.filters?.priceCurrency).toBeUndefined()
  })

  it('has the category of a category page as its path', () => {
    const search = buildSearch({ categories: ['cruises'] })
    expect(placeOfSearch(search, { category: { slug: 'cruises', localSlug: 'kreuzfahrten' } })).toMatchObject(
      {
        category: 'cruises',
        localCategory: 'kreuzfahrten',
        filters: { categories: undefined },
      },
    )
  })

  it('has a category that was ticked as a filter, so that another can be ticked too', () => {
    const search = buildSearch({ categories: ['cruises'] })
    expect(placeOfSearch(search, {})).toMatchObject({
      category: undefined,
      filters: { categories: ['cruises'] },
    })
  })

  it('has the city in the words of the reply, whatever narrows it', () => {
    const destination = { slug: 'vienna', localSlug: 'wien' }
    expect(placeOfSearch(buildSearch({ city: 'vienna', stars: 4 }), { destination })).toMatchObject({
      city: 'vienna',
      localCity: 'wien',
    })
  })

  it('says nothing of the usual order', () => {
    expect(placeOfSearch(buildSearch(), {}).filters?.sort).toBeUndefined()
    expect(placeOfSearch(buildSearch({ sort: 'price-low' }), {}).filters?.sort).toBe('price-low')
  })

  it('asks the API with lists in one value and without what is not asked', () => {
    expect(queryOfSearch(buildSearch({ duration: ['up-to-1h', 'over-1d'], page: 2 }))).toEqual({
      duration: 'up-to-1h,over-1d',
      sort: 'recommended',
      page: 2,
      pages: 1,
    })
  })
})
