import { cityPrefix, rootLanguage } from '../../contract/addresses.ts'
import { listedFirstSegments } from '../../contract/first-segments.ts'
import type { Database } from '../../platform/database.ts'
import { slugLanguages, translatedSlugOf } from '../listings/slugs.ts'
import { lockListingWriters } from '../listings/upsert-listing.queries.ts'
import { findTakenListSlugs, listUntranslatedLists, writeListSlugs } from './translate-list-slugs.queries.ts'
import type { GivenSlugs, UntranslatedList } from './translate-list-slugs.queries.ts'

/**
 * Gives each place and each category whose names have changed a slug in every language that has a name for it and whose letters
 * an address can spell. A place whose slug is taken gets its country added; where that is taken too, and for a category, the
 * language keeps the English slug. Safe to run twice. Answers how many were looked at.
 */
export async function translateListSlugs({ db }: { db: Database }): Promise<number> {
  if ((await listUntranslatedLists(db)).length === 0) return 0
  return db.transaction(async (trx) => {
    await lockListingWriters(trx)
    const lists = await listUntranslatedLists(trx)
    if (lists.length > 0) await writeListSlugs(trx, await choose(trx, lists))
    return lists.length
  })
}

async function choose(db: Database, lists: readonly UntranslatedList[]): Promise<GivenSlugs[]> {
  const wanted = lists.map((list) => ({ list, candidates: candidatesOf(list) }))
  const asked = wanted.flatMap(({ candidates }) => candidates.flatMap(([, names]) => names))
  const owners = new Map<string, Set<string>>()
  for (const { slug, kind, id } of await findTakenListSlugs(db, [...new Set(asked)])) {
    owners.set(slug, (owners.get(slug) ?? new Set()).add(`${kind} ${id}`))
  }
  return wanted.map(({ list, candidates }) => {
    const { kind, id, digest } = list
    const own = new Set([`${kind} ${id}`])
    const slugs: GivenSlugs['slugs'] = {}
    for (const [language, names] of candidates) {
      const free = names.find((name) => (owners.get(name) ?? own).isSubsetOf(own))
      // its own slug needs no translation
      if (free === undefined || free === list.slug) continue
      owners.set(free, own)
      slugs[language] = free
    }
    return { kind, id, digest, slugs }
  })
}

/** A category stands alone in its address: what begins like a place, or is a page, is no name for it. */
function isFreeFor({ kind }: UntranslatedList, slug: string): boolean {
  return kind === 'destination' || !(listedFirstSegments.has(slug) || slug.startsWith(cityPrefix))
}

function candidatesOf(list: UntranslatedList) {
  const { name, countryCode } = list
  return slugLanguages.flatMap((language) => {
    const text = language === rootLanguage ? undefined : name[language]
    const words = text === undefined ? '' : translatedSlugOf(text, language)
    if (words === '') return []
    const all = countryCode === null ? [words] : [words, `${words}-${countryCode.toLowerCase()}`]
    return [[language, all.filter((slug) => isFreeFor(list, slug))] as const]
  })
}
