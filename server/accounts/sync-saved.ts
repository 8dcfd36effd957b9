import type { SavedReply, SyncSavedRequest } from '../contract/accounts.ts'
import type { Deps } from '../platform/deps.ts'
import { listSaved, writeSaved } from './saved.queries.ts'
import type { SavedOwner } from './saved.queries.ts'

/** So many experiences the saved list of a device holds. */
const mostSaved = 100

/**
 * Takes what was saved and taken off on a device, and answers with the account's list. A device says how long ago it was and
 * not when, so that one whose clock is wrong neither loses nor wins against another.
 */
export async function syncSaved(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: SavedOwner,
  { changes }: SyncSavedRequest,
): Promise<SavedReply> {
  const now = clock.now()
  const dated = changes.map(({ slug, saved, agoMs }) => ({
    slug,
    saved,
    at: now.subtract({ milliseconds: agoMs }).toString(),
  }))
  if (dated.length > 0) await writeSaved(db, owner, dated)
  return { slugs: await listSaved(db, owner, mostSaved) }
}
