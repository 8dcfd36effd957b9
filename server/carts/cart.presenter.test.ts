import { expect, it } from 'vitest'
import { presentCategory, presentDestination } from '../catalogue/reading/destination.presenter.ts'
import { presentSoldExperience } from './cart.presenter.ts'

const sold = {
  slug: 'dhow-dinner',
  title: { en: 'Dinner on a dhow' },
  destination: { slug: 'dubai', name: { en: 'Dubai' }, countryCode: 'AE' },
  category: { slug: 'cruises', name: { en: 'Cruises' } },
  timeZone: 'Asia/Dubai',
  confirmation: 'INSTANT',
  payLater: false,
} as unknown as Parameters<typeof presentSoldExperience>[0]
const own = 'https://pictures.example/dhow.jpg'

it('says of what is sold without a picture that an illustration is shown, and of no other', () => {
  const picture = { source: own, alt: { en: 'A dhow at night' } }
  expect(presentSoldExperience(sold, 'en').picture).toMatchObject({
    illustration: true,
    alt: 'Dinner on a dhow',
  })
  const shown = presentSoldExperience({ ...sold, picture } as typeof sold, 'en')
  expect(shown.picture).not.toHaveProperty('illustration')
  expect(shown.picture.alt).toBe('A dhow at night')
})

it('says the same of places and categories', () => {
  const place = { slug: 'dubai', name: 'Dubai', countryCode: 'AE', intro: null, picture: null, standIn: null }
  const row = { ...place, experiences: 3, kilometres: null } as unknown as Parameters<
    typeof presentDestination
  >[0]
  expect(presentDestination(row).picture.illustration).toBe(true)
  expect(presentDestination({ ...row, standIn: own }).picture.illustration).toBeUndefined()
  expect(presentDestination({ ...row, picture: own }).picture.illustration).toBeUndefined()
  const kind = { slug: 'cruises', name: 'Cruises', picture: null, experiences: 3 } as Parameters<
    typeof presentCategory
  >[0]
  expect(presentCategory(kind).picture.illustration).toBe(true)
  expect(presentCategory({ ...kind, picture: own }).picture.illustration).toBeUndefined()
})
