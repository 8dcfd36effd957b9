import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../contract/primitives.ts'
import { testDatabase } from '../testing/database.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { writeSitemap, writeSitemapPart } from './sitemap.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
const experiences = 100_000
/** sitemaps.org: one file has at most so many addresses and bytes. */
const mostAddresses = 50_000
const mostBytes = 50 * 1024 * 1024
/** Of the process while all parts, some 2 GB of text, are written. Measured: 113 MiB, on a busy machine of two cores. */
const mostGrowth = 150 * 1024 * 1024

beforeAll(async () => {
  database = await testDatabase()
  shop = await seedShop(database.db)
  await seedExperience(database.db, shop, { slug: 'red-dunes' })
  const all = JSON.stringify(Object.fromEntries(languages.map((code) => [code, `Dunes ${code}`])))
  await database.db('experiences').update({ title: all, overview: all, updated_at: '2026-11-02T10:00:00Z' })
  const columns =
    'supplier_id, status, destination_id, time_zone, title, overview, category_ids, currency, cancellation, fingerprint, updated_at'
  await database.db.raw(
    `insert into experiences (external_id, slug, ${columns})
     select 'many-' || n, 'many-' || n, ${columns} from experiences, generate_series(2, ?) n where slug = 'red-dunes'`,
    [experiences],
  )
}, 300_000)
afterAll(() => database.close())

test('100,000 experiences in 13 languages are streamed as an index and its parts in bounded memory', async () => {
  const site = {
    storefront: { ...shop.storefront, languages: [...languages] },
    origin: 'https://dhow.example',
  }
  let index = ''
  for await (const piece of await writeSitemap({ db: database.db }, site)) index += piece
  const parts = [...index.matchAll(/sitemap-([a-z]+)-(\d+)\.xml/g)]
  const before = process.memoryUsage().rss
  let highest = before
  let addresses = 0
  const incomplete: string[] = []
  for (const [, section = '', part] of parts) {
    const text = await writeSitemapPart({ db: database.db }, site, { section, part: Number(part) })
    let [inPart, bytes] = [0, 0]
    for await (const piece of text ?? []) {
      inPart += piece.split('<loc>').length - 1
      bytes += Buffer.byteLength(piece)
      highest = Math.max(highest, process.memoryUsage().rss)
      const named = piece.split('<loc>').length - 1
      const dated = piece.split('<lastmod>2026-11-02</lastmod>').length - 1
      const alternates = piece.split('hreflang=').length - 1
      const isWhole = dated === named && alternates === named * languages.length
      if (section === 'experiences' && !isWhole) incomplete.push(piece.slice(0, 300))
    }
    expect(inPart).toBeLessThanOrEqual(mostAddresses)
    expect(bytes).toBeLessThanOrEqual(mostBytes)
    if (section === 'experiences') addresses += inPart
  }
  expect(incomplete).toEqual([])
  expect(addresses).toBe(experiences * languages.length)
  expect(highest - before).toBeLessThan(mostGrowth)
}, 600_000)
