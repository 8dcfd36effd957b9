import type { Knex } from 'knex'
import { carriedBy } from '../../availability/departures-of-option.ts'
import { pickFromUnit } from '../listings/listing-price.ts'
import { admittedAges } from './admitted-ages.ts'
import { listPricedExperiences, writeDayPrices } from './day-prices.queries.ts'
import type { DayPrice, PricedExperience } from './day-prices.queries.ts'
import { indexOpenDays } from './open-days.ts'
import type { WallClock } from './open-days.ts'

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

/** None where all options cost the same and admit the same ages: each day is then like any other. */
function dayPricesOf(experience: PricedExperience, wallClock: WallClock): DayPrice[] {
  const bounds = { minimum: experience.ageMinimum, maximum: experience.ageMaximum }
  const priced = experience.options.flatMap((option) => {
    const from = pickFromUnit(option.units)
    return from ? [{ option, price: from.price, ages: admittedAges(option.units, bounds) }] : []
  })
  const differInAges = new Set(priced.map(({ ages }) => ages)).size > 1
  if (!differInAges && new Set(priced.map(({ price }) => price)).size < 2) return []
  return priced.map(({ option, price, ages }) => ({
    position: option.position,
    price,
    mostGuests: option.capacity * carriedBy({ priceBasis: experience.priceBasis, units: option.units }),
    ages: differInAges ? ages : null,
    ...indexOpenDays([option], experience, wallClock),
  }))
}
