import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'

/** What a supplier says of itself, in the asked language; nothing where it said nothing. */
export async function findSupplierWords(
  db: Database,
  { language, supplierId }: { language: Language; supplierId: number },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { words: string | null }[] }>(
    `select localized(description, :language) as words from suppliers where id = :supplierId`,
    { language, supplierId },
  )
  return rows[0]?.words ?? undefined
}
