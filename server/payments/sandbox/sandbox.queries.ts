import type { Knex } from 'knex'
import type { SandboxKind, SandboxKinds, SandboxObject } from './sandbox-objects.ts'

interface Row {
  id: string
  kind: SandboxKind
  body: object
  hidden: object
}

const present = <Kind extends SandboxKind>(row: Row | undefined): SandboxObject<Kind> | undefined =>
  row && ({ body: row.body, hidden: row.hidden } as SandboxObject<Kind>)

/** Writes a new object under its own id. */
export async function insertObject<Kind extends SandboxKind>(
  db: Knex,
  kind: Kind,
  { body, hidden }: SandboxObject<Kind>,
): Promise<void> {
  await db('payment_sandbox_objects').insert({
    id: body.id,
    kind,
    body: JSON.stringify(body),
    hidden: JSON.stringify(hidden),
  })
}

/** Inserts unless the id is there already; either way returns what is stored. */
export async function keepObject<Kind extends SandboxKind>(
  db: Knex,
  kind: Kind,
  { body, hidden }: SandboxObject<Kind>,
): Promise<SandboxObject<Kind>> {
  await db('payment_sandbox_objects')
    .insert({ id: body.id, kind, body: JSON.stringify(body), hidden: JSON.stringify(hidden) })
    .onConflict('id')
    .ignore()
  return (await findObject(db, kind, body.id)) ?? ({ body, hidden } as SandboxObject<Kind>)
}

/** The object of a kind and id, if there is one. */
export async function findObject<Kind extends SandboxKind>(
  db: Knex,
  kind: Kind,
  id: string,
): Promise<SandboxObject<Kind> | undefined> {
  return present<Kind>(await db<Row>('payment_sandbox_objects').where({ id, kind }).first())
}

/**
 * Locks the row until the transaction ends. Lock order, against deadlocks: session, then intent, then charge.
 */
export async function lockObject<Kind extends SandboxKind>(
  trx: Knex.Transaction,
  kind: Kind,
  id: string,
): Promise<SandboxObject<Kind> | undefined> {
  return present<Kind>(await trx<Row>('payment_sandbox_objects').where({ id, kind }).forUpdate().first())
}

/** Writes the present state of an object that the caller has locked. */
export async function saveObject<Kind extends SandboxKind>(
  db: Knex,
  kind: Kind,
  { body, hidden }: SandboxObject<Kind>,
): Promise<void> {
  await db('payment_sandbox_objects')
    .where({ id: body.id, kind })
    .update({ body: JSON.stringify(body), hidden: JSON.stringify(hidden), updated_at: db.fn.now() })
}

/** Narrowing of a list: exact values of the object's own fields, and the cursor of Stripe's pagination. */
export interface ListFilter {
  equals: Readonly<Record<string, string>>
  types?: readonly string[]
  createdFrom?: number
  startingAfter?: string
  endingBefore?: string
  limit: number
}

/** Newest first, as Stripe lists; one row more than `limit` when there are more. `endingBefore` reads the other way. */
export async function listObjects<Kind extends SandboxKind>(
  db: Knex,
  kind: Kind,
  filter: ListFilter,
): Promise<SandboxKinds[Kind]['body'][]> {
  const position = (id: string) => db('payment_sandbox_objects').select('position').where({ id })
  const query = db<Row>('payment_sandbox_objects').select('body').where({ kind })
  for (const [field, value] of Object.entries(filter.equals)) {
    void query.whereRaw('body ->> ? = ?', [field, value])
  }
  if (filter.types) void query.whereRaw(`body ->> 'type' = any(?)`, [[...filter.types]])
  if (filter.createdFrom !== undefined) {
    void query.whereRaw(`(body ->> 'created')::bigint >= ?`, [filter.createdFrom])
  }
  if (filter.startingAfter) void query.where('position', '<', position(filter.startingAfter))
  if (filter.endingBefore) void query.where('position', '>', position(filter.endingBefore))
  const rows = await query.orderBy('position', filter.endingBefore ? 'asc' : 'desc').limit(filter.limit + 1)
  return rows.map((row) => row.body as SandboxKinds[Kind]['body'])
}

/** The object whose time has come first, locked; one that another process is at is skipped. */
export async function lockRungAlarm(
  trx: Knex.Transaction,
  nowSeconds: number,
): Promise<{ id: string; kind: SandboxKind } | undefined> {
  return trx<Row>('payment_sandbox_objects')
    .select('id', 'kind')
    .whereRaw(`(hidden ->> 'alarmAt')::bigint <= ?`, [nowSeconds])
    .orderBy('position')
    .forUpdate()
    .skipLocked()
    .first()
}

/** @returns Unix seconds of the next alarm */
export async function findNextAlarm(db: Knex): Promise<number | null> {
  const row = await db('payment_sandbox_objects')
    .min<{ min: number | null }>({ min: db.raw(`(hidden ->> 'alarmAt')::bigint`) })
    .whereRaw(`(hidden ->> 'alarmAt')::bigint is not null`)
    .first()
  return row?.min ?? null
}

interface Reply {
  fingerprint: string
  status: number
  body: unknown
  requestId: string
}

/** Held until the transaction ends. @returns false when another request with the same key is at work */
export async function tryKeyLock(trx: Knex.Transaction, idempotencyKey: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { locked: boolean }[] }>(
    `select pg_try_advisory_xact_lock(hashtextextended('payment-sandbox:' || ?, 0)) locked`,
    [idempotencyKey],
  )
  return rows[0]?.locked ?? false
}

/** What a request with this key was answered, while it is remembered. */
export async function findReply(db: Knex, idempotencyKey: string): Promise<Reply | undefined> {
  return db('payment_sandbox_replies')
    .where({ idempotency_key: idempotencyKey })
    .first('fingerprint', 'status', 'body', { requestId: 'request_id' })
}

/** Remembers the answer for when the request is sent again. The caller holds the key's lock. */
export async function insertReply(
  db: Knex,
  idempotencyKey: string,
  { fingerprint, status, body, requestId }: Reply,
): Promise<void> {
  await db('payment_sandbox_replies').insert({
    idempotency_key: idempotencyKey,
    fingerprint,
    status,
    body: JSON.stringify(body),
    request_id: requestId,
  })
}

/** Stripe forgets a key after a day. */
export async function deleteOldReplies(db: Knex): Promise<void> {
  await db('payment_sandbox_replies').whereRaw(`created_at < now() - interval '1 day'`).delete()
}

/** Notes that a request with this key is at work. @returns false when another one is */
export async function beginRequest(db: Knex, key: string, forMs: number): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `insert into payment_sandbox_requests as r (idempotency_key, until)
     values (:key, now() + make_interval(secs => :forMs / 1000.0))
     on conflict (idempotency_key) do update set until = excluded.until where r.until < now()`,
    { key, forMs },
  )
  return rowCount === 1
}

/** The request with this key is answered. */
export async function endRequest(db: Knex, key: string): Promise<void> {
  await db('payment_sandbox_requests').where({ idempotency_key: key }).delete()
}
