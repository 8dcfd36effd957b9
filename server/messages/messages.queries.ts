/** The SQL of messages: which are wanted, and which have left by mail or messaging app. */
import type { Knex } from 'knex'
import type { Contact } from '../contract/storefronts.ts'
import { enqueueNew } from '../platform/jobs/jobs.ts'
import { runPrepared } from '../platform/prepared.ts'
import type { BrandedStorefront } from './brand.ts'

/** A message that is wanted. */
export interface MessageRow {
  id: string
  key: string
  kind: string
  about: unknown
  /** It has left, or was refused for good. */
  done: boolean
  texted: boolean
  /** The storefront that a letter comes from; null for what is said of an order, which has its own. */
  storefront: MessageStorefront | null
}

/** What a message says of the storefront that it comes from. */
export interface MessageStorefront extends BrandedStorefront {
  contact: Contact
  /** Its own; none where it answers at every host that no other has. */
  hosts: string[]
}

/** Notes that messages are wanted, each unless it was before, with the jobs that send them. */
export async function insertMessages(
  trx: Knex,
  messages: readonly { key: string; kind: string; about: object }[],
  { job, maxAttempts, priority }: { job: string; maxAttempts: number; priority: number },
): Promise<void> {
  await runPrepared(trx, 'insert-messages', {
    sql: `with wanted as (
       insert into messages (key, kind, about)
       select key, kind, about from jsonb_to_recordset(:messages::jsonb) m (key text, kind text, about jsonb)
       on conflict (key) do nothing returning id
     )
     select ${enqueueNew({ payload: `json_build_object('messageId', id)`, key: `:job || ':' || id` })} from wanted`,
    bindings: { messages: JSON.stringify(messages), job, maxAttempts, priority },
  })
}

/** Whether a message was ever wanted. */
export async function hasMessage(db: Knex, key: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: object[] }>(`select from messages where key = :key`, { key })
  return rows.length > 0
}

/** A message by its id. */
export async function findMessage(db: Knex, id: string): Promise<MessageRow | undefined> {
  const [row] = await runPrepared<MessageRow>(db, 'find-message', {
    sql: `select m.id, m.key, m.kind, m.about, m.mailed_at is not null or m.refused_at is not null done, m.texted_at is not null texted,
       (
         select jsonb_build_object('slug', s.slug, 'name', s.name, 'layout', s.layout, 'logo', s.theme -> 'logo', 'contact', s.contact,
           'hosts', case when s.every_other_host then '{}' else s.hosts end)
         from storefronts s where s.id = (m.about ->> 'storefrontId')::bigint
       ) storefront
     from messages m where m.id = :id`,
    bindings: { id },
  })
  return row
}

/** Notes that a message has left by mail. What a letter said is forgotten: it may have held a link that opens an account. */
export async function noteMailed(db: Knex, id: string, at: string): Promise<void> {
  await runPrepared(db, 'note-mailed', {
    sql: `update messages set mailed_at = :at, about = case when about -> 'to' is null then about else '{}' end where id = :id`,
    bindings: { id, at },
  })
}

/** Notes that a message will not leave by mail, and forgets what a letter said. */
export async function noteRefused(db: Knex, id: string, at: string): Promise<void> {
  await db.raw(
    `update messages set refused_at = :at, about = case when about -> 'to' is null then about else '{}' end where id = :id`,
    { id, at },
  )
}

/** Notes that a message has left by messaging app. */
export async function noteTexted(db: Knex, id: string, at: string): Promise<void> {
  await db.raw(`update messages set texted_at = :at where id = :id`, { id, at })
}
