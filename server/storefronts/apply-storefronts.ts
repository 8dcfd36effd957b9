import { checkStorefronts } from './check-storefronts.ts'
import type { CheckDeps, CheckedStorefronts } from './check-storefronts.ts'
import { lockStorefronts, releaseHosts, writeStorefront } from './storefronts.queries.ts'

/**
 * Writes the storefronts of a file over those of the same slugs, all of them or, where anything is wrong, none; storefronts
 * that the file does not name stay as they are. Running processes serve what was written within seconds.
 */
export async function applyStorefronts(deps: CheckDeps, text: string): Promise<CheckedStorefronts> {
  return deps.db.transaction(async (trx) => {
    // before the file is checked: what is true of the other storefronts then stays true
    await lockStorefronts(trx)
    const checked = await checkStorefronts({ ...deps, db: trx }, text)
    if (checked.faults.length > 0) return checked
    await releaseHosts(
      trx,
      checked.records.map(({ slug }) => slug),
    )
    for (const record of checked.records) await writeStorefront(trx, record)
    return checked
  })
}
