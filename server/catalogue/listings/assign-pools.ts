import type { Knex } from 'knex'
import type { OptionDraft } from './listing-row.ts'
import { findPoolsOfOptions, findResourcePools, reservePoolIds } from './pools.queries.ts'
import type { PoolRow, StoredPool } from './pools.queries.ts'
import type { Refusal } from './refusal.ts'
import { commonSlotMinutes } from './slots.ts'

/** A listing whose options need places to draw on. */
export interface Unpooled {
  supplierId: number
  /** Its experience, if it is stored already. */
  storedId: number | undefined
  drafts: readonly OptionDraft[]
}

/** The options of one listing with their pools, and the pools that are to be written for them. */
export interface Pooled {
  refusals: Refusal[]
  drafts: (OptionDraft & { poolId: number })[]
  newPools: PoolRow[]
}

const keyOf = (owner: number, name: string) => `${owner} ${name}`

/**
 * Gives every option its pool: the one it has, a new one of its own, or that of the resource it shares. An option does not
 * change pools while places of its old one are taken, because they would not count in the new one.
 *
 * The slots of a resource become as fine as its options need, but not while something is taken: rows of the old grid
 * would leave gaps in the new one. A grid that is too coarse only blocks more than it must.
 */
export async function assignPools(
  trx: Knex.Transaction,
  listings: readonly Unpooled[],
): Promise<{ pooled: Pooled[]; sharedPools: PoolRow[] }> {
  const current = new Map(
    (
      await findPoolsOfOptions(
        trx,
        listings.flatMap(({ storedId }) => storedId ?? []),
      )
    ).map((pool) => [keyOf(pool.experienceId, pool.code), pool]),
  )
  const currentOf = (listing: Unpooled, draft: OptionDraft) =>
    listing.storedId === undefined ? undefined : current.get(keyOf(listing.storedId, draft.code))

  const { shared, sharedPools } = await shareResources(trx, listings)
  const ownCount = listings.reduce(
    (count, listing) =>
      count +
      listing.drafts.filter((draft) => !draft.resource && currentOf(listing, draft)?.resource !== null)
        .length,
    0,
  )
  const freeIds = await reservePoolIds(trx, ownCount)

  const pooled = listings.map((listing): Pooled => {
    const result: Pooled = { refusals: [], drafts: [], newPools: [] }
    for (const draft of listing.drafts) {
      const now = currentOf(listing, draft)
      const keeps = draft.resource ? undefined : now?.resource === null ? now.id : undefined
      const poolId = draft.resource
        ? shared.get(keyOf(listing.supplierId, draft.resource.name))
        : (keeps ?? freeIds.pop())
      if (poolId === undefined) throw new Error(`no pool for option ${draft.code}`)
      if (now?.taken && now.id !== poolId) {
        result.refusals.push({
          field: `options.${draft.position}.resource`,
          code: 'resource_in_use',
          reason: `places of "${draft.code}" are sold or held: its resource cannot change until they have taken place`,
        })
      }
      if (!draft.resource && keeps === undefined) {
        const { capacity } = draft
        result.newPools.push({
          id: poolId,
          supplierId: listing.supplierId,
          resource: null,
          capacity,
          slotMinutes: null,
        })
      }
      result.drafts.push({ ...draft, poolId })
    }
    return result
  })
  return { pooled, sharedPools }
}

/** The pools of every resource that the listings name, and those of them that are new or get finer slots. */
async function shareResources(
  trx: Knex.Transaction,
  listings: readonly Unpooled[],
): Promise<{ shared: Map<string, number>; sharedPools: PoolRow[] }> {
  const named = new Map<
    string,
    { supplierId: number; resource: string; slotMinutes: number; capacity: number }
  >()
  for (const { supplierId, drafts } of listings) {
    for (const { resource, capacity } of drafts) {
      if (!resource) continue
      const key = keyOf(supplierId, resource.name)
      const before = named.get(key)
      named.set(key, {
        supplierId,
        resource: resource.name,
        slotMinutes: before
          ? commonSlotMinutes(before.slotMinutes, resource.slotMinutes)
          : resource.slotMinutes,
        capacity: Math.max(before?.capacity ?? 0, capacity),
      })
    }
  }
  const found = new Map(
    (
      await findResourcePools(
        trx,
        [...named.values()].map(({ supplierId, resource }) => ({ supplierId, resource })),
      )
    ).map((pool): [string, StoredPool] => [keyOf(pool.supplierId, pool.resource ?? ''), pool]),
  )
  const freeIds = await reservePoolIds(trx, named.size - found.size)

  const shared = new Map<string, number>()
  const sharedPools: PoolRow[] = []
  for (const [key, wanted] of named) {
    const known = found.get(key)
    const id = known?.id ?? freeIds.pop()
    if (id === undefined) throw new Error(`no pool for resource ${wanted.resource}`)
    shared.set(key, id)
    const finer = known?.slotMinutes
      ? commonSlotMinutes(known.slotMinutes, wanted.slotMinutes)
      : wanted.slotMinutes
    if (known && (known.taken || known.slotMinutes === finer)) continue
    sharedPools.push({ ...wanted, id, slotMinutes: finer })
  }
  return { shared, sharedPools }
}
