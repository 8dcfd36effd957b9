import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildCard } from '../../server/testing/factories/search.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { useCardFacts } from './cards/card-parts.tsx'
import { SpecCard } from './cards/spec-card.tsx'
import { ExperienceCard } from './experience-card.tsx'

describe('a card', () => {
  it('reads in the order of what matters: title, rating, duration, reassurance, price', async () => {
    await showInApp(<ExperienceCard card={buildCard()} />)
    const text = screen.getByRole('article').textContent ?? ''
    const parts = [
      'Red dunes',
      '4.6',
      '(20 reviews)',
      '6 hours',
      'Free cancellation',
      'From',
      'AED',
      '185',
      'per person',
    ]
    const places = parts.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('marks a title that is in English on a page of another language', async () => {
    await showInApp(<ExperienceCard card={buildCard({ inEnglish: true })} />)
    expect(screen.getByRole('link').querySelector('[lang=en]')?.textContent).toBe(buildCard().title)
  })

  it('marks its place and what describes its picture where they are in English', async () => {
    const { destination, picture } = buildCard()
    const card = buildCard({
      destination: { ...destination, inEnglish: true },
      picture: { ...picture, inEnglish: true },
    })
    await showInApp(<ExperienceCard card={card} placed />)
    expect(
      [...document.querySelectorAll('[lang=en]')].map((of) => of.getAttribute('alt') ?? of.textContent),
    ).toEqual([picture.alt, 'Dubai'])
  })

  it('wears one badge at most', async () => {
    await showInApp(<ExperienceCard card={buildCard({ labels: ['new', 'private'] })} />)
    expect(screen.getByText('New')).toBeDefined()
    expect(screen.queryByText('Private')).toBeNull()
  })

  it('shows a label that has no text yet in its own words', async () => {
    await showInApp(<ExperienceCard card={buildCard({ labels: ['quiet-hours'] })} />)
    expect(screen.getByText('Quiet hours')).toBeDefined()
  })

  it('leads to the experience on the day and for the guests that were asked for', async () => {
    const address = (place: unknown) => JSON.stringify(place)
    await showInApp(<ExperienceCard card={buildCard()} date="2026-12-24" guests={2} />, {
      environment: { address },
    })
    expect(JSON.parse(screen.getByRole('link').getAttribute('href') ?? '')).toEqual({
      to: 'experience',
      slug: 'red-dunes',
      city: 'dubai',
      date: '2026-12-24',
      guests: 2,
    })
  })

  it.each([
    ['PERSON', 'ADULT', undefined, 'per person'],
    ['ITEM', 'ITEM', undefined, 'per group'],
    ['ITEM', 'ITEM', 'HOUR', 'per hour'],
    ['PERSON', 'FAMILY', undefined, 'per family'],
  ] as const)('says what a price by %s, %s, %s pays for', async (basis, unit, period, words) => {
    const from = { price: { amount: 10_000, currency: 'AED' }, basis, unit, period }
    await showInApp(<ExperienceCard card={buildCard({ from })} />)
    expect(screen.getByText(words)).toBeDefined()
  })

  it('says how many guests an item takes that is sold as a whole', async () => {
    const price = { amount: 18_698, currency: 'AED' }
    const from = { price, basis: 'ITEM', unit: 'ITEM', guests: 2 } as const
    await showInApp(<ExperienceCard card={buildCard({ from })} />)
    expect(screen.getByText(/per group of up to 2$/)).toBeDefined()
  })

  it.each([
    [0, 75, 'Up to age 75'],
    [6, 75, 'Ages 6–75'],
    [6, undefined, 'From age 6'],
    [0, undefined, ''],
  ])('says of the ages from %s to %s: %s', async (ageMinimum, ageMaximum, said) => {
    const Ages = () => useCardFacts({ card: buildCard({ ageMinimum, ageMaximum }) }).ages
    await showInApp(<p data-testid="ages">{<Ages />}</p>)
    expect(screen.getByTestId('ages').textContent).toBe(said)
  })

  it('names no age of nought in its table', async () => {
    await showInApp(<SpecCard card={buildCard({ ageMinimum: 0, ageMaximum: 75 })} />)
    expect(screen.getByText('Up to age 75')).toBeDefined()
  })

  it('says how long something is hired at least', async () => {
    const from = {
      price: { amount: 11_000, currency: 'EUR' },
      basis: 'ITEM',
      unit: 'ITEM',
      period: 'HOUR',
      least: 2,
    } as const
    await showInApp(<ExperienceCard card={buildCard({ from })} />)
    expect(screen.getByText('minimum 2 hours')).toBeDefined()
  })

  it('names the option that the price is of, where others cost something else', async () => {
    const from = {
      price: { amount: 18_500, currency: 'AED' },
      basis: 'PERSON',
      unit: 'ADULT',
      option: 'Camp and dinner, no dunes',
    } as const
    await showInApp(<ExperienceCard card={buildCard({ from })} />)
    // apart from what stands before it, also where a look puts both on one line
    expect(screen.getByText('Camp and dinner, no dunes').closest('p, div')?.textContent).toMatch(
      /per person\s· Camp and dinner, no dunes/,
    )
  })

  it('says that the supplier confirms, where no booking is confirmed at once, beside what is free', async () => {
    const asked = { instantConfirmation: false, confirmedOnRequest: true, freeCancellation: true } as const
    await showInApp(<ExperienceCard card={buildCard(asked)} />)
    expect(screen.getByText('On request: the supplier confirms')).toBeDefined()
    expect(screen.getByText('Free cancellation')).toBeDefined()
  })

  it('says how to get a price where there is none', async () => {
    await showInApp(<ExperienceCard card={buildCard({ from: undefined, negotiation: 'ONLY' })} />)
    expect(screen.getByText('Price on request')).toBeDefined()
  })

  it('says which price was reduced, and to what, to those who cannot see the line through it', async () => {
    const from = {
      price: { amount: 8000, currency: 'AED' },
      originalPrice: { amount: 10_000, currency: 'AED' },
      basis: 'PERSON',
      unit: 'ADULT',
    } as const
    await showInApp(<ExperienceCard card={buildCard({ from })} />)
    expect(screen.getByText(/^Was/)).toBeDefined()
    expect(screen.getByText(/100/).tagName).toBe('S')
  })
})
