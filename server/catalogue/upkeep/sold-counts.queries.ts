import type { Knex } from 'knex'

/** Adds up what has been sold and cancelled since the last time; answers the experiences whose count changed. */
export async function foldSoldChanges(trx: Knex.Transaction): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `with folded as (
       delete from sold_changes returning experience_id, guests
     ), summed as (
       select experience_id, sum(guests)::int as guests from folded group by experience_id
     )
     update experiences e set sold_count = greatest(0, e.sold_count + s.guests)
     from summed s where e.id = s.experience_id and s.guests <> 0 returning e.id`,
  )
  return rows.map(({ id }) => id)
}
