import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { refreshSearchDocuments } from '../catalogue/search/search-documents.queries.ts'
import type { PagePayload } from '../contract/pages.ts'
import { openDrawingPreviews } from '../media/drawing-previews.ts'
import { createPictureCache } from '../media/picture-cache.ts'
import { createPress } from '../media/press.ts'
import { testDatabase } from '../testing/database.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { createPageCache } from './page-cache.ts'
import { loadPageTitles } from './page-titles.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-previews-'))
let database: Awaited<ReturnType<typeof testDatabase>>
let app: Server
const rendered = vi.fn((payload: PagePayload) => Promise.resolve(Buffer.from(payload.head.title)))

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const shop = await seedShop(db)
  const { id } = await seedExperience(db, shop, { slug: 'dunes' })
  await refreshSearchDocuments(db, [id])
  const deps = buildDeps(db)
  const all = {
    ...deps,
    pageCache: createPageCache(),
    titles: await loadPageTitles(),
    payments: fakeNetwork(),
    renderer: { render: rendered },
    readiness: { draining: false },
    previews: openDrawingPreviews({
      press: createPress(),
      cache: createPictureCache(folder, 1, deps.log),
      log: deps.log,
    }),
  }
  app = createServer(createApp(all, {})).listen(0)
})
afterAll(async () => {
  app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const pictureOf = ({ content }: PagePayload) =>
  content.page === 'listing' ? content.data.search.cards[0]?.picture : undefined

test('a page is kept for five seconds until the previews of its drawings are made, then shows them and is kept for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const visit = (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000)
    return request(app).get('/things-to-do').expect(200)
  }
  const first = await visit(0)
  expect(first.headers['cache-control']).toMatch(/s-maxage=5\b/)
  await visit(4)
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(pictureOf(rendered.mock.calls[0]?.[0] as PagePayload)).toMatchObject({
    tint: expect.any(String) as unknown,
  })
  await vi.waitFor(async () => {
    await visit(6)
    expect(pictureOf(rendered.mock.calls.at(-1)?.[0] as PagePayload)?.preview).toMatch(/^UklG/)
  }, 10_000)
  const times = rendered.mock.calls.length
  await visit(50)
  expect(rendered).toHaveBeenCalledTimes(times)
  vi.useRealTimers()
})

test('replies of the API, which widgets read, bring none: their host may refuse it', async () => {
  const { text } = await request(app).get('/api/v1/experiences').expect(200)
  expect(text).toContain('"tint"')
  expect(text).not.toContain('"preview"')
})
