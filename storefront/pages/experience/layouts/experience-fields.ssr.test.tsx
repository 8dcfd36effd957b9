import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildExperience } from '../../../../widget/availability/testing/build-experience.ts'
import { CartProvider } from '../../../../widget/cart/cart-context.tsx'
import { createCartStore } from '../../../../widget/cart/cart-store.ts'
import { buildEnvironment, inApp } from '../../../../widget/environment/testing/in-app.tsx'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { Facts } from '../../../../widget/experience/facts.tsx'
import { RowsStated } from '../stated/rows-stated.tsx'
import { TwoColumnExperience } from './two-column-experience.tsx'

/** The page as a reader reads it. */
async function renderPage(overrides: Partial<Experience> = {}): Promise<string> {
  const { experience } = buildExperience(overrides)
  const environment = buildEnvironment()
  const reviews = {
    reviews: [
      { id: 1, author: 'Тимур Ш.', rating: 5, body: 'Тишина.', language: 'ru', writtenOn: '2026-10-13' },
    ],
    languages: [],
    total: 1,
    histogram: [0, 0, 1, 3, 16],
    nextPage: 2,
  }
  const cart = createCartStore({
    api: () => environment.api,
    currency: () => 'AED',
    memory: environment.memory,
  })
  const page = await inApp(
    <CartProvider store={cart}>
      <TwoColumnExperience Facts={Facts} Stated={RowsStated} data={{ experience, reviews, related: [] }} />
    </CartProvider>,
    {
      environment,
      namespaces: ['experience', 'detail', 'availability', 'choices', 'lines', 'cart', 'stated'],
    },
  )
  return renderToString(page)
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

let shown: string
beforeAll(async () => {
  shown = textOf(await renderPage({ expiresOn: '2027-06-30', overnight: true }))
})

describe('the page of an experience has of it (specification, section 3)', () => {
  it.each([
    ['title', 'Red dunes at sunset'],
    ['city', 'Dubai By Dune & Star'],
    ['overview', 'The sand is red.'],
    ['highlights', 'Thirty minutes of dunes'],
    ['includes', 'Dinner'],
    ['itinerary', 'Edge of the desert'],
    ['know before you go', 'Eat lightly before.'],
    ['what to bring', 'A jacket'],
    ['location', 'Al Lahbab desert'],
    ['duration', '6 hours'],
    ['age range', 'Ages 3–75'],
    ['start and end of its opening hours', '3:00 PM–9:30 PM'],
    ['days of its opening hours', 'Mon–Fri, Sun'],
    ['pickup and drop-off', 'Pickup and drop-off included'],
    ['tour guide', 'With a guide'],
    ['overnight stay', 'Accommodation included'],
    ['expiration date', 'June 30, 2027'],
    ['price', 'AED 229'],
    ['price type', 'per person'],
    ['option', 'Shared car'],
    ['reviews', 'Based on 20 reviews'],
    ['cancellation policy', 'Cancel at least 1 day before the start for a full refund.'],
    ['pickup point', 'Dubai Marina'],
    ['address of its pickup', 'The Walk'],
    ['time of its pickup', '60 minutes before the start'],
    ['note of its pickup', 'On the pavement.'],
  ])('its %s', (_field, said) => expect(shown).toContain(said))

  it('with which option a pickup point goes, and no minutes before the start at the start', async () => {
    const pickups = [{ id: 'gate', name: 'Gate 4', minutesBefore: 0, options: ['shared'] }]
    expect(textOf(await renderPage({ pickups }))).toMatch(/Gate 4 At the start time Shared car/)
  })

  it('that it never expires, where nothing else is stated', async () => {
    expect(textOf(await renderPage())).toContain('No expiry date')
  })

  it('that it is priced per item, for each day or night', async () => {
    const from = { price: { amount: 90_000, currency: 'AED' }, unit: 'ITEM' as const, basis: 'ITEM' as const }
    expect(textOf(await renderPage({ from: { ...from, period: 'DAY' } as never }))).toMatch(/per day/)
    expect(textOf(await renderPage({ from: { ...from, period: 'NIGHT' } as never }))).toMatch(/per night/)
  })
})
