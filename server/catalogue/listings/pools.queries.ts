import type { Knex } from 'knex'

type Transaction = Knex.Transaction

/** A pool as an option is put into it. `taken`: something of today or later is sold or held. */
export interface StoredPool {
  id: number
  supplierId: number
  resource: string | null
  slotMinutes: number | null
  taken: boolean
}

const poolColumns = `p.id, p.supplier_id "supplierId", p.resource, p.slot_minutes "slotMinutes",
  exists (select from departures d where d.pool_id = p.id and d.held + d.sold > 0 and d.starts_at > now() - interval '1 day') taken`

/** The pools that options of these experiences draw on now. */
export async function findPoolsOfOptions(
  trx: Transaction,
  experienceIds: readonly number[],
): Promise<(StoredPool & { experienceId: number; code: string })[]> {
  if (experienceIds.length === 0) return []
  const { rows } = await trx.raw<{ rows: (StoredPool & { experienceId: number; code: string })[] }>(
    `select o.experience_id "experienceId", o.code, ${poolColumns}
     from options o join pools p on p.id = o.pool_id where o.experience_id = any(:experienceIds)`,
    { experienceIds: [...experienceIds] },
  )
  return rows
}

/** The pools of shared resources, by supplier and name. */
export async function findResourcePools(
  trx: Transaction,
  resources: readonly { supplierId: number; resource: string }[],
): Promise<StoredPool[]> {
  if (resources.length === 0) return []
  const { rows } = await trx.raw<{ rows: StoredPool[] }>(
    `select ${poolColumns}
     from jsonb_to_recordset(:resources::jsonb) as r("supplierId" bigint, resource text)
     join pools p on p.supplier_id = r."supplierId" and p.resource = r.resource`,
    { resources: JSON.stringify(resources) },
  )
  return rows
}

/** Ids for new pools, taken before the rows are written, so that options can name them. */
export async function reservePoolIds(trx: Transaction, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select nextval(pg_get_serial_sequence('pools', 'id')) id from generate_series(1, :count)`,
    { count },
  )
  return rows.map(({ id }) => id)
}

/** A pool to be made, or a resource's whose slots become finer. */
export interface PoolRow {
  id: number
  supplierId: number
  resource: string | null
  capacity: number
  slotMinutes: number | null
}

/** Writes pools under ids that were reserved or found. */
export async function writePools(trx: Transaction, rows: readonly PoolRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx.raw(
    `insert into pools (id, supplier_id, resource, capacity, slot_minutes) overriding system value
     select id, "supplierId", resource, capacity, "slotMinutes"
     from jsonb_to_recordset(:rows::jsonb)
       as r(id bigint, "supplierId" bigint, resource text, capacity int, "slotMinutes" int)
     on conflict (id) do update set slot_minutes = excluded.slot_minutes`,
    { rows: JSON.stringify(rows) },
  )
}

/**
 * A pool has the places of its largest offered option, and so have its departures to come; one that has already sold
 * more keeps what it has sold, so that a smaller boat never breaks a booking.
 */
export async function refreshPoolCapacities(trx: Transaction, poolIds: readonly number[]): Promise<void> {
  if (poolIds.length === 0) return
  await trx.raw(
    `with largest as (
       select pool_id, max(capacity) capacity from options where pool_id = any(:poolIds) and offered group by pool_id
     ), changed as (
       update pools p set capacity = l.capacity from largest l where p.id = l.pool_id and p.capacity <> l.capacity
       returning p.id, p.capacity
     )
     update departures d set capacity = greatest(c.capacity, d.held + d.sold)
     from changed c where d.pool_id = c.id and d.starts_at > now()`,
    { poolIds: [...poolIds] },
  )
}
