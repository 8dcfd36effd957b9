import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import { carriedBy } from '../../availability/departures-of-option.ts'
import { PartOfDay } from '../../contract/primitives.ts'
import { pickFromUnit } from '../listings/listing-price.ts'
import { everyPart, factsOf, maskOfParts } from '../option-facts.ts'
import { listPricedExperiences, writeDayPrices } from './day-prices.queries.ts'
import type { DayPrice, PricedExperience } from './day-prices.queries.ts'
import { indexOpenDays } from './open-days.ts'
import type { TimedOption, WallClock } from './open-days.ts'
import { startingIn } from './starts-by-part.ts'

/**
 * Makes the prices by day of these experiences true for their options as they stand in the table. To be called in the
 * transaction that wrote those, before their search rows are written: these tell searches that something has changed.
 */
export async function refreshDayPrices(
  trx: Knex.Transaction,
  ids: readonly number[],
  wallClock: WallClock,
): Promise<void> {
  if (ids.length === 0) return
  const experiences = await listPricedExperiences(trx, ids)
  await writeDayPrices(
    trx,
    ids,
    experiences.flatMap((experience) =>
      dayPricesOf(experience, wallClock).map((price) => ({ ...price, experienceId: experience.id })),
    ),
  )
}

/** None where the options differ in nothing that lists are filtered by: each is then like any other. */
function dayPricesOf({ options, ...experience }: PricedExperience, wallClock: WallClock): DayPrice[] {
  const facts = factsOf(options)
  const priced = options.flatMap((option) => {
    const from = pickFromUnit(option.units)
    const own = facts.get(option)
    return from && own ? [{ option, price: from.price, facts: own }] : []
  })
  const [first] = priced
  const differInTimes = priced.some(
    ({ option }) => first && !isDeepStrictEqual(timesOf(option), timesOf(first.option)),
  )
  const isLikeFirst = ({ price, facts: own }: (typeof priced)[number]) =>
    price === first?.price && isDeepStrictEqual(own, first.facts)
  if (!differInTimes && priced.every(isLikeFirst)) return []
  return priced.flatMap(({ option, price, facts: own }) => {
    const known = {
      ...own,
      position: option.position,
      price,
      mostGuests: option.capacity * carriedBy({ priceBasis: experience.priceBasis, units: option.units }),
    }
    if (!differInTimes) {
      return [{ ...known, parts: everyPart, ...indexOpenDays([option], experience, wallClock) }]
    }
    return PartOfDay.options.flatMap((part) => {
      const during = startingIn(part, option)
      return during
        ? [{ ...known, parts: maskOfParts([part]), ...indexOpenDays([during], experience, wallClock) }]
        : []
    })
  })
}

const timesOf = ({ schedule, closedDays, cutoffMinutes }: TimedOption) => ({
  schedule,
  closedDays,
  cutoffMinutes,
})
