import { createHash } from 'node:crypto'
import type { Listing } from '../../contract/listing.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import type { ListingDeps, UpsertOptions } from '../listings/upsert-listing.ts'
import { readSupplierAddresses } from '../listings/known-references.queries.ts'
import type { ImportSource } from './raw-row.ts'
import { readListing } from './read-listing.ts'
import type { ReadOptions } from './read-listing.ts'
import { createKnownSuppliers } from './row-supplier.ts'
import type { RefusedRow } from './refusal-report.ts'

/** What an import did. `read` is the sum of the four that follow it. */
export interface ImportSummary {
  read: number
  created: number
  updated: number
  unchanged: number
  refused: number
  /** How many rows were refused for each reason's code; a row with two codes counts in both. */
  reasons: Record<string, number>
  /** Suppliers that were made, and how many there were before that rows were taken for; both by slug. */
  suppliersMade: string[]
  suppliersMatched: number
  /** Whether it was stopped before the end of the file. */
  stopped: boolean
}

/** How an import runs. */
export interface ImportOptions extends UpsertOptions, ReadOptions {
  /** Called for each refused row, in the order of the file. */
  refuse?: (row: RefusedRow) => Promise<void>
  /** Called after each batch. */
  progress?: (summary: Readonly<ImportSummary>) => void
  /** Ends the import after the batch at work. */
  signal?: AbortSignal
}

/** One transaction of `upsertListings`. */
const batchSize = 250

/** Rows of one batch: those that are to be written, and those that were refused on the way there. */
interface Batch {
  waiting: { line: number; listing: Listing }[]
  refused: RefusedRow[]
}
const emptyBatch = (): Batch => ({ waiting: [], refused: [] })

/** 52 bits of a key: a set of them is small, and a false alarm is a matter of one in a million files. */
function shortHash(key: string): number {
  return Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 13), 16)
}

/**
 * Takes every row of a source into the catalogue, a batch at a time; nothing but the batch and a number for each external
 * id is kept in memory. Rows that are refused are handed to `refuse`, the others are written, each whole.
 */
export async function runImport(
  deps: ListingDeps,
  source: ImportSource,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    reasons: {},
    suppliersMade: [],
    suppliersMatched: 0,
    stopped: false,
  }
  const firstLines = new Map<number, number>()
  const suppliers = createKnownSuppliers(await readSupplierAddresses(deps.db))
  for (const [slug, supplier] of options.makeSuppliers ?? []) suppliers.makeable.set(slug, supplier)
  const made = new Set<string>()
  const matched = new Set<string>()
  const upsertOptions = {
    ...options,
    makeSuppliers: suppliers.makeable,
    supplierMade: (slug: string) => void made.add(slug),
  }

  const refuse = async (row: RefusedRow) => {
    summary.refused++
    for (const code of new Set(row.refusals.map((refusal) => refusal.code))) {
      summary.reasons[code] = (summary.reasons[code] ?? 0) + 1
    }
    await options.refuse?.(row)
  }
  const write = async ({ waiting, refused }: Batch) => {
    const outcomes = await upsertListings(
      deps,
      waiting.map(({ listing }) => listing),
      upsertOptions,
    )
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.outcome === 'refused') refused.push({ line: waiting[index]?.line ?? 0, ...outcome })
      else {
        summary[outcome.outcome]++
        const slug = waiting[index]?.listing.supplier ?? ''
        if (!made.has(slug)) matched.add(slug)
      }
    }
    summary.suppliersMade = [...made]
    summary.suppliersMatched = matched.size
    for (const row of refused.toSorted((a, b) => a.line - b.line)) await refuse(row)
    options.progress?.(summary)
  }

  // the next batch is read and checked while the database writes this one; never more than two are in memory
  let writing: Promise<void> = Promise.resolve()
  const writeBehind = async (batch: Batch) => {
    await writing
    writing = write(batch)
    // awaited before the next batch and at the end, which may be after it has failed
    writing.catch(() => undefined)
  }

  let batch = emptyBatch()
  for await (const row of source.rows) {
    summary.read++
    const { line } = row
    const read = readListing(row, { ...options, suppliers })
    if ('refusals' in read) {
      batch.refused.push({ line, ...read })
    } else {
      const key = shortHash(`${read.listing.supplier} ${read.listing.externalId}`)
      const firstLine = firstLines.get(key)
      if (firstLine === undefined) {
        firstLines.set(key, line)
        batch.waiting.push({ line, listing: read.listing })
      } else {
        const reason = `the file has "${read.externalId}" already, on line ${firstLine}`
        batch.refused.push({
          line,
          externalId: read.externalId,
          refusals: [{ field: 'externalId', code: 'id_repeated', reason }],
        })
      }
    }
    if (summary.read % batchSize !== 0) continue
    await writeBehind(batch)
    batch = emptyBatch()
    if (options.signal?.aborted) {
      summary.stopped = true
      break
    }
  }
  await writeBehind(batch)
  await writing
  return summary
}
