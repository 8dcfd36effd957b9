import type { Knex } from 'knex'

/** Counts and averages the published reviews of these experiences. */
export async function writeRatings(trx: Knex.Transaction, experienceIds: readonly number[]): Promise<void> {
  await trx.raw(
    `update experiences e set rating_count = r.count, rating_average = r.average
     from (
       select experience_id id, count(v.rating)::int count, round(avg(v.rating), 2) average
       from unnest(:ids::bigint[]) experience_id left join (select experience_id, rating from reviews where status = 'published') v using (experience_id)
       group by experience_id
     ) r where e.id = r.id`,
    { ids: [...experienceIds] },
  )
}
