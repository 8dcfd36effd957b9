import type { Knex } from 'knex'

/**
 * Takes every age from the packed record of an experience that states none: it was found at each of them. Only bits that the
 * filter reads are changed; the code of before reads them the same way.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `update search_rows r set facets = set_byte(r.facets, 25, 0)
     from experiences e
     where e.id = r.experience_id and e.age_minimum is null and e.age_maximum is null and get_byte(r.facets, 25) <> 0`,
  )
}

/** The code of before counts experiences without ages at none, which breaks nothing. */
export async function down(): Promise<void> {}
