import { listAddresses } from './bare.queries.ts'
import { measure, printTable } from './load.ts'
import type { LoadRequest } from './load.ts'
import type { BenchContext } from './main.ts'

/** Pages from memory against bare JSON, and pages made anew against the same tree rendered by a bare handler. */
export async function benchPages(context: BenchContext): Promise<void> {
  const { product, bare, postmasterPid, seconds, count } = context
  const { listings, experiences } = await listAddresses(context.db, 60)
  const ours = { origin: product.origin, serverPid: product.pid, postmasterPid, seconds }
  const theirs = { origin: bare.origin, serverPid: bare.pid, postmasterPid, seconds }
  const plain = (paths: string[]): LoadRequest[] => paths.map((path) => ({ path }))
  const asBrowser = (paths: string[]): LoadRequest[] =>
    paths.map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } }))
  // an address that nobody has asked for before is not in the page cache
  let visit = 0
  const anew = (paths: string[]): LoadRequest[] =>
    paths.map((path) => ({
      path,
      setupRequest: (request) => ({ ...request, path: `${path}?visit=${visit++}` }),
    }))

  const results = [
    await measure({ ...theirs, name: 'bare JSON', requests: plain(['/json']) }),
    await measure({ ...ours, name: 'cached page', requests: asBrowser(experiences.slice(0, 1)) }),
    await measure({ ...theirs, name: 'bare listing page', requests: plain(listings) }),
    await measure({ ...ours, name: 'uncached listing page', requests: anew(listings) }),
    await measure({ ...theirs, name: 'bare experience page', requests: plain(experiences) }),
    await measure({ ...ours, name: 'uncached experience page', requests: anew(experiences) }),
  ]
  printTable(`Pages, ${count} experiences`, results, {
    'cached page': 'bare JSON',
    'uncached listing page': 'bare listing page',
    'uncached experience page': 'bare experience page',
  })
}
