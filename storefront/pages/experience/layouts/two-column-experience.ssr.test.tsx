import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildDeparture, buildExperience } from '../../../../widget/availability/testing/build-experience.ts'
import { CartProvider } from '../../../../widget/cart/cart-context.tsx'
import { createCartStore } from '../../../../widget/cart/cart-store.ts'
import { buildEnvironment, inApp } from '../../../../widget/environment/testing/in-app.tsx'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import type { PlainDay } from '../../../../server/contract/pages.ts'
import { buildCard } from '../../../../server/testing/factories/search.ts'
import { Facts } from '../../../../widget/experience/facts.tsx'
import { RowsStated } from '../stated/rows-stated.tsx'
import { TwoColumnExperience } from './two-column-experience.tsx'

async function renderPage(overrides: Partial<Experience> = {}, day?: PlainDay): Promise<string> {
  const { experience } = buildExperience(overrides)
  const environment = buildEnvironment({
    map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody' },
    card: ({ card }) => card.title,
  })
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
      <TwoColumnExperience
        Facts={Facts}
        Stated={RowsStated}
        data={{ experience, reviews, related: [buildCard({ title: 'Dinner on a wooden dhow' })], day }}
      />
    </CartProvider>,
    {
      environment,
      namespaces: ['experience', 'detail', 'availability', 'choices', 'lines', 'cart', 'reviews', 'stated'],
    },
  )
  return renderToString(page)
}

const plainOf = (html: string) => html.slice(html.indexOf('<noscript>'), html.indexOf('</noscript>'))

it('shows every block of an experience where there is no window', async () => {
  expect(globalThis).not.toHaveProperty('window')
  const html = await renderPage()
  for (const text of [
    'Red dunes at sunset',
    'What you will do',
    'The sand is red.',
    'Highlights',
    'Not included',
    'Itinerary',
    'After 1 hour, 25 minutes',
    'Know before you go',
    'What to bring',
    'Ages 3–75',
    'Mon–Fri, Sun: 3:00\u00a0PM–9:30\u00a0PM',
    'No expiry date',
    '60 minutes before the start',
    'Al Lahbab desert',
    'Cancel at least 1 day before the start for a full refund.',
    'Based on 20 reviews',
    'See more reviews',
    'Write a review',
    'Show on map',
    'You may also like',
    'Dinner on a wooden dhow',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toContain('<div lang="ru" dir="auto">')
})

it('lists options and prices, and how to book, for a browser without scripts', async () => {
  const html = await renderPage()
  const plain = plainOf(html)
  expect(plain).toContain('Shared car')
  expect(plain).toContain('AED\u00a0229')
  expect(plain).toContain('href="#contact"')
  expect(plain).toMatch(/<form[^>]*action="#book"[^>]*method="get"/)
})

it('shows what runs on the day that was asked for without scripts, each with a cart button', async () => {
  const { departures } = buildExperience()
  const late = { ...buildDeparture(), start: '2026-12-12T19:00', state: 'sold-out' as const }
  const options = [{ id: 'shared', departures: [...departures, late] }]
  const html = await renderPage({}, { date: '2026-12-12', guests: 3, options })
  const plain = plainOf(html)
  expect(plain).toContain('1 option on Saturday, December\u00a012, 2026')
  expect(plain).toMatch(/<input[^>]*checked[^>]*value="2026-12-12T15:00"/)
  expect(plain).toMatch(/<input[^>]*disabled[^>]*value="2026-12-12T19:00"/)
  expect(plain).toMatch(/<input[^>]*name="ADULT"[^>]*value="3"/)
  expect(plain).toMatch(/<form[^>]*action="#cart"[\s\S]*Add to cart<\/button>/)
})

it('leads on to an open day where nothing of the chosen one can be booked', async () => {
  const day = { date: '2026-12-12', guests: 2, options: [], nextOpenDay: '2026-12-14' }
  const plain = plainOf(await renderPage({}, day))
  expect(plain).toContain('No options on this date')
  expect(plain).toContain('href="?date=2026-12-14&amp;guests=2&amp;plain=1#book"')
})

it('marks what is in English because the page’s language has no words for it', async () => {
  const html = await renderPage({ inEnglish: ['overview', 'includes', 'itinerary', 'title'] })
  expect(html).toMatch(/In English<\/p><div lang="en" dir="ltr"><div class="texts__prose"/)
  expect(html).toMatch(/<h1[^>]*><bdi lang="en" dir="ltr">Red dunes at sunset/)
  expect(html).toMatch(/<bdi lang="en" dir="ltr">The camp/)
  expect(html.match(/In English/g)).toHaveLength(3)
  expect(await renderPage()).not.toContain('In English')
})

it('marks the language of an address: English where the page’s has none, unknown where nobody states it', async () => {
  const pickups = [{ id: 'gate', name: 'Hotel', address: 'Gate Street 1', minutesBefore: 5 }]
  const html = await renderPage({ inEnglish: ['address'], address: 'Pier 6, Dubai', pickups })
  expect(html).toContain('<bdi lang="en" dir="ltr">Pier 6, Dubai</bdi>')
  expect(html).toContain('<bdi lang="">Gate Street 1</bdi>')
  expect(await renderPage({ address: 'Pier 6, Dubai' })).toContain('<bdi>Pier 6, Dubai</bdi>')
})

it('asks for an offer where there is no fixed price', async () => {
  const html = await renderPage({ negotiation: 'ONLY', from: undefined, options: [] })
  expect(html).toMatch(/<button[^>]*use-experience__offer[^>]*>(?:<[^>]*>)*Request a custom offer/)
  expect(html).toContain('Price on request')
  expect(plainOf(html)).toContain('call or email us')
  expect(plainOf(html)).not.toContain('<form')
})

it('holds together for an experience of which little is known', async () => {
  const html = await renderPage({
    summary: undefined,
    highlights: [],
    includes: [],
    excludes: [],
    knowBeforeYouGo: [],
    whatToBring: [],
    itinerary: [],
    pictures: [],
    rating: undefined,
    duration: undefined,
    ages: undefined,
    spokenLanguages: [],
    openingHours: [],
    pickups: [],
    location: undefined,
    address: undefined,
    cancellation: undefined,
    pickupIncluded: undefined,
    dropOffIncluded: undefined,
    tourGuide: undefined,
    overnight: undefined,
    options: [],
    from: undefined,
    periods: undefined,
    negotiation: 'ONLY',
  })
  expect(html).toContain('No reviews yet')
  const said = ['Flexible', 'Duration', 'Languages', 'Ages', 'Location', 'Meet at', 'Pickup', 'Guide']
  for (const word of [...said, 'Self-guided', 'Overnight', 'ancellation', 'efundable', 'Instant', 'expiry']) {
    expect(html).not.toContain(word)
  }
})

it('comes to the booking panel right after the title: the Tab key need not go through the reviews first', async () => {
  const html = await renderPage()
  const places = ['<h1', 'two-column-experience__aside', 'What you will do', 'Based on 20 reviews'].map(
    (what) => html.indexOf(what),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('says when a booking is paid both beside the price and in the page, for those who see no panel', async () => {
  const html = await renderPage({ payLater: true })
  expect(html.match(/Reserve now and pay within 48 hours at most/g)).toHaveLength(2)
})
