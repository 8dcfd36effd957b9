import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Page } from '../../server/contract/pages.ts'
import { buildReply, buildSearch, testPicture } from '../../server/testing/factories/search.ts'
import { buildShell } from '../../server/testing/factories/shell.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { buildExperience } from '../../widget/availability/testing/build-experience.ts'
import { Crumbs } from '../../widget/experience/crumbs.tsx'
import { useAsked } from '../navigation/use-asked.ts'
import { ListingHead } from '../pages/listing/listing-head.tsx'
import { NearbyPlaces } from '../pages/listing/nearby-places.tsx'
import { HeaderSearch } from './header-search.tsx'

const shell = buildShell({ destinations: [{ slug: 'lisbon', name: 'Lisbon', countryCode: 'PT' }] })
const asked = { date: '2026-12-24', guests: 4 }
const lisbon = { to: 'listing', city: 'lisbon', filters: asked }

const listing = (query: Parameters<typeof buildSearch>[0]): Extract<Page, { page: 'listing' }> => ({
  page: 'listing',
  data: {
    search: buildReply({
      query: buildSearch({ city: 'dubai', ...query }),
      destination: { slug: 'dubai', name: 'Dubai', countryCode: 'AE' },
    }),
    about: 'destination',
    nearby: [],
    popular: [],
  },
})
const experience: Page = {
  page: 'experience',
  data: {
    experience: buildExperience().experience,
    reviews: { reviews: [], total: 0, histogram: [], languages: [] },
    related: [],
  },
}
/** Links as the places that they lead to. */
const environment = { address: (place: unknown) => JSON.stringify(place) }
const placeOf = (link: HTMLElement) => JSON.parse(link.getAttribute('href') ?? '') as unknown

async function pickLisbon({ user }: Awaited<ReturnType<typeof showInApp>>): Promise<void> {
  await user.clear(screen.getByRole('combobox'))
  await user.click(screen.getByRole('option', { name: /Lisbon/ }))
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the day and the guests that were asked for', () => {
  it('go along with a suggestion that is chosen above a list', async () => {
    const app = await showInApp(<HeaderSearch shell={shell} content={listing(asked)} />)
    await pickLisbon(app)
    expect(app.navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(lisbon))
  })

  it('go along as they are now, where the list was narrowed since the field was first shown', async () => {
    const app = await showInApp(
      <HeaderSearch shell={shell} content={listing({ date: '2026-12-01', guests: 2 })} />,
    )
    app.rerender(<HeaderSearch shell={shell} content={listing(asked)} />)
    await pickLisbon(app)
    expect(app.navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(lisbon))
  })

  it('go along with a suggestion that is chosen on the page of an experience', async () => {
    window.history.replaceState(null, '', '/things-to-do-in-dubai/dunes?date=2026-12-24&guests=4')
    const app = await showInApp(<HeaderSearch shell={shell} content={experience} />)
    await pickLisbon(app)
    expect(app.navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(lisbon))
  })

  it('go along with the breadcrumbs of an experience', async () => {
    function Trail() {
      return <Crumbs experience={buildExperience().experience} asked={useAsked()} />
    }
    window.history.replaceState(null, '', '/things-to-do-in-dubai/dunes?date=2026-12-24&guests=4&page=2')
    await showInApp(<Trail />, { environment })
    const [, ...places] = screen.getAllByRole('link').map(placeOf)
    expect(places.length).toBeGreaterThan(0)
    for (const place of places) expect(place).toMatchObject({ to: 'listing', filters: asked })
  })

  it('go along with the breadcrumb of a list and to the places near by', async () => {
    const { data } = listing(asked)
    const place = {
      slug: 'lisbon',
      name: 'Lisbon',
      countryCode: 'PT',
      experiences: 3,
      picture: testPicture,
    }
    await showInApp(
      <>
        <ListingHead data={data} />
        <NearbyPlaces places={[place]} asked={data.search.query} />
      </>,
      { environment },
    )
    const places = screen.getAllByRole('link').map(placeOf)
    expect(places).toEqual([{ to: 'listing', filters: asked }, lisbon])
  })
})

describe('the words in the field', () => {
  it('are those of the search that is shown, not of what was typed or picked for the page before', async () => {
    const { user, rerender } = await showInApp(<HeaderSearch shell={shell} content={experience} />)
    await user.type(screen.getByRole('combobox'), 'Dhow dinner cruise')
    const museums: Page = {
      page: 'listing',
      data: {
        ...listing({}).data,
        about: 'category',
        search: buildReply({ query: buildSearch({ categories: ['museums'] }) }),
      },
    }
    rerender(<HeaderSearch shell={shell} content={museums} />)
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
  })

  it('stay while the list is narrowed', async () => {
    const { user, rerender } = await showInApp(<HeaderSearch shell={shell} content={listing({})} />)
    const field = screen.getByRole<HTMLInputElement>('combobox')
    await user.clear(field)
    await user.type(field, 'dunes')
    rerender(<HeaderSearch shell={shell} content={listing({ stars: 4 })} />)
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('dunes')
  })
})
