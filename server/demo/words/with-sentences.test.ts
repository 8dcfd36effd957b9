import { expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'
import { readDemoStorefronts } from '../read-demo-storefronts.ts'
import { sentences } from './with-sentences.ts'

const { experiences } = demoCatalogue
const offered = readDemoStorefronts().find(({ slug }) => slug === 'marketplace')?.languages ?? []

/** Those that were translated from the first line to the last. */
const whole = ['dxb-red-dunes-evening']

/** Every text of a listing, with its languages. */
function textsOf(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return 'en' in value ? [value] : Object.values(value).flatMap(textsOf)
}

it.each(whole)('%s is in every language of the marketplace, whole', (externalId) => {
  const listing = experiences.find((experience) => experience.externalId === externalId)
  const texts = textsOf(listing)
  expect(texts.length).toBeGreaterThan(40)
  for (const language of offered) expect(texts.filter((text) => !(language in text))).toEqual([])
})

it('has no sentence that no listing says', () => {
  const english = new Set(
    experiences.flatMap(textsOf).flatMap((text) => [(text as { en: string | string[] }).en].flat()),
  )
  const idle = Object.values(sentences).flatMap((words) =>
    Object.keys(words).filter((text) => !english.has(text)),
  )
  expect(idle).toEqual([])
})
