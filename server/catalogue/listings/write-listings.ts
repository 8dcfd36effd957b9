import type { Knex } from 'knex'
import type { Listing } from '../../contract/listing.ts'
import { assignPools } from './assign-pools.ts'
import type { Pooled } from './assign-pools.ts'
import { assignSlugs } from './assign-slugs.ts'
import { presentExperienceRow, presentOptionDrafts } from './listing-row.ts'
import type { WallClock } from '../upkeep/open-days.ts'
import { refreshPoolCapacities, writePools } from './pools.queries.ts'
import type { KnownDestination, KnownReferences } from './known-references.ts'
import type { Refusal } from './refusal.ts'
import { refreshDayPrices } from '../upkeep/refresh-day-prices.ts'
import { refreshDayTimes } from '../upkeep/refresh-day-times.ts'
import { askForPictures } from '../upkeep/picture-fetches.queries.ts'
import { refreshSearchDocuments } from '../search/search-documents.queries.ts'
import {
  withdrawOptions,
  writeExperiences,
  writeFormerSlugs,
  writeOptions,
} from './upsert-listing.queries.ts'
import type { StoredListing } from './upsert-listing.queries.ts'

/** A listing that the rules passed, on its way into the tables. */
export interface AcceptedListing {
  /** With its texts cleaned. */
  listing: Listing
  fingerprint: string
  destination: KnownDestination
  stored: StoredListing | undefined
}

/** What the tables made of it. */
export type WrittenListing =
  | { outcome: 'created' | 'updated'; experienceId: number; slug: string }
  | { outcome: 'refused'; refusals: Refusal[] }

/** Writes what was accepted; a listing can still be refused for a slug or a shared resource that is not free. */
export async function writeListings(
  trx: Knex.Transaction,
  reference: KnownReferences,
  wallClock: WallClock,
  accepted: readonly AcceptedListing[],
): Promise<WrittenListing[]> {
  const slugs = await assignSlugs(
    trx,
    accepted.map(({ listing, destination, stored }) => ({
      externalId: listing.externalId,
      title: listing.title.en ?? '',
      city: destination.slug,
      wanted: listing.slug,
      stored,
    })),
  )
  const { pooled, sharedPools } = await assignPools(
    trx,
    accepted.map(({ listing, stored }) => ({
      supplierId: reference.suppliers.get(listing.supplier) ?? 0,
      storedId: stored?.id,
      drafts: presentOptionDrafts(listing),
    })),
  )

  const outcomes: WrittenListing[] = []
  const writable: (AcceptedListing & {
    position: number
    slug: string
    drafts: Pooled['drafts']
    newPools: Pooled['newPools']
  })[] = []
  for (const [position, row] of accepted.entries()) {
    const slug = slugs[position]
    const { refusals = [], drafts = [], newPools = [] } = pooled[position] ?? {}
    if (slug === undefined) {
      refusals.push({
        field: 'slug',
        code: 'slug_taken',
        reason: `another experience already has the address "${row.listing.slug ?? ''}"`,
      })
    }
    if (slug === undefined || refusals.length > 0) outcomes[position] = { outcome: 'refused', refusals }
    else writable.push({ ...row, position, slug, drafts, newPools })
  }

  const written = await writeExperiences(
    trx,
    writable.map(({ listing, fingerprint, destination, slug }) =>
      presentExperienceRow(listing, { reference, destination, wallClock, slug, fingerprint }),
    ),
  )
  const ids = new Map(written.map((row) => [`${row.supplierId} ${row.externalId}`, row]))
  const idOf = ({ listing }: AcceptedListing) => {
    const row = ids.get(`${reference.suppliers.get(listing.supplier)} ${listing.externalId}`)
    if (!row) throw new Error(`experience ${listing.externalId} was not written`)
    return row
  }

  await writeFormerSlugs(
    trx,
    writable.flatMap(({ stored, slug }) =>
      stored && stored.slug !== slug ? [{ id: stored.id, former: stored.slug, slug }] : [],
    ),
  )
  const options = writable.flatMap((row) =>
    row.drafts.map((draft) => ({ ...draft, experienceId: idOf(row).id })),
  )
  await writePools(trx, [...sharedPools, ...writable.flatMap(({ newPools }) => newPools)])
  await writeOptions(trx, options)
  await withdrawOptions(
    trx,
    writable.flatMap(({ stored }) => stored?.id ?? []),
    options,
  )
  await refreshPoolCapacities(trx, [...new Set(options.map(({ poolId }) => poolId))])
  const elsewhere = writable.filter(({ listing }) =>
    listing.pictures.some(({ source }) => source.startsWith('https:')),
  )
  if (elsewhere.length > 0) {
    await askForPictures(
      trx,
      elsewhere.map((row) => idOf(row).id),
    )
  }
  const changedIds = writable.map((row) => idOf(row).id)
  await refreshDayPrices(trx, changedIds, wallClock)
  await refreshDayTimes(trx, changedIds, wallClock)
  await refreshSearchDocuments(trx, changedIds)

  for (const row of writable) {
    const { id, created } = idOf(row)
    outcomes[row.position] = {
      outcome: created ? 'created' : 'updated',
      experienceId: id,
      slug: row.slug,
    }
  }
  return outcomes
}
