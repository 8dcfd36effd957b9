import { rootLanguage } from '../../contract/addresses.ts'
import type { Database } from '../../platform/database.ts'
import { slugCandidates, slugLanguages, translatedSlugOf } from '../listings/slugs.ts'
import { findTakenSlugs } from '../listings/upsert-listing.queries.ts'
import { listUntranslated, writeTranslatedSlugs } from './translate-slugs.queries.ts'
import type { ProposedSlugs, UntranslatedRow } from './translate-slugs.queries.ts'

/** Experiences that are read and written at once. */
const stride = 500

/**
 * Gives each experience whose titles have changed a slug in every language that its title is translated into and whose letters
 * an address can spell. One that is taken gets the city's name added; where that is taken too, the language keeps the English
 * slug. Safe to run twice. Answers how many experiences were looked at.
 */
export async function translateSlugs({ db }: { db: Database }): Promise<number> {
  let done = 0
  for (let from = 0; ;) {
    const rows = await listUntranslated(db, { from, limit: stride })
    const last = rows.at(-1)
    if (!last) return done
    const proposed = await propose(db, rows)
    await db.transaction((trx) => writeTranslatedSlugs(trx, proposed))
    done += rows.length
    from = last.id + 1
  }
}

async function propose(db: Database, rows: readonly UntranslatedRow[]): Promise<ProposedSlugs[]> {
  const wanted = rows.map((row) => ({ row, candidates: candidatesOf(row) }))
  const asked = wanted.flatMap(({ candidates }) => candidates.flatMap(([, slugs]) => slugs))
  const taken = await findTakenSlugs(db, [...new Set(asked)])
  const owners = new Map(taken.map(({ slug, id }) => [slug, id]))
  return wanted.map(({ row, candidates }) => {
    const slugs: ProposedSlugs['slugs'] = {}
    for (const [language, names] of candidates) {
      const free = names.find((name) => (owners.get(name) ?? row.id) === row.id)
      // its own slug needs no translation
      if (free === undefined || free === row.slug) continue
      owners.set(free, row.id)
      slugs[language] = free
    }
    return { id: row.id, digest: row.digest, slugs }
  })
}

function candidatesOf({ title, city }: UntranslatedRow) {
  return slugLanguages.flatMap((language) => {
    const text = language === rootLanguage ? undefined : title[language]
    const words = text === undefined ? '' : translatedSlugOf(text, language)
    return words === '' ? [] : [[language, slugCandidates(words, city, 0)] as const]
  })
}
