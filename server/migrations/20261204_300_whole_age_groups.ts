import type { Knex } from 'knex'

/**
 * Packs into each search record the age groups that the experience admits from the first age to the last; until now one that admitted
 * a part of a group was found for it. Written out here as it was decided, and not by the product's own expression, which may
 * change. The code of before reads the same bits.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `update search_rows r set facets = set_byte(r.facets, 25, whole.byte)
     from experiences e
     cross join lateral (
       select coalesce(e.age_minimum, 0) as least, coalesce(e.age_maximum, 200) as most
     ) ages
     cross join lateral (
       select case when e.age_minimum is null and e.age_maximum is null then 0 else
           (least = 0 and most >= 3)::int + 2 * (least <= 4 and most >= 11)::int + 4 * (least <= 12 and most >= 17)::int
           + 8 * (least <= 18 and most >= 64)::int + 16 * (least <= 65 and most >= 99)::int end as byte
     ) whole
     where e.id = r.experience_id and get_byte(r.facets, 25) <> whole.byte`,
  )
}

/** The code of before finds fewer experiences for an age until they are next written, which breaks nothing. */
export async function down(): Promise<void> {}
