import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { checkLedger } from '../../orders/ledger/check-ledger.ts'
import type { Database } from '../../platform/database.ts'

/** What is not finished, a row for each: nothing once everything that was begun has come to its end. */
const unfinished = `
  select 'order ' || reference what from orders where status = 'AWAITING_PAYMENT'
  union all select 'change ' || id || ' ' || status from booking_changes where status in ('AWAITING_PAYMENT', 'ASKED')
  union all select 'payment ' || id from payments where status = 'AUTHORISED' and capture_amount is not null
  union all select 'refund ' || id || ' ' || reason from refunds where status = 'REQUESTED'
  union all select 'message ' || id || ' ' || kind from messages where mailed_at is null and refused_at is null
  union all select 'event ' || id from payment_events where processed_at is null`

/** What was begun and has not come to its end, with the last words of the jobs that are still tried. */
export async function listOpen(db: Database): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { what: string }[] }>(unfinished)
  if (rows.length === 0) return []
  const jobs = await db.raw<{ rows: { what: string }[] }>(
    `select t.identifier || ' ' || j.payload::text || ', tried ' || j.attempts || ' times: ' || j.last_error what
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.last_error is not null`,
  )
  return [...rows, ...jobs.rows].map(({ what }) => what)
}

/** Sentences that must not be true, each with the query that finds where it is. */
const crimes: Readonly<Record<string, string>> = {
  'a payment that the network tells otherwise': `select o.reference || ': ' || p.status || ' ' || p.captured || '/' || p.refunded || ', the network says '
       || coalesce(i.body ->> 'status', 'nothing') || ' ' || coalesce(i.body ->> 'amount_received', '0') what
     from payments p join orders o on o.id = p.order_id
     left join payment_sandbox_objects i on i.id = p.intent_id
     left join payment_sandbox_objects c on c.id = i.body ->> 'latest_charge'
     where p.session_id is not null and not case
       when p.status in ('CAPTURED', 'REFUNDED') then i.body ->> 'status' = 'succeeded'
         and (i.body ->> 'amount_received')::bigint = p.captured and (c.body ->> 'amount_refunded')::bigint = p.refunded
       when p.status = 'AUTHORISED' then i.body ->> 'status' = 'requires_capture'
       -- a capture that the bank refused leaves the authorisation to lapse
       else coalesce(i.body ->> 'status' in ('canceled', 'requires_payment_method', 'requires_action')
         or (c.hidden ->> 'captureFails')::boolean, true)
     end`,
  'money at the network of which we know nothing': `select i.id || ' ' || (i.body ->> 'status') what from payment_sandbox_objects i
     where i.kind = 'payment_intent' and i.body ->> 'status' in ('succeeded', 'requires_capture')
       and not exists (select from payments p where p.intent_id = i.id)`,
  'a line of a cart that was sold twice': `select line_id::text what from bookings where status in ('PENDING', 'CONFIRMED', 'REDEEMED')
     group by line_id having count(*) > 1`,
  'a captured order without anything booked, and not given back': `select o.reference what from orders o join payments p on p.order_id = o.id
     where p.captured > p.refunded and o.status in ('UNSUCCESSFUL', 'PAYMENT_FAILED', 'AWAITING_PAYMENT')`,
  'a job that has used up its tries': `select t.identifier || ': ' || coalesce(j.last_error, '') what from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts >= j.max_attempts`,
  'a change that was paid and not made, or made and not paid': `select c.id::text || ': ' || c.status || ' ' || p.status what
     from booking_changes c join payments p on p.change_id = c.id
     where case when c.status = 'APPLIED' then p.captured = 0 else p.captured > p.refunded end`,
  'a departure that is oversold': `select id::text what from departures where held + sold > capacity`,
  'an outcome that its buyer was told twice, or not at all': `select o.reference || ': ' || o.status || ' ' || count(m.id) what from orders o
     left join messages m on m.about ->> 'orderId' = o.id::text and m.kind = any(case o.status
       when 'CONFIRMED' then array['order-confirmed', 'order-confirmed-later']
       when 'PARTIALLY_CONFIRMED' then array['order-partial']
       when 'UNSUCCESSFUL' then array['order-unsuccessful', 'order-rejected']
       when 'ON_HOLD' then array['order-on-hold'] end)
     where o.status in ('CONFIRMED', 'PARTIALLY_CONFIRMED', 'UNSUCCESSFUL', 'ON_HOLD') and o.reference like 'DH-%'
     group by o.id having count(m.id) <> 1`,
}

/** Everything that is wrong in the end, a sentence for each; empty: the books are true and the money is settled. */
export async function listCrimes(db: Database): Promise<string[]> {
  const found = (await checkLedger({ db })).faults
  for (const [crime, sql] of Object.entries(crimes)) {
    const { rows } = await db.raw<{ rows: { what: string }[] }>(`${sql} limit 20`)
    found.push(...rows.map(({ what }) => `${crime}: ${what}`))
  }
  return found
}

/** What came of it all, for people. */
export async function readFigures(db: Database, dataFolder: string): Promise<Record<string, unknown>> {
  const table = async (sql: string) => {
    const { rows } = await db.raw<{ rows: { name: string; count: number }[] }>(sql)
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }
  const mails = await readdir(path.join(dataFolder, 'outbox')).catch(() => [])
  return {
    orders: await table(`select status "name", count(*)::int "count" from orders group by 1 order by 1`),
    bookings: await table(`select status "name", count(*)::int "count" from bookings group by 1 order by 1`),
    changes: await table(
      `select status "name", count(*)::int "count" from booking_changes group by 1 order by 1`,
    ),
    payments: await table(`select status "name", count(*)::int "count" from payments group by 1 order by 1`),
    money: await table(
      `select 'captured' "name", coalesce(sum(captured), 0)::bigint "count" from payments
       union all select 'refunded', coalesce(sum(refunded), 0)::bigint from payments`,
    ),
    webhooks: await table(`select 'received' "name", count(*)::int "count" from payment_events`),
    mails: mails.filter((file) => file.endsWith('.eml')).length,
  }
}

/** Orders whose money was taken, whatever became of them afterwards. */
export async function countSold(db: Database): Promise<number> {
  const { rows } = await db.raw<{ rows: { sold: number }[] }>(
    `select count(distinct order_id)::int sold from payments where captured > 0 and change_id is null`,
  )
  return rows[0]?.sold ?? 0
}

/** Those of the orders, shown to their buyers as booked and left as they were, that are not booked and paid. */
export async function listBrokenPromises(db: Database, references: readonly string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { reference: string }[] }>(
    `select wanted.reference from unnest(:references::text[]) wanted (reference)
     left join orders o on o.reference = wanted.reference
     where not coalesce(o.status = 'CONFIRMED' and not exists (
       select from payments p where p.order_id = o.id and p.change_id is null and p.captured = 0 and p.amount > 0
     ), false)`,
    { references: [...references] },
  )
  return rows.map(({ reference }) => reference)
}
