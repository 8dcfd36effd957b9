import { expect, it } from 'vitest'
import { dirhams } from '../../../server/testing/factories/cart.ts'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { UnitFacts } from './unit-facts.tsx'

it('says of the price that is struck through that it was', async () => {
  await renderScreen(
    <UnitFacts
      unit={{ id: 'ITEM', places: 1, minimum: 0, price: dirhams(206), originalPrice: dirhams(228) }}
    />,
  )
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toMatch(/Was .*228.* .*206/)
})

it.each([
  ['HOUR', 'AED 120 per hour'],
  ['NIGHT', 'AED 120 per night'],
  [undefined, 'AED 120'],
] as const)('says for what a price is, of what is hired by time: %s', async (period, said) => {
  await renderScreen(
    <UnitFacts unit={{ id: 'ITEM', places: 1, minimum: 0, price: dirhams(120) }} period={period} />,
  )
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toBe(said)
})
