import { createCatalogueMemory } from '../catalogue/catalogue-memory.ts'
import { searchExperiences } from '../catalogue/search/search-experiences.ts'
import { SearchQuery } from '../contract/catalogue.ts'
import type { SearchQueryInput } from '../contract/catalogue.ts'
import { systemClock } from '../platform/clock.ts'
import { createRatesMemory } from '../platform/money/exchange.ts'
import { createDice, manners, pick, subjects } from './generated-words.ts'
import { inTurn, measure, printTable } from './load.ts'
import type { LoadResult } from './load.ts'
import type { BenchContext } from './main.ts'

/** One statement of a search, as it went over the wire. */
export interface RecordedStatement {
  sql: string
  bindings: unknown[]
}

type Ask = () => Partial<SearchQueryInput>

const requestsOfAKind = 300
const p99LimitMs = 50

/** What travellers ask: words with a category, filters and a sort; lists without words; a city on a day. */
function createKinds(cities: readonly string[]): Record<string, Ask> {
  const dice = createDice(7)
  const sort = () => pick(dice, ['price-low', 'price-high'] as const)
  const day = () =>
    Temporal.Now.plainDateISO('UTC')
      .add({ days: 2 + Math.floor(dice() * 90) })
      .toString()
  return {
    'text, category, price sort': () => {
      const [subject, category] = pick(dice, subjects)
      return { text: subject, categories: category, sort: sort(), guests: 2 }
    },
    'text in a city, filters': () => ({
      text: pick(dice, subjects)[0],
      city: pick(dice, cities),
      time: pick(dice, ['morning', 'afternoon', 'evening'] as const),
      priceTo: 200 + Math.floor(dice() * 800),
    }),
    'list of a category, filters, price sort': () => ({
      categories: pick(dice, subjects)[1],
      duration: pick(dice, ['1h-to-4h', '4h-to-1d'] as const),
      priceFrom: Math.floor(dice() * 50),
      sort: sort(),
    }),
    'city on a day': () => ({ city: pick(dice, cities), date: day(), guests: 2 }),
  }
}

/**
 * Search with facets, filters and sorts against a bare handler that runs the very statements which the product runs for the
 * same requests, recorded while it answers them.
 */
export async function benchSearch(context: BenchContext): Promise<void> {
  const { product, bare, postmasterPid, seconds, count, db, costs } = context
  const { rows: cities } = await db.raw<{ rows: { slug: string }[] }>(
    'select d.slug from destinations d join search_rows r on r.destination_id = d.id group by d.slug order by count(*) desc limit 40',
  )
  const results: LoadResult[] = []
  const yardsticks: Record<string, string> = {}
  const measureOurs = (name: string, asked: readonly Partial<SearchQueryInput>[]) =>
    measure({
      name,
      target: product,
      postmasterPid,
      seconds,
      visit: inTurn(
        asked.map((query) => ({
          path: `/api/v1/experiences?${new URLSearchParams(query as Record<string, string>)}`,
        })),
      ),
    })
  const slugs = cities.map(({ slug }) => slug)
  for (const [kind, ask] of Object.entries(createKinds(slugs))) {
    const asked = Array.from({ length: requestsOfAKind }, ask)
    await teach(context, asked)
    const name = `bare: ${kind}`
    const visit = inTurn(asked.map((_, index) => ({ path: `/statements/${index}` })))
    results.push(await measure({ name, target: bare, postmasterPid, seconds, visit }))
    results.push(await measureOurs(kind, asked))
    yardsticks[kind] = name
  }
  // what a process remembers of texts is no help here, what it remembers of their words is
  const newTexts = listNewTexts(slugs)
  const byPrice = newTexts.map((asked) => ({ ...asked, sort: 'price-low' as const }))
  results.push(await measureOurs('text for the first time', byPrice))
  // those that were not reached before: the best first, which the titles decide
  results.push(await measureOurs('new text, recommended', newTexts.toReversed()))
  printTable(`Search, ${count} experiences`, results, yardsticks)
  for (const { name, p99, serverMs, databaseMs } of results) {
    if (name.startsWith('bare')) continue
    const cost = serverMs + databaseMs
    const before = costs.get(name)
    costs.set(name, { count, cost })
    const growth = before ? `, ${(cost / before.cost).toFixed(2)} times the cost at ${before.count}` : ''
    process.stdout.write(
      `  ${name}: p99 ${p99 <= p99LimitMs ? 'within' : 'beyond'} ${p99LimitMs} ms${growth}\n`,
    )
  }
}

/** Every subject in every city in every manner, each once: more texts than are asked for while it is measured. */
function listNewTexts(cities: readonly string[]): Partial<SearchQueryInput>[] {
  return manners.flatMap((manner) =>
    cities.flatMap((city) =>
      subjects.map(([subject]) => ({
        text: `${manner} ${subject} ${city.replaceAll('-', ' ')}`,
      })),
    ),
  )
}

/** Records the statements of each request, once everything that a process remembers is warm, and hands them to the bare server. */
async function teach({ db, bare }: BenchContext, asked: Partial<SearchQueryInput>[]): Promise<void> {
  const deps = {
    db,
    clock: systemClock,
    rates: createRatesMemory(),
    catalogueMemory: createCatalogueMemory(),
  }
  const searchOf = (query: Partial<SearchQueryInput>) => ({
    query: SearchQuery.parse(query),
    language: 'en' as const,
    storefront: { currency: 'AED' },
  })
  // makes the index that the product has after its first search, or other statements would be recorded
  await searchExperiences(deps, searchOf({}))
  let statements: RecordedStatement[] = []
  const record = ({ sql, bindings }: RecordedStatement) => statements.push({ sql, bindings })
  db.on('query', record)
  const taught: RecordedStatement[][] = []
  for (const query of asked) {
    const search = searchOf(query)
    await searchExperiences(deps, search)
    statements = []
    await searchExperiences(deps, search)
    taught.push(statements)
  }
  db.removeListener('query', record)
  await fetch(`${bare.origin}/statements`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(taught),
  })
}
