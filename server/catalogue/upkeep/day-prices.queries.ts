/** The SQL of the prices by day, which searches by date sort and filter by. */
import type { Knex } from 'knex'
import type { PriceBasis } from '../../contract/primitives.ts'
import type { OptionFacts, StoredOption } from '../option-facts.ts'
import type { StoredUnit } from '../listings/listing-price.ts'
import { packedClosing, paddedDays } from '../search/search-documents.queries.ts'
import type { OpenDays, TimedOption } from './open-days.ts'

/** An experience with several options, with what their prices by day come from. */
export interface PricedExperience {
  id: number
  timeZone: string
  expiresOn: string | null
  priceBasis: PriceBasis
  options: (TimedOption & StoredOption & { position: number; units: StoredUnit[]; capacity: number })[]
}

/** Those of these experiences that offer more than one option. */
export async function listPricedExperiences(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<PricedExperience[]> {
  const { rows } = await trx.raw<{ rows: PricedExperience[] }>(
    `select e.id, e.time_zone "timeZone", e.expires_on::text "expiresOn", e.price_basis "priceBasis",
       jsonb_agg(jsonb_build_object('position', o.position, 'units', o.units, 'capacity', o.capacity, 'schedule', o.schedule,
         'closedDays', o.closed_days, 'cutoffMinutes', o.cutoff_minutes, 'spokenLanguages', o.spoken_languages,
         'durationMinutes', o.duration_minutes, 'durationStated', o.duration_stated, 'pricePeriod', e.price_period,
         'ageMinimum', e.age_minimum, 'ageMaximum', e.age_maximum)) options
     from experiences e join options o on o.experience_id = e.id
     where e.id = any(:ids) and o.offered
     group by e.id having count(*) > 1`,
    { ids: [...ids] },
  )
  return rows
}

/** What an option costs, for how many, and when it runs: one for each part of the day in which it starts, where options differ in that. */
export interface DayPrice extends OpenDays, OptionFacts {
  position: number
  price: number
  mostGuests: number
}

/** Writes the prices of these experiences anew: those of which no row is given have none. */
export async function writeDayPrices(
  trx: Knex.Transaction,
  ids: readonly number[],
  rows: readonly (DayPrice & { experienceId: number })[],
): Promise<void> {
  await trx.raw('delete from search_day_prices where experience_id = any(:ids)', { ids: [...ids] })
  if (rows.length === 0) return
  await trx.raw(
    `insert into search_day_prices (experience_id, position, parts, price, most_guests, ages, languages, durations, open_from, open_days, closing)
     select e.experience_id, e.position, e.parts, e.price, e.most_guests, e.ages, e.languages, e.durations, e.open_from, ${paddedDays}, ${packedClosing}
     from (
       select r."experienceId" experience_id, r.position, r.parts, r.price, r."mostGuests" most_guests, r.ages, r.languages, r.durations,
         r."openFrom" open_from, r."openDays" open_days, r."nearClosing" near_closing
       from jsonb_to_recordset(:rows::jsonb) as r("experienceId" bigint, position int, parts smallint, price bigint,
         "mostGuests" int, ages smallint, languages text[], durations smallint, "openFrom" date, "openDays" bit varying, "nearClosing" timestamptz[])
     ) e
     order by e.experience_id, e.position, e.parts`,
    { rows: JSON.stringify(rows) },
  )
}
