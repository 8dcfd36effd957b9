import { expect, test } from 'vitest'
import { layouts } from '../../themes/names.ts'
import type { Layout } from '../../themes/names.ts'
import { themes } from '../../themes/registry.ts'
import type { Email } from './email.ts'
import { emailHtml } from './email-html.ts'

const dunes: Email['cards'] = [{ title: 'Dunes', status: { text: 'Confirmed', good: true }, facts: [] }]
const letterWith = (cards: Email['cards']) => letterIn('default', undefined, cards)
const letterIn = (layout: Layout, logo?: Email['brand']['logo'], cards = dunes) =>
  emailHtml({
    language: 'en',
    direction: 'ltr',
    brand: { name: 'Deira Dhows', layout, href: 'https://deira.example/', ...(logo && { logo }) },
    subject: 'Confirmed',
    preview: 'Confirmed',
    title: 'Your booking is confirmed',
    paragraphs: ['Come early.'],
    actions: [{ label: 'Open', href: 'https://deira.example/o' }],
    cards,
    totals: [],
    footer: ['Help'],
  })

test.each(layouts)('a mail of %s has its colours, corners and faces, by day and night', (layout) => {
  const { light, dark, radius, font, display } = themes[layout]
  const letter = letterIn(layout)
  for (const colour of [light.act, light.deep, light.sand, dark.act, dark.surface]) {
    expect(letter).toContain(colour)
  }
  expect(letter).toContain(`border-radius:${radius.control};border:1px`)
  expect(letter).toContain(`border-radius:${radius.card};overflow`)
  expect(letter).toMatch(
    new RegExp(`<h1[^>]*${/serif$/.exec(font.display)?.[0]};font-weight:${display.weight}`),
  )
  expect(letter).toContain(`text-transform:${display.case}`)
  // an attribute of a style ends at the first double quote
  expect(letter).not.toMatch(/style="[^"]*font-family:"/)
})

test('no two looks write the same mail', () => {
  expect(new Set(layouts.map((layout) => letterIn(layout))).size).toBe(layouts.length)
})

const logo = { src: 'https://deira.example/_logo/deira.png', width: 50, height: 46 }
const headOf = (letter: string) => /<td class="deep side"[^>]*>(.*?)<\/td>/.exec(letter)?.[1] ?? ''

test('a mail begins with the logo and the name beside it', () => {
  const head = headOf(letterIn('supplier-deira', { ...logo, withName: true }))
  expect(head).toContain(`<img src="${logo.src}" alt="" width="50" height="46"`)
  expect(head).toContain('>Deira Dhows</a>')
})

test('a logo that has the name in it stands alone, and says the name where pictures are not fetched', () => {
  const head = headOf(letterIn('supplier-deira', { ...logo, withName: false }))
  expect(head).toContain(`<img src="${logo.src}" alt="Deira Dhows"`)
  expect(head).not.toContain('>Deira Dhows</a>')
})

test('a mail of a shop without a logo begins with its name', () => {
  const head = headOf(letterIn('default'))
  expect(head).not.toContain('<img')
  expect(head).toContain('>Deira Dhows</a>')
})

test('a long label leaves the values beside it their width, and wraps', () => {
  const label = '3 × Table in the raised majlis (AED 45 each)'
  const facts = [
    { label: 'Date', value: 'Saturday, December 5, 2026' },
    { label, value: 'AED 135' },
  ]
  const letter = letterWith([{ title: 'Dunes', facts }])
  const table = /<table[^>]*style="table-layout:fixed;">(?:(?!<table).)*?<\/table>/.exec(letter)?.[0] ?? ''
  const labels = [...table.matchAll(/<td class="soft"[^>]*>/g)].map(([cell]) => cell)
  expect(table).toContain(label)
  expect(labels).toHaveLength(facts.length)
  for (const cell of labels) {
    expect(cell).toContain('width:40%')
    expect(cell).not.toContain('nowrap')
  }
  expect(table).not.toContain('width="100%" style="padding')
})
