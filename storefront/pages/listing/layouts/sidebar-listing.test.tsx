import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '../../../../server/contract/catalogue.ts'
import type { ListingData } from '../../../../server/contract/pages.ts'
import { buildCard, buildReply, buildSearch } from '../../../../server/testing/factories/search.ts'
import { showInApp } from '../../../../server/testing/show-in-app.tsx'
import { defaultTheme } from '../../../../themes/default.ts'
import { SidebarListing } from './sidebar-listing.tsx'

const about = (overrides: Partial<ListingData> = {}): ListingData => ({
  search: buildReply(),
  about: 'all',
  nearby: [],
  popular: [],
  ...overrides,
})

const page = (data: ListingData) => <SidebarListing data={data} />

// an address that tells one search from another
const address = (place: unknown) => JSON.stringify(place)

describe('a list', () => {
  it('shows a tick at once and asks for the narrower list without moving the reader', async () => {
    const { user, navigate } = await showInApp(page(about()), { environment: { address } })
    const box = screen.getByRole('checkbox', { name: /Desert safaris/ })
    await user.click(box)
    expect(box).toHaveProperty('checked', true)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        to: 'listing',
        category: undefined,
        filters: expect.objectContaining({ categories: ['desert-safaris'] }) as unknown,
      }),
      { keepScroll: true },
    )
  })

  it('follows the address when the visitor goes back', async () => {
    const { user, rerender } = await showInApp(page(about()), { environment: { address } })
    await user.click(screen.getByRole('checkbox', { name: /Desert safaris/ }))
    const narrowed = buildReply({ query: buildSearch({ categories: ['desert-safaris'] }) })
    rerender(page(about({ search: narrowed })))
    expect(screen.getByRole('checkbox', { name: /Desert safaris/ })).toHaveProperty('checked', true)
    rerender(page(about()))
    expect(screen.getByRole('checkbox', { name: /Desert safaris/ })).toHaveProperty('checked', false)
  })

  it('shows the shape of what comes while a narrower list is on its way', async () => {
    const { user, container } = await showInApp(page(about()), { environment: { address } })
    await user.click(screen.getByRole('checkbox', { name: /Desert safaris/ }))
    expect(container.querySelector('.results ul')?.getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => container.querySelectorAll('.skeleton--picture').length).toBeGreaterThan(3)
  })

  it.each([
    ['tour-packages', 'Tour packages', 'Trips and stays of a night or more.'],
    [
      'itineraries',
      'Itineraries',
      'Experiences with an itinerary of three stops or more, those with the most first.',
    ],
    ['packages', 'Packages', 'Several things in one booking at one price.'],
  ] as const)('of the menu (%s) says what it holds', async (kind, title, holds) => {
    await showInApp(page(about({ about: 'kind', search: buildReply({ query: buildSearch({ kind }) }) })))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText(holds)).toBeDefined()
  })

  it('tells a screen reader that an introduction is in English where the page is not', async () => {
    const destination = { slug: 'wien', name: 'Wien', countryCode: 'AT', intro: 'Cafés.' }
    const listOf = (place: typeof destination & { introInEnglish?: true }) =>
      page(about({ about: 'destination', search: buildReply({ destination: place }) }))
    const { rerender } = await showInApp(listOf(destination))
    expect(screen.getByText('Cafés.').hasAttribute('lang')).toBe(false)
    rerender(listOf({ ...destination, introInEnglish: true }))
    expect(screen.getByText('Cafés.').getAttribute('lang')).toBe('en')
  })

  it('says how many, and counts what narrows it on the button of a phone', async () => {
    const search = buildReply({ total: 12, query: buildSearch({ stars: 4, time: ['morning'] }) })
    await showInApp(page(about({ search })))
    expect(screen.getByText('12 experiences')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined()
  })

  it('shows what narrows it, which is reset at once, also where nothing is left', async () => {
    const query = buildSearch({ text: 'boat', stars: 4 })
    const { unmount } = await showInApp(page(about({ search: buildReply({ query }) })))
    const applied = within(screen.getByRole('list', { name: 'Applied filters' }))
    expect(applied.getByRole('link', { name: /4 stars and up/ })).toBeDefined()
    unmount()
    await showInApp(page(about({ search: buildReply({ query, cards: [], total: 0 }) })), {
      environment: { address },
    })
    const none = screen.getByRole('heading', { name: 'No results found' }).closest('section')
    const reset = within(none ?? document.body).getByRole('link', { name: 'Reset filters' })
    expect(JSON.parse(reset.getAttribute('href') ?? '')).toMatchObject({ to: 'listing', text: 'boat' })
    expect(reset.getAttribute('href')).not.toContain('stars')
  })

  it('says what it looked for when what was typed finds nothing', async () => {
    const query = buildSearch({ text: 'baloon' })
    await showInApp(
      page(about({ about: 'text', search: buildReply({ total: 3, query, didYouMean: 'balloon' }) })),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “balloon”' })).toBeDefined()
    expect(screen.getByText(/^No results for “baloon”/)).toBeDefined()
  })

  it('says of words that nothing has whole that these come closest, and of one word that its spelling does', async () => {
    const found = (notAll: string[]) =>
      page(
        about({
          about: 'text',
          search: buildReply({ query: buildSearch({ text: notAll.join(' ') }), total: 3, notAll }),
        }),
      )
    const { rerender } = await showInApp(found(['tram', 'museum']))
    expect(screen.getByText(/^No experience matches all of these words: tram, museum/)).toBeDefined()
    rerender(found(['苏兹达尔']))
    expect(screen.getByText(/^No results for “苏兹达尔”/)).toBeDefined()
  })

  it('says plainly that nothing is offered in a place, and marks what is nearest as that', async () => {
    const query = buildSearch({ text: 'питер' })
    const nowhere = buildReply({ query, cards: [], total: 0, nothingIn: 'Saint Petersburg' })
    const list = (nearby: ListingData['nearby']) =>
      page(about({ about: 'text', search: nowhere, popular: [buildCard()], nearby }))
    const { rerender } = await showInApp(list([]))
    expect(screen.getByRole('heading', { name: 'No activities found in Saint Petersburg' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'The nearest experiences' })).toBeNull()
    const { picture } = buildCard()
    rerender(
      list([{ slug: 'moscow', name: 'Moscow', countryCode: 'RU', picture, experiences: 3, kilometres: 634 }]),
    )
    expect(screen.getByRole('heading', { name: 'The nearest experiences' })).toBeDefined()
  })

  it('offers no other day or group size where there is nothing at all, and other words where there is something', async () => {
    const query = buildSearch({ text: 'london', date: '2026-12-24', guests: 4 })
    const list = (nothingIn?: string, without?: ('date' | 'guests')[]) =>
      page(about({ about: 'text', search: buildReply({ query, cards: [], total: 0, nothingIn }), without }))
    const { rerender } = await showInApp(list('London'))
    expect(screen.getByText('Try another search term or city, or start with one of these.')).toBeDefined()
    expect(screen.queryByText(/filters/)).toBeNull()
    expect(screen.queryByRole('link', { name: /^Show (any date|for any number)/ })).toBeNull()
    rerender(list())
    expect(
      screen.getByText(/^Nothing matches your search with these filters\. Try other words/),
    ).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Show (any date|for any number)/ })).toBeNull()
    rerender(list(undefined, ['date']))
    expect(screen.getByRole('link', { name: 'Show any date' })).toBeDefined()
    expect(screen.queryByText(/^For a larger group/)).toBeNull()
    rerender(list(undefined, ['guests']))
    expect(screen.getByText(/^For a larger group/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show for any number of guests' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Show any date' })).toBeNull()
  })

  it('knows on a later page how many came before, and the way back to them', async () => {
    const search = buildReply({ total: 50, query: buildSearch({ page: 2, text: 'boat' }), nextPage: 3 })
    await showInApp(page(about({ search, about: 'text' })), { environment: { address } })
    expect(screen.getByText('Showing 4 of 50')).toBeDefined()
    const first = screen.getByRole('link', { name: 'Back to the first results' }).getAttribute('href')
    expect(JSON.parse(first ?? '')).toEqual(
      JSON.parse(screen.getByRole('button', { name: 'Load more' }).getAttribute('href')?.split('?')[0] ?? ''),
    )
  })

  it('puts what was loaded into the address, and begins anew when one reply cannot hold more', async () => {
    const list = (query: Partial<SearchQuery>, nextPage: number) =>
      about({ search: buildReply({ total: 500, query: buildSearch({ text: 'boat', ...query }), nextPage }) })
    const plain = { environment: { address: () => '/search/boat' } }
    const { user, navigate, unmount } = await showInApp(page(list({ pages: 2 }, 3)), {
      ...plain,
      replies: { experiences: buildReply({ nextPage: 4 }) },
    })
    const more = screen.getByRole('button', { name: 'Load more' })
    expect(more.getAttribute('href')).toBe('/search/boat?pages=3')
    await user.click(more)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/search/boat?pages=3', { alreadyShown: true })
    unmount()
    await showInApp(page(list({ pages: 10 }, 11)), plain)
    expect(screen.getByRole('button', { name: 'Load more' }).getAttribute('href')).toBe(
      '/search/boat?page=11',
    )
  })

  it('keeps the category of its own page in the path when it is sorted', async () => {
    const search = buildReply({
      query: buildSearch({ categories: ['cruises'] }),
      category: { slug: 'cruises', name: 'Cruises and boats' },
    })
    await showInApp(page(about({ search, about: 'category' })), { environment: { address } })
    expect(screen.getByRole('heading', { level: 1, name: 'Cruises and boats' })).toBeDefined()
    const link = screen.getByText('Price: low to high').closest('a')
    expect(JSON.parse(link?.getAttribute('href') ?? '')).toMatchObject({
      category: 'cruises',
      filters: { sort: 'price-low' },
    })
  })

  it('is stepped through by J and K where its cards are rows, while the focus is in it', async () => {
    const two = about({
      search: buildReply({
        cards: [buildCard(), buildCard({ slug: 'creek', title: 'Dinner on a wooden dhow' })],
        total: 2,
      }),
    })
    const { user } = await showInApp(page(two), {
      environment: { address, layout: { ...defaultTheme.layout, experienceCard: 'row' } },
    })
    const [first, second] = [
      screen.getByRole('link', { name: /Red dunes at sunset/ }),
      screen.getByRole('link', { name: /Dinner on a wooden dhow/ }),
    ]
    await user.keyboard('j')
    expect(document.activeElement).toBe(document.body)
    first.focus()
    await user.keyboard('j')
    expect(document.activeElement).toBe(second)
    // there is none after the last
    await user.keyboard('j')
    expect(document.activeElement).toBe(second)
    await user.keyboard('{Control>}k{/Control}')
    expect(document.activeElement).toBe(second)
    await user.keyboard('k')
    expect(document.activeElement).toBe(first)
  })

  it('takes J for a letter where its cards are not rows', async () => {
    const { user } = await showInApp(page(about()), { environment: { address } })
    const [first] = screen.getAllByRole('link', { name: /Red dunes|dhow/ })
    first?.focus()
    await user.keyboard('j')
    expect(document.activeElement).toBe(first)
  })
})
