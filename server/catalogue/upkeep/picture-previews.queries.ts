import type { Database } from '../../platform/database.ts'

/** Which of these sources nobody has made a preview of. */
export async function listWithoutPreview(db: Database, sources: readonly string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { source: string }[] }>(
    `select distinct s.source from unnest(:sources::text[]) s (source)
     where not exists (select from picture_previews p where p.source = s.source)`,
    { sources: [...sources] },
  )
  return rows.map(({ source }) => source)
}

/** Pictures that were fetched before previews were made. */
export async function listFetchedWithoutPreview(db: Database, limit: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { source: string }[] }>(
    `select distinct f.source from picture_fetches f
     where f.state = 'fetched' and not exists (select from picture_previews p where p.source = f.source) limit :limit`,
    { limit },
  )
  return rows.map(({ source }) => source)
}

/** Keeps the preview of a source; null for one that cannot be read, so that it is not tried again. */
export async function writePreview(db: Database, source: string, preview: string | null): Promise<void> {
  await db.raw(
    `insert into picture_previews (source, preview) values (:source, :preview)
     on conflict (source) do update set preview = excluded.preview`,
    { source, preview },
  )
}
