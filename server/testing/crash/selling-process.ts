import { createApp } from '../../app.ts'
import { createCatalogueMemory } from '../../catalogue/catalogue-memory.ts'
import { jobHandlers } from '../../job-table.ts'
import { createPageCache } from '../../pages/page-cache.ts'
import { loadPageTitles } from '../../pages/page-titles.ts'
import { choosePaymentNetwork } from '../../payments/choose-payment-network.ts'
import { systemClock } from '../../platform/clock.ts'
import { openPools } from '../../platform/open-pools.ts'
import { readEnv } from '../../platform/env.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { createLogger } from '../../platform/log.ts'
import { createRatesMemory } from '../../platform/money/exchange.ts'

/**
 * The product without its pages: the whole API, the sandbox, the webhooks and the jobs, on a database that is there, in a
 * process that a test may kill. Without what takes long at a start: building, migrating, the demo.
 */
const env = readEnv(process.env)
const databaseUrl = env.DATABASE_URL ?? ''
const pools = openPools(databaseUrl)
const log = createLogger(env.LOG_LEVEL)
const base = {
  db: pools.writing,
  clock: systemClock,
  log,
  env,
  rates: createRatesMemory(),
  catalogueMemory: createCatalogueMemory(),
}
const origin = `http://127.0.0.1:${env.PORT}`
const network = await choosePaymentNetwork({ ...base, db: pools.working }, () => origin)
const deps = {
  ...base,
  payments: network.payments,
  renderer: { render: () => Promise.reject(new Error('this process has no pages')) },
  pageCache: createPageCache(),
  titles: await loadPageTitles(),
  readiness: { draining: false },
  readingDatabase: () => pools.reading,
}
const app = createApp(deps, { paymentPages: network.pageRoutes })
// a crash leaves no time to waste: what it was working at is looked for at once
await startJobs(databaseUrl, jobHandlers({ ...deps, db: pools.working }), log, {
  lease: { everyMs: 200, graceMs: 200 },
})
app.listen(env.PORT, '127.0.0.1', () => process.stdout.write('ready\n'))
