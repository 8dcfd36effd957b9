import type { Knex } from 'knex'
import type { Database } from '../../platform/database.ts'

/** An address whose turn has come, and how often it was tried before. */
export interface DuePicture {
  address: string
  tries: number
}

/** What came of a try: the file that is shown, or why there is none and when the next try is due (null: never). */
export type FetchOutcome = { source: string } | { fault: string; dueAt: string | null }

const derived = `
  pictures = coalesce((
    select jsonb_agg(case when f.address is null then p.picture else jsonb_set(p.picture, '{source}', to_jsonb(f.source)) end
      order by p.position)
    from jsonb_array_elements(e.listed_pictures) with ordinality p (picture, position)
    left join picture_fetches f on f.address = p.picture ->> 'source'
    where coalesce(f.state = 'fetched', not starts_with(p.picture ->> 'source', 'https://'))), '[]')`

/** Asks for the addresses that these listings name, failed ones anew; what is there already is shown at once. */
export async function askForPictures(trx: Knex.Transaction, experienceIds: readonly number[]): Promise<void> {
  await trx.raw(
    `insert into picture_fetches (address)
     select distinct p ->> 'source' from experiences e, jsonb_array_elements(e.listed_pictures) p
     where e.id = any(:ids::bigint[]) and e.listed_pictures is not null and starts_with(p ->> 'source', 'https://')
     order by 1
     on conflict (address) do update set state = 'waiting', tries = 0, due_at = '-infinity' where picture_fetches.state = 'failed'`,
    { ids: [...experienceIds] },
  )
  await trx.raw(
    `update experiences e set ${derived} where e.id = any(:ids::bigint[]) and e.listed_pictures is not null`,
    { ids: [...experienceIds] },
  )
}

/** Takes addresses that are due and puts their next turn off, so that no other process takes them and none is forgotten. */
export async function takeDuePictures(
  db: Database,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<DuePicture[]> {
  const { rows } = await db.raw<{ rows: DuePicture[] }>(
    `update picture_fetches f set due_at = :until
     from (select address from picture_fetches where state = 'waiting' and due_at <= :now
       order by due_at, address limit :limit for update skip locked) due
     where f.address = due.address returning f.address, f.tries`,
    { now, until, limit },
  )
  return rows
}

/** Writes what came of a try, and shows the picture where it is listed. */
export async function writeFetch(db: Database, address: string, outcome: FetchOutcome): Promise<void> {
  if (!('source' in outcome)) {
    const { fault, dueAt } = outcome
    await db.raw(
      `update picture_fetches set tries = tries + 1, fault = :fault, due_at = coalesce(:dueAt::timestamptz, due_at),
         state = case when :dueAt::timestamptz is null then 'failed' else 'waiting' end
       where address = :address`,
      { address, fault, dueAt },
    )
    return
  }
  await db.transaction(async (trx) => {
    await trx.raw(
      `update picture_fetches set tries = tries + 1, state = 'fetched', fault = null, source = :source
       where address = :address`,
      { address, source: outcome.source },
    )
    await trx.raw(
      `update experiences e set ${derived}, updated_at = now()
       where e.listed_pictures @> jsonb_build_array(jsonb_build_object('source', :address::text))`,
      { address },
    )
  })
}

/** How many addresses there are of each state. */
export async function countFetches(db: Database): Promise<Record<'waiting' | 'fetched' | 'failed', number>> {
  const { rows } = await db.raw<{ rows: { state: 'waiting' | 'fetched' | 'failed'; count: number }[] }>(
    'select state, count(*)::int count from picture_fetches group by state',
  )
  return {
    waiting: 0,
    fetched: 0,
    failed: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  }
}

/** An address that gave no picture yet, and an experience that is without it. */
export interface LackingPicture {
  address: string
  state: 'waiting' | 'failed'
  tries: number
  fault: string
  slug: string | null
}

/** Addresses whose last try gave nothing, the failed ones first. */
export async function listLacking(db: Database, limit: number): Promise<LackingPicture[]> {
  const { rows } = await db.raw<{ rows: LackingPicture[] }>(
    `select address, state, tries, fault, (select min(e.slug) from experiences e
       where e.listed_pictures @> jsonb_build_array(jsonb_build_object('source', f.address))) slug
     from picture_fetches f where fault is not null and state <> 'fetched'
     order by state, address limit :limit`,
    { limit },
  )
  return rows
}

/** Asks for the failed ones again; answers how many there are. */
export async function retryFailed(db: Database): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update picture_fetches set state = 'waiting', tries = 0, due_at = '-infinity' where state = 'failed'`,
  )
  return rowCount
}
