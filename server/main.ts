/** The process: starts everything in order, and takes it down again in the opposite order when it is told to stop. */
import type { Server } from 'node:http'
import path from 'node:path'
import { createApp } from './app.ts'
import { createCatalogueMemory } from './catalogue/catalogue-memory.ts'
import { refreshOpenDaysJob } from './catalogue/catalogue.jobs.ts'
import { cronTable, jobHandlers } from './job-table.ts'
import { loadDemo } from './demo/load-demo.ts'
import { openDrawingPreviews } from './media/drawing-previews.ts'
import { createPictureCache } from './media/picture-cache.ts'
import { openPressRoom } from './media/press-room.ts'
import { createPageCache } from './pages/page-cache.ts'
import { forgetWhatChanged } from './pages/forget-what-changed.ts'
import { followPageNews } from './pages/listen-for-changes.ts'
import { shareAssets } from './pages/shared-assets.ts'
import { loadPageTitles } from './pages/page-titles.ts'
import { pagesFromMemory } from './pages/pages.routes.ts'
import { loadBuiltRenderer } from './pages/renderer.ts'
import { choosePaymentNetwork } from './payments/choose-payment-network.ts'
import { databaseAddresses } from './platform/check-connections.ts'
import { systemClock } from './platform/clock.ts'
import { migrate, openDatabase } from './platform/database.ts'
import { openFiles } from './platform/files/open-files.ts'
import { openPools } from './platform/open-pools.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import { readEnv } from './platform/env.ts'
import type { Env } from './platform/env.ts'
import { explainStart } from './platform/explain-start.ts'
import { giveNotice } from './platform/health.routes.ts'
import { enqueueJob, migrateJobs, startJobs } from './platform/jobs/jobs.ts'
import { createLogger } from './platform/log.ts'
import { createRatesMemory } from './platform/money/exchange.ts'
import { createPurger } from './platform/purge-caches.ts'
import { openReplicaReading } from './platform/read-replicas.ts'
import { makeFolder } from './platform/make-folder.ts'
import { onStopSignal } from './platform/stop-signal.ts'
import { buildSites, readWidgetIntegrity } from './platform/site-build.ts'
import { waitForDatabase } from './platform/wait-for-database.ts'
import { createWebServer, drain } from './platform/web-server.ts'
import { openTicketKeys } from './tickets/ticket-keys.ts'
import { ensureMarketplace } from './storefronts/ensure-marketplace.ts'

const root = path.dirname(import.meta.dirname)
const say = (line: string) => process.stdout.write(`${line}\n`)

type Undo = () => Promise<void>

/** Starts everything in order, and puts on `undo` how to take it down again, last things first. */
async function start(env: Env, undo: Undo[]): Promise<void> {
  makeFolder(env.mediaFolder)
  const log = createLogger(env.LOG_LEVEL)
  if (env.PUBLIC_ORIGIN?.startsWith('https:') && env.TRUST_PROXY === 0) {
    log.warn('TRUST_PROXY is 0, but something in front of this ends https: every visitor has its address')
  }

  const starting = env.DATABASE_URL ? undefined : startEmbeddedPostgres(env.dataFolder, { log })
  // a process that is stopped while it starts finishes starting first, and leaves nothing behind
  undo.unshift(async () => (await starting?.catch(() => undefined))?.stop())
  const postgres = await starting
  const addresses = databaseAddresses(env, postgres?.url())
  await waitForDatabase(addresses, {
    log,
    port: env.PORT,
    host: env.HOST,
    onWaiting: ({ stop }) => undo.unshift(stop),
  })
  await migrate(addresses.direct)
  await migrateJobs(addresses.direct)
  const pools = openPools(addresses.url, addresses)
  undo.unshift(() => pools.destroy())
  const db = pools.writing
  const replicas = openReplicaReading(
    pools.reading,
    env.DATABASE_REPLICA_URLS.map((url) => openDatabase(url, addresses)),
    log,
  )
  undo.unshift(() => replicas.stop())

  const base = {
    db,
    clock: systemClock,
    log,
    env,
    rates: createRatesMemory(),
    catalogueMemory: createCatalogueMemory({ wordsFolder: env.SEARCH_WORDS_FOLDER }),
    news: { heard: 0 },
    files: openFiles({ env }),
  }
  if (env.DEMO ?? env.NODE_ENV !== 'production') await loadDemo(base)
  await ensureMarketplace(base)

  // a machine that cannot sign is not to find out at the first ticket
  await openTicketKeys(base)
  const network = await choosePaymentNetwork({ ...base, db: pools.working }, () => originOf(server))
  undo.unshift(() => network.stop())
  const development = env.DEV_SERVER
    ? await (await import('./pages/development-renderer.ts')).startDevelopmentServer(root, env.PORT + 1)
    : undefined
  if (development) undo.unshift(() => development.close())
  const dist = distOf(env)
  const build = development ? undefined : await buildSites(root, dist, say)
  const renderer = development?.renderer ?? (await loadBuiltRenderer(build?.folder ?? dist))

  // a page from before an edit would not fit the scripts that come with it
  const pageCache = createPageCache({ keeps: !env.DEV_SERVER })
  const purger = createPurger(env.CACHE_PURGE_URLS, log)
  undo.unshift(() => purger.stop())
  const following = await followPageNews(
    addresses.direct,
    forgetWhatChanged({ pageCache, news: base.news, purger, replicas }),
    log,
  )
  undo.unshift(() => following.stop())

  const press = openPressRoom(log)
  undo.unshift(() => press.stop())
  const kept = createPictureCache(path.join(env.dataFolder, 'previews'), 16, log)
  const previews = openDrawingPreviews({ press, cache: kept, log })
  undo.unshift(async () => previews.stop())
  const readiness = { draining: false }
  const deps = {
    ...base,
    payments: network.payments,
    renderer,
    pageCache,
    titles: await loadPageTitles(),
    widgetIntegrity: build && readWidgetIntegrity(build),
    readiness,
    press,
    previews,
    readingDatabase: () => replicas.database(),
  }
  // machines that share no folder share a bucket
  if (build && env.MEDIA_BUCKET_URL !== undefined) await shareAssets(base.files, build)
  const app = createApp(deps, {
    build,
    development: development?.middleware,
    paymentPages: network.pageRoutes,
  })
  const server = createWebServer(pagesFromMemory(deps, app)).listen(env.PORT, env.HOST)
  await listening(server)
  undo.unshift(() => drain(server, env.DRAIN_SECONDS))

  const jobs = await startJobs(addresses.direct, jobHandlers({ ...deps, db: pools.working }), log, {
    crontab: cronTable,
  })
  undo.unshift(() => jobs.stop())
  undo.unshift(() => giveNotice(readiness, env.noticeSeconds))
  await enqueueJob(db, refreshOpenDaysJob, {}, { key: refreshOpenDaysJob })
  say(`Dhow is at ${env.PUBLIC_ORIGIN ?? originOf(server)}`)

  function originOf(listener: Server): string {
    const address = listener.address()
    return (
      env.PUBLIC_ORIGIN ??
      `http://localhost:${address && typeof address === 'object' ? address.port : env.PORT}`
    )
  }
}

function distOf({ DIST_FOLDER: folder }: Env): string {
  return path.resolve(folder ?? path.join(root, 'dist'))
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve())
    server.once('error', reject)
  })
}

function explain(error: unknown, env: Env): Error {
  const { PORT, HOST, dataFolder: DATA_FOLDER, mediaFolder: MEDIA_FOLDER } = env
  const folders = { DATA_FOLDER, MEDIA_FOLDER, DIST_FOLDER: distOf(env) }
  return new Error(explainStart(error, { PORT, HOST, folders }), { cause: error })
}

async function takeDown(undo: readonly Undo[]): Promise<void> {
  for (const step of undo) await step()
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const undo: Undo[] = []
let stopping = false
onStopSignal(process, {
  stop() {
    stopping = true
    takeDown(undo).then(() => process.exit(0), fail)
  },
  giveUp: () => process.exit(1),
  byNpm: process.env['npm_lifecycle_event'] !== undefined,
})

try {
  const env = readEnv(process.env)
  await start(env, undo).catch((error: unknown) => Promise.reject(explain(error, env)))
} catch (error) {
  // a start that is stopped half way fails on what has been closed already; that error is not logged
  if (!stopping) {
    await takeDown(undo).catch(() => undefined)
    fail(error)
  }
}
