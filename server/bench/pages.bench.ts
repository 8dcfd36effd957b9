import { listAddresses } from './bare.queries.ts'
import { countStatements, printStatements } from './count-statements.ts'
import type { StatementCount } from './count-statements.ts'
import { inTurn, measureInTurns, printTable } from './load.ts'
import type { LoadOptions, LoadResult, Visit } from './load.ts'
import type { BenchContext } from './main.ts'

const rounds = 6

/** Pages from memory against bare JSON, and pages made anew against the same tree rendered by a bare handler. */
export async function benchPages(context: BenchContext): Promise<void> {
  const { product, bare, postmasterPid, seconds, count } = context
  const { listings, experiences: every } = await listAddresses(context.db, 100_000)
  const experiences = every.slice(0, 60)
  const measured = (name: string, target: BenchContext['product'], visit: Visit) => ({
    name,
    target,
    postmasterPid,
    seconds,
    visit,
  })
  const toCalls = (paths: string[]) => paths.map((path) => ({ path }))
  const [oneExperience = ''] = experiences
  const asBrowser = { path: oneExperience, headers: { 'accept-encoding': 'br, gzip' } }

  const units: number[] = []
  /** The yardstick and the product in turn, and the fixed list before them: the speed of a machine changes by a third within minutes. */
  const measurePair = async (...loads: LoadOptions[]): Promise<LoadResult[]> => {
    units.push(await context.renderUnitMs())
    const { results } = await measureInTurns(loads, { rounds, settle: () => Promise.resolve() })
    return results
  }
  const results = [
    ...(await measurePair(
      measured('bare JSON', bare, inTurn([{ path: '/json' }])),
      measured('cached page', product, inTurn([asBrowser])),
    )),
    ...(await measurePair(
      measured('bare listing page', bare, inTurn(toCalls(listings))),
      measured('uncached listing page', product, everDearer(listings)),
    )),
    ...(await measurePair(
      measured('bare experience page', bare, inTurn(toCalls(experiences))),
      measured('uncached experience page', product, inTurn(toCalls(every))),
    )),
  ]
  printTable(`Pages, ${count} experiences`, results, {
    'cached page': 'bare JSON',
    'uncached listing page': 'bare listing page',
    'uncached experience page': 'bare experience page',
  })
  units.push(await context.renderUnitMs())
  printInUnits(results, units)
  await countStatementsOfPages(context, { listings, every })
}

/** What each page asks the database for. */
async function countStatementsOfPages(
  { db, product, eachStatement }: BenchContext,
  { listings, every }: Record<'listings' | 'every', string[]>,
): Promise<void> {
  const counts = new Map<string, StatementCount>()
  for (const [name, visit] of [
    ['uncached listing page', everDearer(listings)],
    ['uncached experience page', inTurn(every.toReversed().map((path) => ({ path })))],
  ] as const) {
    counts.set(name, await countStatements(db, product.origin, visit))
  }
  printStatements(counts, eachStatement)
}

/** CPU of the process that renders, in renderings of the fixed list: the bare renderer renders the same tree and gets cheaper with it. */
function printInUnits(results: readonly LoadResult[], units: readonly number[]): void {
  const unitMs = units.reduce((sum, unit) => sum + unit, 0) / units.length
  process.stdout.write(
    `  one rendering of the fixed list of 1,000 elements: ${unitMs.toFixed(2)} ms of CPU (${units.map((unit) => unit.toFixed(2)).join(', ')})\n`,
  )
  for (const { name, serverMs } of results.filter(({ name }) => /(listing|experience) page/.test(name))) {
    process.stdout.write(`  ${name}: ${(serverMs / unitMs).toFixed(2)} of it\n`)
  }
}

/** A search that was not made before is not in the page cache; experiences are too many to be asked for twice. */
export function everDearer(paths: readonly string[]): Visit {
  let turn = 0
  return ({ get }) => get({ path: `${paths[turn % paths.length]}?priceTo=${1_000_000 + turn++}` })
}
