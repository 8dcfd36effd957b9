/** Which storefront a host name or a widget's slug means. */
import { LRUCache } from 'lru-cache'
import { exponentOf } from '../platform/money/currencies.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { recordOf } from './storefront-record.ts'
import { listStorefronts } from './storefronts.queries.ts'
import type { StorefrontRow } from './storefronts.queries.ts'

/** How old the list may be where nothing tells of changes. */
const freshForMs = 10_000

/** A site and where it is. */
export interface NamedSite {
  slug: string
  name: string
  languages: readonly Language[]
  host: string
  /** It answers wherever no other does. */
  everyOtherHost: boolean
}

/** Finds the storefront that a host name or a widget's slug means. */
export interface StorefrontFinder {
  /** With `named`, only one that names the host itself. */
  byHost(host: string, options?: { named: boolean }): Promise<ServedStorefront | undefined>
  bySlug(slug: string): Promise<ServedStorefront | undefined>
  /** Whether some storefront names this host as its own. */
  namesHost(host: string): Promise<boolean>
  /** Hosts that pictures may come from, of all storefronts together. */
  listImageHosts(): Promise<string[]>
  /** Every storefront with a host that a browser of this machine can open. */
  listNamed(): Promise<NamedSite[]>
}

/** One finder for each app: the list is read once and refreshed in the background. */
export function createStorefrontFinder(deps: Pick<Deps, 'db' | 'news'>): StorefrontFinder {
  const read = async () => (await listStorefronts(deps.db)).map(serveEntry)
  // by what was heard so far
  const lists = new LRUCache<number, ServedEntry[]>({
    max: 1,
    ttl: freshForMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // who waits for a list gets it, although meanwhile another change was heard and a newer one is read
    ignoreFetchAbort: true,
    fetchMethod: read,
  })
  let last: ServedEntry[] | undefined
  const all = async (): Promise<ServedEntry[]> => {
    try {
      last = (await lists.fetch(deps.news?.heard ?? 0)) ?? (await read())
    } catch (error) {
      // while the database is away the list stays as it was
      if (!last) throw error
    }
    return last
  }
  return {
    async byHost(host, { named: onlyNamed } = { named: false }) {
      const entries = await all()
      const named = entries.find((entry) => entry.hosts.includes(host))
      return (named ?? (onlyNamed ? undefined : entries.find((entry) => entry.everyOtherHost)))?.storefront
    },
    async bySlug(slug) {
      return (await all()).find((entry) => entry.storefront.slug === slug)?.storefront
    },
    async namesHost(host) {
      return (await all()).some((entry) => entry.hosts.includes(host))
    },
    async listImageHosts() {
      return (await all()).flatMap(({ storefront }) => storefront.site.imageHosts)
    },
    async listNamed() {
      return (await all()).flatMap(({ hosts: [named], everyOtherHost, storefront }) => {
        const { slug, name, languages } = storefront
        const host = named ?? (everyOtherHost ? 'localhost' : undefined)
        return host === undefined ? [] : [{ slug, name, languages, host, everyOtherHost }]
      })
    },
  }
}

interface ServedEntry {
  hosts: string[]
  everyOtherHost: boolean
  storefront: ServedStorefront
}

function serveEntry(row: StorefrontRow): ServedEntry {
  return { hosts: row.hosts, everyOtherHost: row.everyOtherHost, storefront: serveStorefront(row) }
}

/** A storefront as the server knows it. */
export function serveStorefront(row: StorefrontRow): ServedStorefront {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    layout: row.layout,
    hosts: row.everyOtherHost ? [] : row.hosts,
    kind: row.supplierId === null ? 'consumer' : 'supplier',
    languages: row.languages,
    currency: row.currency,
    currencies: row.currencies,
    exponents: Object.fromEntries([row.currency, ...row.currencies].map((code) => [code, exponentOf(code)])),
    contact: row.contact,
    ...(row.demonstration && { demonstration: true }),
    supplierId: row.supplierId ?? undefined,
    origins: row.origins,
    site: recordOf(row),
  }
}
