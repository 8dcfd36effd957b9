import { expect, test } from 'vitest'
import { snippetOf, ways } from './snippets.ts'

const choice = {
  shop: 'deira',
  view: 'experience',
  experience: 'creek-dinner',
  theme: 'transparent',
  layout: 'row',
  corner: 'bottom-left',
  speaks: 'ar',
} as const

test.each(ways)('the lines for %s bring the script and say everything that was chosen', (way) => {
  const lines = snippetOf(way, 'https://dhow.example', choice, 'Book here')
  expect(lines).toContain('https://dhow.example/widget/v1.js')
  for (const attribute of [
    'storefront="deira"',
    'view="experience"',
    'experience="creek-dinner"',
    'theme="transparent"',
    'layout="row"',
    'corner="bottom-left"',
    'language="ar"',
  ]) {
    expect(lines).toContain(attribute)
  }
  // what is shown where the script cannot run
  expect(lines).toContain('<a href="https://dhow.example/?storefront=deira">Book here</a></dhow-booking>')
})

test('what is as it would be anyway is not said', () => {
  const plain = { shop: 'deira', view: 'listing', theme: 'default' } as const
  const lines = snippetOf('html', 'https://dhow.example', plain, 'Book here')
  expect(lines).toBe(`<script async src="https://dhow.example/widget/v1.js"></script>

<dhow-booking
  storefront="deira"
  view="listing"
><a href="https://dhow.example/?storefront=deira">Book here</a></dhow-booking>`)
})
