import path from 'node:path'
import express from 'express'
import pg from 'pg'
import type { PagePayload } from '../contract/pages.ts'
import { loadBuiltRenderer } from '../pages/renderer.ts'
import { buildSites } from '../platform/site-build.ts'
import { openDatabase } from '../platform/database.ts'
import type { RecordedStatement } from './search.bench.ts'
import type { BareOrder } from './bare.queries.ts'
import { readRowsOfExperience, readRowsOfListing, writeBareOrder } from './bare.queries.ts'

/**
 * The yardstick: Express with nothing around it. It answers small JSON, renders the product's own React tree after reading
 * the same rows by plain statements, and writes an order in one transaction. Started by `npm run bench` as a process of
 * its own: `node server/bench/bare-server.ts DATABASE_URL PRODUCT_ORIGIN`.
 */
const [databaseUrl = '', product = ''] = process.argv.slice(2)
const db = openDatabase(databaseUrl)
const root = path.join(import.meta.dirname, '../..')
const build = await buildSites(root, path.join(root, 'dist'), () => undefined)
// each tree whole, as React renders it
const renderer = await loadBuiltRenderer(build.folder, { remembersParts: false })
const payloads = new Map<string, PagePayload>()

/** The document of an address, in one piece. */
async function renderWhole(payload: PagePayload): Promise<Buffer> {
  const bytes = await renderer.render(payload, 'nonce')
  return Buffer.isBuffer(bytes) ? bytes : Buffer.concat(bytes)
}

/** The payload that the product has for an address: the same tree is rendered from it each time. */
async function payloadOf(address: string): Promise<PagePayload> {
  const found = payloads.get(address)
  if (found) return found
  const response = await fetch(`${product}${address}/_payload.json`)
  const payload = (await response.json()) as PagePayload
  payloads.set(address, payload)
  return payload
}

const app = express()
app.get('/json', (_req, res) => void res.json({ status: 'ok', items: [1, 2, 3], name: 'a bare answer' }))
app.get('/things-to-do-in-:city/:slug', async (req, res) => {
  const payload = await payloadOf(req.path)
  const related = payload.content.page === 'experience' ? payload.content.data.related : []
  await readRowsOfExperience(
    db,
    req.params.slug,
    related.map(({ slug }) => slug),
  )
  res.type('html').send(await renderWhole(payload))
})
app.get('/things-to-do-in-:city', async (req, res) => {
  const payload = await payloadOf(req.path)
  const cards = payload.content.page === 'listing' ? payload.content.data.search.cards : []
  await readRowsOfListing(
    db,
    req.params.city,
    cards.map(({ slug }) => slug),
  )
  res.type('html').send(await renderWhole(payload))
})
app.post(
  '/order',
  express.json(),
  async (req, res) => void res.json(await writeBareOrder(db, req.body as BareOrder)),
)

/** The statements of recorded searches, in turn, and the last one's rows as JSON. */
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
let searches: RecordedStatement[][] = []
app.post('/statements', express.json({ limit: '50mb' }), (req, res) => {
  searches = req.body as RecordedStatement[][]
  res.json({ searches: searches.length })
})
app.get('/statements/:index', async (req, res) => {
  let rows: unknown[] = []
  for (const { sql, bindings } of searches[Number(req.params.index)] ?? []) {
    const result = await pool.query<Record<string, unknown>>(sql, bindings)
    rows = result.rows
  }
  res.json(rows)
})

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`)
})
