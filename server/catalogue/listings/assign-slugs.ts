import type { Database } from '../../platform/database.ts'
import { slugCandidates, slugOf } from './slugs.ts'
import { findTakenSlugs } from './upsert-listing.queries.ts'

/** A listing that needs an address. */
export interface Unaddressed {
  externalId: string
  /** The English title, cleaned. */
  title: string
  /** Slug of its destination. */
  city: string
  /** The slug that the listing asks for. */
  wanted: string | undefined
  /** As it is stored now. */
  stored: { id: number; slug: string; title: string } | undefined
}

/** Every collision has found a number long before; this only keeps a fault from going on for ever. */
const mostRounds = 6

const wordsOf = ({ title, externalId }: { title: string; externalId: string }) =>
  slugOf(title) || slugOf(`experience-${externalId}`) || 'experience'

/**
 * The address of each listing, in order; undefined where the one it asks for is another's. A stored listing keeps its
 * own until its title, or the slug it asks for, changes.
 */
export async function assignSlugs(
  db: Database,
  listings: readonly Unaddressed[],
): Promise<(string | undefined)[]> {
  const owners = new Map<string, number | 'this batch'>()
  const looked = new Set<string>()
  const look = async (slugs: readonly string[]) => {
    const unknown = slugs.filter((slug) => !looked.has(slug))
    for (const slug of unknown) looked.add(slug)
    if (unknown.length === 0) return
    for (const { slug, id } of await findTakenSlugs(db, unknown)) owners.set(slug, id)
  }
  const isFree = (slug: string, listing: Unaddressed) => {
    const owner = owners.get(slug)
    return owner === undefined || (owner !== 'this batch' && owner === listing.stored?.id)
  }

  const assigned = listings.map(keptSlug)
  for (const slug of assigned) if (slug) owners.set(slug, 'this batch')

  await look(listings.flatMap(({ wanted }) => wanted ?? []))
  let open = [...listings.entries()].filter(([index]) => assigned[index] === undefined)
  for (const [index, listing] of open) {
    if (!listing.wanted || !isFree(listing.wanted, listing)) continue
    assigned[index] = listing.wanted
    owners.set(listing.wanted, 'this batch')
  }

  open = open.filter(([, { wanted }]) => !wanted)
  for (let round = 0; open.length > 0 && round < mostRounds; round++) {
    const candidates = open.map(([, listing]) => slugCandidates(wordsOf(listing), listing.city, round))
    await look(candidates.flat())
    for (const [position, [index, listing]] of open.entries()) {
      const slug = candidates[position]?.find((candidate) => isFree(candidate, listing))
      if (!slug) continue
      assigned[index] = slug
      owners.set(slug, 'this batch')
    }
    open = open.filter(([index]) => assigned[index] === undefined)
  }
  return assigned
}

function keptSlug({ wanted, stored, title, externalId }: Unaddressed): string | undefined {
  if (!stored) return undefined
  if (wanted) return wanted === stored.slug ? stored.slug : undefined
  return wordsOf({ title, externalId }) === wordsOf({ title: stored.title, externalId })
    ? stored.slug
    : undefined
}
