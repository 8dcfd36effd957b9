/**
 * Takes parsed listings into the catalogue: new ones are created, changed ones updated, equal ones left alone, wrong ones
 * refused with every reason.
 */
import type { Knex } from 'knex'
import type { Listing } from '../../contract/listing.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/database.ts'
import { withoutStatement } from '../../platform/without-statement.ts'
import { toInstant } from '../../availability/schedule.ts'
import { addMissingSuppliers } from './ensure-supplier.ts'
import type { NewSupplier } from './ensure-supplier.ts'
import { fingerprintOf } from './listing-row.ts'
import { findRefusals } from './listing-rules.ts'
import { cleanListing } from './listing-texts.ts'
import { createWallClock } from '../upkeep/open-days.ts'
import type { WallClock } from '../upkeep/open-days.ts'
import { placeListing } from './place-listing.ts'
import type { PlacingOptions } from './place-listing.ts'
import { addMissingCategories, readKnownReferences, settleDestination } from './read-known-references.ts'
import type { KnownReferences } from './known-references.ts'
import type { Refusal } from './refusal.ts'
import { findStoredListings, lockListingWriters } from './upsert-listing.queries.ts'
import type { StoredListing } from './upsert-listing.queries.ts'
import { writeListings } from './write-listings.ts'
import type { AcceptedListing } from './write-listings.ts'

/** What writing listings asks for. */
export interface ListingDeps {
  db: Database
  clock: Clock
}

/** How listings are taken. */
export interface UpsertOptions extends PlacingOptions {
  /** Make categories that do not exist yet; otherwise a listing that names one is refused. */
  makeCategories?: boolean
  /** By slug: suppliers to make when a listing that is taken names one of them and there is none. */
  makeSuppliers?: ReadonlyMap<string, NewSupplier>
  /** Called for each supplier that was made; a dry run calls it too. */
  supplierMade?: (slug: string) => void
  /** Say what would happen, and change nothing. */
  dryRun?: boolean
}

/** What became of a listing. `refusals` has at least one member. */
export type ListingOutcome = { externalId: string } & (
  | { outcome: 'created' | 'updated' | 'unchanged'; experienceId: number; slug: string }
  | { outcome: 'refused'; refusals: Refusal[] }
)

/** Rows of one transaction: large enough to hide the round trips, small enough to be tried again row by row. */
const batchSize = 250

/**
 * Takes parsed listings into the catalogue: new ones are created, changed ones updated, equal ones left alone, wrong ones
 * refused with every reason. Each row is written whole or not at all. Outcomes are in the order of the listings.
 *
 * @throws Error when the database fails; what an earlier batch of the same call wrote stays
 */
export async function upsertListings(
  deps: ListingDeps,
  listings: readonly Listing[],
  options: UpsertOptions = {},
): Promise<ListingOutcome[]> {
  const wallClock = createWallClock(deps.clock.now(), toInstant)
  const outcomes: ListingOutcome[] = []
  for (const batch of batchesOf(listings)) {
    outcomes.push(...(await upsertBatch(deps.db, wallClock, batch, options)))
  }
  return outcomes
}

/** Takes one listing; see `upsertListings`. */
export async function upsertListing(
  deps: ListingDeps,
  listing: Listing,
  options: UpsertOptions = {},
): Promise<ListingOutcome> {
  const [outcome] = await upsertListings(deps, [listing], options)
  if (!outcome) throw new Error('a listing came back without an outcome')
  return outcome
}

const keyOf = ({ supplier, externalId }: Listing) => `${supplier} ${externalId}`

/** A listing that comes again in the same call starts a new batch, so that the later one finds the earlier. */
function* batchesOf(listings: readonly Listing[]): Generator<Listing[]> {
  let batch: Listing[] = []
  let keys = new Set<string>()
  for (const listing of listings) {
    if (batch.length === batchSize || keys.has(keyOf(listing))) {
      yield batch
      batch = []
      keys = new Set()
    }
    batch.push(listing)
    keys.add(keyOf(listing))
  }
  if (batch.length > 0) yield batch
}

/** Data that the tables refuse: SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
function isRowFault(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
  )
}

/** What the rules overlooked and the tables refuse takes down its whole batch; halving finds the row and saves the rest. */
async function upsertBatch(
  db: Database,
  wallClock: WallClock,
  batch: readonly Listing[],
  options: UpsertOptions,
): Promise<ListingOutcome[]> {
  try {
    return await inTransaction(
      db,
      () => !options.dryRun,
      (trx) => writeBatch(trx, wallClock, batch, options),
    )
  } catch (error) {
    const [only] = batch
    if (!isRowFault(error) || !only) throw error
    if (batch.length === 1) {
      const reason = `the database does not take it: ${withoutStatement(error)}`
      return [refuse(only, [{ field: '', code: 'not_storable', reason }])]
    }
    const half = Math.ceil(batch.length / 2)
    return [
      ...(await upsertBatch(db, wallClock, batch.slice(0, half), options)),
      ...(await upsertBatch(db, wallClock, batch.slice(half), options)),
    ]
  }
}

const refuse = ({ externalId }: Listing, refusals: Refusal[]): ListingOutcome => ({
  outcome: 'refused',
  externalId,
  refusals,
})

async function writeBatch(
  trx: Knex.Transaction,
  wallClock: WallClock,
  batch: readonly Listing[],
  options: UpsertOptions,
): Promise<ListingOutcome[]> {
  await lockListingWriters(trx)
  const reference = await readKnownReferences(trx)
  const stored = await findStored(trx, reference, batch)

  const outcomes: ListingOutcome[] = []
  const accepted: (AcceptedListing & { index: number })[] = []
  for (const [index, sent] of batch.entries()) {
    const known = stored.get(keyOf(sent))
    const fingerprint = fingerprintOf(sent)
    if (known?.fingerprint === fingerprint) {
      outcomes[index] = {
        outcome: 'unchanged',
        externalId: sent.externalId,
        experienceId: known.id,
        slug: known.slug,
      }
      continue
    }
    const listing = cleanListing(sent)
    const refusals = findRefusals(listing, reference).filter(
      ({ code }) =>
        !(options.makeCategories && code === 'category_unknown') &&
        !(options.makeSuppliers?.has(sent.supplier) && code === 'supplier_unknown'),
    )
    const place = placeListing(listing, reference, options)
    if (place.found === 'nothing' && !refusals.some(({ field }) => field === place.refusal.field)) {
      refusals.push(place.refusal)
    }
    if (refusals.length > 0 || place.found === 'nothing') {
      outcomes[index] = refuse(sent, refusals)
      continue
    }
    const destination =
      place.found === 'city' ? await settleDestination(trx, reference, place.city) : place.destination
    accepted.push({ index, listing, fingerprint, destination, stored: known })
  }

  // only now: a row that is refused leaves nothing behind, not even a supplier or the name of a category
  if (options.makeSuppliers) {
    const made = await addMissingSuppliers(trx, reference, {
      listings: accepted.map(({ listing }) => listing),
      makeable: options.makeSuppliers,
    })
    for (const slug of made) options.supplierMade?.(slug)
  }
  if (options.makeCategories) {
    await addMissingCategories(
      trx,
      reference,
      accepted.map(({ listing }) => listing),
    )
  }
  for (const [position, written] of (await writeListings(trx, reference, wallClock, accepted)).entries()) {
    const row = accepted[position]
    if (row) outcomes[row.index] = { externalId: row.listing.externalId, ...written }
  }
  return outcomes
}

async function findStored(
  trx: Knex.Transaction,
  reference: KnownReferences,
  batch: readonly Listing[],
): Promise<Map<string, StoredListing>> {
  const slugs = new Map([...reference.suppliers].map(([slug, id]) => [id, slug]))
  const keys = batch.flatMap(({ supplier, externalId }) => {
    const supplierId = reference.suppliers.get(supplier)
    return supplierId === undefined ? [] : [{ supplierId, externalId }]
  })
  const rows = await findStoredListings(trx, keys)
  return new Map(rows.map((row) => [`${slugs.get(row.supplierId)} ${row.externalId}`, row]))
}
