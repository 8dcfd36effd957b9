import type { Knex } from 'knex'

/** A key as the database keeps it. */
export interface TicketKeyRow {
  id: string
  publicKey: string
  sealed: Buffer | null
  state: 'NEXT' | 'CURRENT' | 'FORMER'
}

/** Every key that ever signed or will: the current one first, then the next, then the former ones. */
export async function listTicketKeys(db: Knex): Promise<TicketKeyRow[]> {
  const { rows } = await db.raw<{ rows: TicketKeyRow[] }>(
    `select id, public_key "publicKey", sealed, state from ticket_keys
     order by array_position(array['CURRENT', 'NEXT', 'FORMER'], state), created_at desc`,
  )
  return rows
}

/** Keeps a key, unless there is one in that state already; several machines may begin at once. */
export async function insertTicketKey(db: Knex, key: TicketKeyRow): Promise<void> {
  await db.raw(
    `insert into ticket_keys (id, public_key, sealed, state) values (:id, :publicKey, :sealed, :state) on conflict do nothing`,
    { ...key },
  )
}

/** Makes a key the one that signs; the one before it goes on verifying. */
export async function makeCurrent(db: Knex, key: Omit<TicketKeyRow, 'state'>): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(`lock table ticket_keys in exclusive mode`)
    await trx.raw(`update ticket_keys set state = 'FORMER' where state = 'CURRENT' and id <> :id`, {
      id: key.id,
    })
    await trx.raw(
      `insert into ticket_keys (id, public_key, sealed, state) values (:id, :publicKey, :sealed, 'CURRENT')
       on conflict (id) do update set state = 'CURRENT'`,
      { ...key },
    )
  })
}

/** Seals a key anew, under a newer secret. */
export async function resealTicketKey(db: Knex, id: string, sealed: Buffer): Promise<void> {
  await db.raw(`update ticket_keys set sealed = :sealed where id = :id`, { id, sealed })
}
