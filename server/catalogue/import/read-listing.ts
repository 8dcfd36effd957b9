import { z } from 'zod'
import { Listing } from '../../contract/listing.ts'
import type { Refusal } from '../listings/refusal.ts'
import { readCells } from './columns.ts'
import type { RawRow } from './raw-row.ts'
import { findRowSupplier } from './row-supplier.ts'
import type { KnownSuppliers } from './row-supplier.ts'

/** A misspelt field would otherwise be lost without a word. */
const StrictListing = z.strictObject(Listing.shape)

/** What a row came to: a listing of the right shape, or why not. */
export type ReadRow = { externalId: string } & ({ listing: Listing } | { refusals: Refusal[] })

/** How rows become listings. */
export interface ReadOptions {
  /** From the cells of a row to fields; absent: columns are named after fields. */
  map?: (cells: Readonly<Record<string, string>>) => [field: string, text: string][]
  /** Supplier of rows that name none. */
  supplier?: string
  /** For rows that bring their supplier's name and e-mail address; those it finds are added. */
  suppliers?: KnownSuppliers
}

const sayType = (value: unknown) =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`

/** For a mapping, the members of a JSON object are cells too. */
function asCells(json: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
    ]),
  )
}

function readCandidate(row: RawRow, map: ReadOptions['map']): { listing?: object; refusals: Refusal[] } {
  if ('fault' in row) return { refusals: [row.fault] }
  if ('cells' in row) return readCells(map ? map(row.cells) : Object.entries(row.cells))
  if (typeof row.json !== 'object' || row.json === null || Array.isArray(row.json)) {
    const reason = `a line must be one JSON object, this is ${sayType(row.json)}`
    return { refusals: [{ field: '', code: 'json', reason }] }
  }
  return map ? readCells(map(asCells(row.json))) : { listing: row.json, refusals: [] }
}

/** Reads a row as a listing. */
export function readListing(row: RawRow, { map, supplier, suppliers }: ReadOptions): ReadRow {
  const candidate = readCandidate(row, map)
  const { supplierName, supplierEmail, ...listing }: Record<string, unknown> = { ...candidate.listing }
  const { slug, refusal } = {
    slug: undefined,
    refusal: undefined,
    ...(suppliers && findRowSupplier({ supplier: listing.supplier, supplierName, supplierEmail }, suppliers)),
  }
  if (refusal) candidate.refusals.push(refusal)
  const given = {
    ...(supplier !== undefined && { supplier }),
    ...listing,
    ...(slug !== undefined && { supplier: slug }),
  }
  const externalId = 'externalId' in given && typeof given.externalId === 'string' ? given.externalId : ''
  if (!candidate.listing) return { externalId, refusals: candidate.refusals }

  const result = StrictListing.safeParse(given)
  if (result.success && candidate.refusals.length === 0) return { externalId, listing: result.data }
  const known = new Set(candidate.refusals.map(({ field }) => field))
  const shape = result.success ? [] : result.error.issues.map((issue) => explain(issue, given))
  // what was there but unreadable is not missing too
  return { externalId, refusals: [...candidate.refusals, ...shape.filter(({ field }) => !known.has(field))] }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}

function explain(issue: z.core.$ZodIssue, given: object): Refusal {
  const field = issue.path.map(String).join('.')
  const last = issue.path.at(-1)
  const value = valueAt(given, issue.path)
  if (issue.code === 'unrecognized_keys') {
    return {
      field: issue.keys.join(', '),
      code: 'field_unknown',
      reason: `a listing has no field "${issue.keys.join('", "')}"`,
    }
  }
  if (value === undefined && issue.code !== 'custom') {
    return { field, code: 'required', reason: 'this field is required' }
  }
  if ((last === 'latitude' || last === 'longitude') && typeof value === 'number') {
    const most = last === 'latitude' ? 90 : 180
    return { field, code: 'coordinates_impossible', reason: `${value} is not between -${most} and ${most}` }
  }
  return { field, code: issue.code, reason: issue.message }
}
