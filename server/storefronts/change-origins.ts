import { EmbeddingOrigin } from '../contract/storefront-file.ts'
import type { Database } from '../platform/database.ts'
import { objectionToOrigin } from './allows-origin.ts'
import { writeOrigins } from './storefronts.queries.ts'

/** A change to the pages that may embed a storefront; without one the list is told. */
export interface OriginsChange {
  slug: string
  change?: string | undefined
  url?: string | undefined
}

/** Lists or changes the origins of a storefront. What no page's origin can be is refused with the reason. */
export async function changeOrigins(
  db: Database,
  { slug, change, url }: OriginsChange,
): Promise<{ ok: boolean; lines: string[] }> {
  const refuse = (line: string) => ({ ok: false, lines: [line] })
  if (change !== undefined && change !== 'add' && change !== 'remove') {
    return refuse(`${change} is no change; write add or remove.`)
  }
  if (change !== undefined && url === undefined) {
    return refuse('Which? Write scheme and host, as https://tours.example.')
  }
  const origin = url === undefined ? undefined : plainOrigin(url)
  const objection = change === 'add' && origin !== undefined ? wrongWith(origin) : undefined
  if (objection !== undefined) return refuse(`${url ?? ''}: ${objection}.`)
  const origins = await writeOrigins(db, slug, change === undefined ? {} : { [change]: origin })
  if (!origins) return refuse(`There is no storefront ${slug}.`)
  return { ok: true, lines: origins.length > 0 ? origins : ['No page elsewhere may embed it.'] }
}

/** As browsers write an origin: no closing slash, small letters. */
function plainOrigin(url: string): string {
  return url.trim().replace(/\/$/, '').toLowerCase()
}

function wrongWith(origin: string): string | undefined {
  const { success, error } = EmbeddingOrigin.safeParse(origin)
  return success ? objectionToOrigin(origin) : error.issues[0]?.message
}
