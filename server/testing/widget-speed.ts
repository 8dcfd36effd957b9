import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { Command } from 'commander'
import { chromiumArguments, ensureChromium } from './chromium.ts'
import { usableWithin } from '../../widget/embed/build/weigh.ts'
import startProduct from './start-product.ts'
import { listen } from './widget-host.ts'
import { experience, title } from './widget-journey.ts'

/** What a traveller can use of each view. */
const isUsable: Record<keyof typeof usableWithin, (page: Page) => Locator> = {
  button: (page) => page.getByRole('button', { name: 'Book now' }),
  cart: (page) => page.getByRole('button', { name: 'Cart (0)' }),
  search: (page) => page.getByRole('link', { name: title }),
  listing: (page) => page.getByRole('link', { name: title }),
  availability: openDay,
  experience: openDay,
}

/** Round trip in ms, and bytes a second. */
const networks = [
  { latency: 150, bytes: 1_600_000 / 8 },
  { latency: 562, bytes: (1474.56 * 1024) / 8 },
] as const
const processorSlowdown = 4

const options = new Command('widget-speed')
  .description(
    'Measures how soon each view of the widget can be used in a page of somebody else, on a slow telephone with an empty cache; ends with 1 beyond a limit.',
  )
  .option('--origin <address>', 'a product that runs already; else one is started with the demo catalogue')
  .option('--runs <n>', 'runs of each view', '3')
  .parse()
  .opts<{ origin?: string; runs: string }>()

if (options.origin) process.env.DHOW_TEST_ORIGIN = options.origin
const stop = await startProduct()
const product = process.env.DHOW_TEST_ORIGIN ?? ''
const server = createServer((request, response) => {
  const view = new URL(request.url ?? '', 'http://host').searchParams.get('view') ?? ''
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><head><title>Deira Dhows</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body>
<script async src="${product}/widget/v1.js" data-storefront="deira"></script>
<dhow-booking view="${view}" experience="${experience}"></dhow-booking></body></html>`)
})
const host = await listen(server)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
let isBeyond = false
try {
  console.log(
    `usable after  ${networks.map(({ latency }) => `${latency} ms`.padEnd(20)).join('')}(median of ${options.runs})`,
  )
  for (const [view, limits] of Object.entries(usableWithin) as [
    keyof typeof usableWithin,
    readonly number[],
  ][]) {
    const cells: string[] = []
    for (const [at, network] of networks.entries()) {
      // the first visit warms the server: each run has a browser profile of its own
      await measure(browser, view, network)
      const runs: number[] = []
      for (let run = 0; run < Number(options.runs); run++) {
        runs.push(await measure(browser, view, network))
      }
      const median = runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Infinity
      const limit = (limits[at] ?? 0) * 1_000
      const isOver = median > limit
      isBeyond ||= isOver
      cells.push(`${Math.round(median)} of ${limit} ms${isOver ? ' ✗' : ''}`.padEnd(20))
    }
    console.log(`${view.padEnd(14)}${cells.join('')}`)
  }
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
  await stop()
}
process.exitCode = isBeyond ? 1 : 0

function openDay(page: Page): Locator {
  return page
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .first()
}

async function measure(
  within: Browser,
  view: keyof typeof usableWithin,
  { latency, bytes }: (typeof networks)[number],
): Promise<number> {
  const context = await within.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 4,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    await page.goto(`${host}/?view=${view}`, { waitUntil: 'commit' })
    await isUsable[view](page).waitFor()
    return await page.evaluate(() => performance.now())
  } finally {
    await context.close()
  }
}
