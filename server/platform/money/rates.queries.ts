import type { Knex } from 'knex'

/** A row of `currency_rates`; the rate is text, so that no digit is lost. */
export interface CurrencyRateRow {
  currency: string
  per_dollar: string
  day: string
  source: string
}

/** The latest rate of each currency. */
export async function listCurrencyRates(db: Knex): Promise<CurrencyRateRow[]> {
  const { rows } = await db.raw<{ rows: CurrencyRateRow[] }>(
    `select distinct on (currency) currency, per_dollar::text, day::text, source from currency_rates order by currency, day desc`,
  )
  return rows
}

/** Writes rates of a day; a second writing of the same day replaces them. */
export async function upsertCurrencyRates(db: Knex, rows: readonly CurrencyRateRow[]): Promise<void> {
  await db('currency_rates')
    .insert([...rows])
    .onConflict(['currency', 'day'])
    .merge()
}
