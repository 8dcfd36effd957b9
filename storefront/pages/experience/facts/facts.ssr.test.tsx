import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { buildExperience } from '../../../../widget/availability/testing/build-experience.ts'
import { inApp } from '../../../../widget/environment/testing/in-app.tsx'
import { DeckFacts } from './deck-facts.tsx'
import { FootnotesFacts } from './footnotes-facts.tsx'
import { GaugesFacts } from './gauges-facts.tsx'

async function textOf(Facts: typeof DeckFacts, overrides: Partial<Experience>): Promise<string> {
  const { experience } = buildExperience(overrides)
  const page = await inApp(<Facts experience={experience} />, {
    namespaces: ['experience', 'detail', 'measures'],
  })
  return renderToString(page)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

describe('gauges', () => {
  it('show difficulty, fitness, ages and what happens in bad weather as the listing states them', async () => {
    const text = await textOf(GaugesFacts, {
      measures: { difficulty: 'HIGH', fitness: 'MEDIUM', badWeather: 'OTHER_DAY_OR_REFUND' },
      ages: { minimum: 12, maximum: 70 },
    })
    expect(text).toMatch(/Difficulty Hard .*Fitness Average .*Ages 12–70/)
    expect(text).toContain('You choose another day or get your money back.')
  })

  it('show nothing that the listing does not state', async () => {
    const text = await textOf(GaugesFacts, { measures: undefined, ages: undefined })
    expect(text).not.toMatch(/Difficulty|Fitness|Ages|weather/)
    expect(await textOf(GaugesFacts, { measures: { fitness: 'LOW' } })).not.toContain('Difficulty')
  })
})

describe('the facts of a boat', () => {
  const yacht = {
    id: 'noor',
    title: 'Noor',
    capacity: 1,
    cutoffMinutes: 60,
    units: [
      {
        id: 'ITEM',
        price: { amount: 85_000, currency: 'AED' },
        guests: 10,
        places: 1,
        minimum: 0,
      },
    ],
  } satisfies Experience['options'][number]

  it('say its length, who steers, fuel and licence, and the price for each guest as the party grows', async () => {
    const text = await textOf(DeckFacts, {
      measures: {
        lengthMetres: 14.6,
        longestMetres: 22.9,
        skipper: 'INCLUDED',
        fuelIncluded: true,
        licenceNeeded: false,
      },
      options: [yacht],
    })
    expect(text).toMatch(/Length 14\.6[\s–-]+22\.9 m/)
    expect(text).toMatch(/Skipper Included .*Fuel Included .*Licence Not needed/)
    expect(text).toMatch(/Guests 2 5 10 Price per guest AED 425 AED 170 AED 85/)
  })

  it('say for how long a share is, and how long it is hired at least, where the price is by the hour', async () => {
    const from = {
      price: { amount: 85_000, currency: 'AED' },
      unit: 'ITEM',
      basis: 'ITEM',
      period: 'HOUR',
      least: 2,
    } as const
    const text = await textOf(DeckFacts, { from, options: [yacht] })
    expect(text).toMatch(/AED 850 per hour\s· minimum 2 hours/)
    expect(text).toMatch(/Guests 2 5 10 Price per guest and hour AED 425 AED 170 AED 85/)
  })

  it('show neither what is not stated nor a share of what is priced per person', async () => {
    const text = await textOf(DeckFacts, { measures: { lengthMetres: 11 } })
    expect(text).toContain('11 m')
    expect(text).not.toMatch(/Skipper|Fuel|Licence|Cabins|Built|Price per guest/)
    expect(await textOf(DeckFacts, { measures: undefined })).not.toMatch(/Length|Measurements/)
  })
})

describe('footnotes', () => {
  const linksIn = async (overrides: Partial<Experience>) => {
    const { experience } = buildExperience(overrides)
    const html = renderToString(
      await inApp(<FootnotesFacts experience={experience} />, { namespaces: ['experience', 'detail'] }),
    )
    return [...html.matchAll(/href="#(\w+)"[^>]*aria-label="([^"]*)"/g)].map(
      ([, id, name]) => `${id}: ${name}`,
    )
  }

  it('lead from facts to the notes that say more, numbered as these stand', async () => {
    expect(await linksIn({})).toEqual(['pickup: 1 Pickup points', 'cancellation: 2 Cancellation policy'])
  })

  it('lead nowhere where there is no note', async () => {
    expect(await linksIn({ pickups: [], pickupIncluded: true })).toEqual([
      'cancellation: 1 Cancellation policy',
    ])
    expect(await linksIn({ pickups: [], cancellation: undefined })).toEqual([])
  })
})
