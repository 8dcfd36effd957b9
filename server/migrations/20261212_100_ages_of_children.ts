import type { Knex } from 'knex'

/**
 * Packs the age groups 4–5, 6–7 and 8–11 into each search record, as bits 5 to 7 beside that of 4–11, written out as it was decided.
 * Options that admit all from 4 to 11 admit each of the three; which of them the others admit is filled in with the open days, at the
 * latest on the next day. The code of before reads its own five bits, but counts no ages of such a record in a filter.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `update search_rows r set facets = set_byte(r.facets, 25, get_byte(r.facets, 25) | children.bits)
     from experiences e
     cross join lateral (
       select coalesce(e.age_minimum, 0) as least, coalesce(e.age_maximum, 200) as most
     ) ages
     cross join lateral (
       select 32 * (least <= 4 and most >= 5)::int + 64 * (least <= 6 and most >= 7)::int + 128 * (least <= 8 and most >= 11)::int as bits
     ) children
     where e.id = r.experience_id and (e.age_minimum is not null or e.age_maximum is not null) and children.bits > 0`,
  )
  await knex.raw('update search_day_prices set ages = ages | 224 where ages & 2 > 0')
}

/** The code of before leaves the bits alone. */
export async function down(): Promise<void> {}
