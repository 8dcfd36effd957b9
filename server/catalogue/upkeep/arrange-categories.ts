import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Localized, Slug } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/database.ts'
import { lockListingWriters } from '../listings/upsert-listing.queries.ts'
import { refreshSearchDocuments } from '../search/search-documents.queries.ts'
import { listArranged, listExperiencesOf, moveMerged, writeArranged } from './categories.queries.ts'
import type { ArrangedRow } from './categories.queries.ts'
import { translateListSlugs } from './translate-list-slugs.ts'

/** How an operator arranges categories: the whole of it, so that what the file leaves out is as an import makes it. */
export const Arrangement = z.strictObject({
  /** First in menus, in this order; the others follow, those with most experiences first. */
  order: z.array(Slug).default([]),
  /** In no menu, filter, suggestion or sitemap and not on the home page; their pages still answer. */
  hide: z.array(Slug).default([]),
  /** New names by language; languages that are left out keep theirs. */
  rename: z.record(Slug, Localized).default({}),
  /** Whose listings, now and in later imports, belong to which other category. */
  merge: z.record(Slug, Slug).default({}),
})
export type Arrangement = z.output<typeof Arrangement>

/** Comes after every ordered category, as what an import makes. */
const unordered = 1000
const batchSize = 250

/** What is wrong with an arrangement, for its author. */
export class ArrangementRefused extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

function* findFaults(
  { order, hide, rename, merge }: Arrangement,
  known: ReadonlySet<string>,
): Generator<string> {
  for (const slug of new Set([...order, ...hide, ...Object.keys(rename), ...Object.entries(merge).flat()])) {
    if (!known.has(slug)) yield `there is no category "${slug}": npm run categories lists them`
  }
  for (const [index, slug] of order.entries()) {
    if (order.indexOf(slug) !== index) yield `"${slug}" is twice in the order`
  }
  for (const [slug, target] of Object.entries(merge)) {
    if (target in merge) yield `"${slug}" goes to "${target}", which is merged itself: name the last one`
    if (order.includes(slug) || hide.includes(slug)) yield `"${slug}" is merged: it has no place of its own`
  }
}

/**
 * Arranges the categories as a file says, and makes the experiences findable by their new names and categories. Answers how
 * many experiences changed. The same file again changes nothing. An experience that was moved stays where it is when the merge
 * is taken out of the file.
 *
 * @throws ArrangementRefused when the file names what is not there or contradicts itself; nothing is changed then
 */
export async function arrangeCategories(
  db: Database,
  arrangement: Arrangement,
): Promise<{ experiences: number }> {
  return inTransaction(
    db,
    () => true,
    async (trx) => {
      await lockListingWriters(trx)
      const before = await listArranged(trx)
      const bySlug = new Map(before.map((row) => [row.slug, row]))
      const faults = [...findFaults(arrangement, new Set(bySlug.keys()))]
      if (faults.length > 0) throw new ArrangementRefused(faults)
      const { order, hide, rename, merge } = arrangement
      const nameOf = ({ slug, name }: ArrangedRow) => ({ ...name, ...rename[slug] })
      await writeArranged(
        trx,
        before.map((row) => ({
          id: row.id,
          name: nameOf(row),
          position: order.includes(row.slug) ? order.indexOf(row.slug) + 1 : unordered,
          hidden: hide.includes(row.slug),
          mergedInto: bySlug.get(merge[row.slug] ?? '')?.id ?? null,
        })),
      )
      await translateListSlugs({ db: trx })
      const moved = await moveMerged(trx)
      const renamed = before.filter((row) => !isDeepStrictEqual(nameOf(row), row.name))
      const named = await listExperiencesOf(
        trx,
        renamed.map(({ id }) => id),
      )
      const changed = [...new Set([...moved, ...named])]
      for (let start = 0; start < changed.length; start += batchSize) {
        await refreshSearchDocuments(trx, changed.slice(start, start + batchSize))
      }
      return { experiences: changed.length }
    },
  )
}

/** The arrangement as it stands, in the form of the file; names are left out. */
export function presentArrangement(rows: readonly ArrangedRow[]): Partial<Arrangement> {
  const order = rows.filter(({ position, mergedInto }) => position < unordered && mergedInto === null)
  const hide = rows.filter(({ hidden }) => hidden)
  const merge = rows.flatMap(({ slug, mergedInto }) => (mergedInto === null ? [] : [[slug, mergedInto]]))
  return {
    ...(order.length > 0 && { order: order.map(({ slug }) => slug) }),
    ...(hide.length > 0 && { hide: hide.map(({ slug }) => slug) }),
    ...(merge.length > 0 && { merge: Object.fromEntries(merge) as Record<string, string> }),
  }
}
