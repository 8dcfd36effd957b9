import { expect, test } from 'vitest'
import { layouts } from '../../themes/names.ts'
import type { Layout } from '../../themes/names.ts'
import { themes } from '../../themes/registry.ts'
import { emailHtml } from './email-html.ts'

const letterIn = (layout: Layout) =>
  emailHtml({
    language: 'en',
    direction: 'ltr',
    brand: { name: 'Deira Dhows', layout, href: 'https://deira.example/' },
    subject: 'Confirmed',
    preview: 'Confirmed',
    title: 'Your booking is confirmed',
    paragraphs: ['Come early.'],
    actions: [{ label: 'Open', href: 'https://deira.example/o' }],
    cards: [{ title: 'Dunes', status: { text: 'Confirmed', good: true }, facts: [] }],
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
  expect(new Set(layouts.map(letterIn)).size).toBe(layouts.length)
})
