import type { ListingInput } from '../contract/listing.ts'

/** Shorter than any season of the demo, so that going back by it does not jump over one. */
const stepDays = 30
const stepsOfAYear = 13

/** Of journeys that are made to order, and so have no calendar that tells it. */
const seasonsToOrder: Readonly<Record<string, { from: string; to: string }>> = {
  'auh-liwa-caravan': { from: '2026-11-01', to: '2027-03-31' },
}

/** Whether an experience runs at this time of the year, whatever the year. */
export function runsInSeason({ externalId, options = [] }: ListingInput, date: Temporal.PlainDate): boolean {
  const day = date.toString().slice(5)
  const toOrder = seasonsToOrder[externalId]
  const rules = toOrder ? [toOrder] : options.flatMap(({ schedule }) => schedule)
  if (rules.length === 0) return true
  return rules.some(({ from, to }) => {
    if (!from || !to) return true
    const [first, last] = [from.slice(5), to.slice(5)]
    return first <= last ? first <= day && day <= last : first <= day || day <= last
  })
}

/** The day on which a review was written: `daysAgo`, moved back into the season when the experience does not run at that time of the year. */
export function reviewDay(
  listing: ListingInput,
  today: Temporal.PlainDate,
  daysAgo: number,
): Temporal.PlainDate {
  let date = today.subtract({ days: daysAgo })
  for (let step = 0; step < stepsOfAYear && !runsInSeason(listing, date); step += 1) {
    date = date.subtract({ days: stepDays })
  }
  return date
}
