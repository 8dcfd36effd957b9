/** The SQL of the experiences that an account has saved. */
import type { Knex } from 'knex'

/** Whose list it is: accounts have one at each storefront. */
export interface SavedOwner {
  accountId: number
  storefrontId: number
}

/**
 * Writes choices, of which the latest of each experience stays, and of two at once the one written last. `at` is an instant. An experience may be named by a slug
 * that it had before; one that is unknown, or that is to be saved and is not published, is passed over.
 */
export async function writeSaved(
  db: Knex,
  { accountId, storefrontId }: SavedOwner,
  changes: readonly { slug: string; saved: boolean; at: string }[],
): Promise<void> {
  await db.raw(
    `insert into saved_experiences (account_id, storefront_id, experience_id, saved, changed_at)
     select distinct on (experiences.id) :accountId, :storefrontId, experiences.id, change.saved, change.at
     from jsonb_to_recordset(:changes) change (slug text, saved boolean, at timestamptz)
     left join experience_former_slugs former on former.slug = change.slug
     join experiences on experiences.slug = change.slug or experiences.id = former.experience_id
     where experiences.status = 'published' or not change.saved
     order by experiences.id, change.at desc
     on conflict (account_id, storefront_id, experience_id) do update
     set saved = excluded.saved, changed_at = excluded.changed_at
     where saved_experiences.changed_at <= excluded.changed_at`,
    { accountId, storefrontId, changes: JSON.stringify(changes) },
  )
}

/** Slugs of what is saved, the latest first. */
export async function listSaved(
  db: Knex,
  { accountId, storefrontId }: SavedOwner,
  most: number,
): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { slug: string }[] }>(
    `select experiences.slug from saved_experiences
     join experiences on experiences.id = saved_experiences.experience_id
     where account_id = :accountId and storefront_id = :storefrontId and saved
     order by changed_at desc, experience_id desc limit :most`,
    { accountId, storefrontId, most },
  )
  return rows.map(({ slug }) => slug)
}
