import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildExperience, buildOption } from '../availability/testing/build-experience.ts'
import { inApp } from '../environment/testing/in-app.tsx'
import { Itinerary } from './itinerary.tsx'

const options = [
  buildOption({ id: 'market', title: 'Market and lunch' }),
  buildOption({ id: 'evening', title: 'Evening' }),
]
const itinerary = [
  { title: 'Market', minute: 0 },
  { title: 'The table', minute: 210 },
]

it.each([
  [['market'], 'Times for: Market and lunch'],
  [undefined, undefined],
])('says of which options its times are, where not of all: %s', async (itineraryOptions, said) => {
  const { experience } = buildExperience({ itinerary, options, itineraryOptions })
  render(await inApp(<Itinerary experience={experience} />, { namespaces: ['detail'] }))
  expect(screen.getByText('After 3 hours, 30 minutes')).toBeTruthy()
  expect(screen.queryByText(/^Times for/)?.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toBe(said)
})
