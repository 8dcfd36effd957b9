import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { Command } from 'commander'
import { cartCookieName } from '../contract/cart-cookie.ts'
import { chromiumArguments, ensureChromium } from './chromium.ts'
import { openCart } from './checkout-journey.ts'
import startProduct from './start-product.ts'

/** What a page may take on the phone below. Times are medians of the runs, sizes what comes over the wire. */
const budget = { paintMs: 2000, tapMs: 200, fontsKb: 60, scriptsKb: 110 } as const

/** Chromium's "Slow 4G", and a processor a quarter as quick as this one. */
const network = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: 84_375 }
const processorSlowdown = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const experience = '/things-to-do-in-dubai/red-dunes-desert-safari-dubai'
const pages = { home: '/', listing: '/things-to-do-in-dubai', experience, cart: '/cart' } as const

interface Measured {
  paintMs: number
  /** From the first tap on "Check availability" until its button shows that it was heard. */
  tapMs?: number
  /** And until the sheet is there, code and all. */
  sheetMs?: number
  fontsKb: number
  scriptsKb: number
  element: string
}

const options = new Command('speed')
  .description(
    'Measures how soon pages are seen and answer on a slow phone, beside their budget; ends with 1 beyond it.',
  )
  .option('--origin <address>', 'a product that runs already; else one is started with the demo catalogue')
  .option('--runs <n>', 'runs of each page', '3')
  .parse()
  .opts<{ origin?: string; runs: string }>()

if (options.origin) process.env.DHOW_TEST_ORIGIN = options.origin
const stop = await startProduct()
const origin = process.env.DHOW_TEST_ORIGIN ?? ''
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
let isBeyond = false
try {
  const token = await fillTwoLines(browser)
  console.log(
    `page        largest paint   first tap   its sheet   fonts     scripts   (median of ${options.runs} runs)`,
  )
  for (const [name, path] of Object.entries(pages)) {
    // the first visit warms the server, not the browser: each run has a browser of its own
    await measure(browser, path, token)
    const runs: Measured[] = []
    for (let run = 0; run < Number(options.runs); run++) runs.push(await measure(browser, path, token))
    isBeyond = report(name, runs) || isBeyond
  }
  console.log(
    `budget      ${cell(budget.paintMs, 'ms', 16)}${cell(budget.tapMs, 'ms', 12)}${cell(undefined, 'ms', 12)}${cell(budget.fontsKb, 'kB', 10)}${cell(budget.scriptsKb, 'kB', 10)}`,
  )
} finally {
  await browser.close()
  await stop()
}
process.exitCode = isBeyond ? 1 : 0

function report(name: string, runs: readonly Measured[]): boolean {
  const of = (value: (run: Measured) => number | undefined) => median(runs.flatMap((run) => value(run) ?? []))
  const told = {
    paintMs: of((run) => run.paintMs),
    tapMs: of((run) => run.tapMs),
    sheetMs: of((run) => run.sheetMs),
    fontsKb: of((run) => run.fontsKb),
    scriptsKb: of((run) => run.scriptsKb),
  }
  console.log(
    `${name.padEnd(12)}${cell(told.paintMs, 'ms', 16)}${cell(told.tapMs, 'ms', 12)}${cell(told.sheetMs, 'ms', 12)}${cell(told.fontsKb, 'kB', 10)}${cell(told.scriptsKb, 'kB', 10)}${runs[0]?.element ?? ''}`,
  )
  return (Object.keys(budget) as (keyof typeof budget)[]).some((key) => (told[key] ?? 0) > budget[key])
}

function cell(value: number | undefined, unit: string, width: number): string {
  return (value === undefined ? '–' : `${Math.round(value)} ${unit}`).padEnd(width)
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

async function fillTwoLines(within: Browser): Promise<string> {
  const context = await within.newContext({ baseURL: origin })
  const { token } = await openCart(context.request, [
    { experience: 'red-dunes-desert-safari-dubai', daysAhead: 20 },
    { experience: 'dubai-creek-dhow-dinner-cruise', daysAhead: 21 },
  ])
  await context.close()
  return token
}

async function measure(within: Browser, path: string, token: string): Promise<Measured> {
  const context = await within.newContext({ ...phone, baseURL: origin })
  try {
    return await measureIn(context, path, token)
  } finally {
    await context.close()
  }
}

async function measureIn(context: BrowserContext, path: string, token: string): Promise<Measured> {
  if (path === pages.cart) {
    await context.addInitScript((kept) => localStorage.setItem('dhow.marketplace.cart-token', kept), token)
    await context.addCookies([{ name: cartCookieName, value: token, url: origin }])
  }
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const wire = await weigh(session)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const [fontsKb, scriptsKb] = [wire.fonts() / 1000, wire.scripts() / 1000]
  const { paint, element } = await page.evaluate(() => (window as Watching).seen)
  const tapped = path === pages.experience ? await tap(page) : undefined
  return { paintMs: paint, ...tapped, fontsKb, scriptsKb, element }
}

interface Seen {
  paint: number
  element: string
  heard?: number
  sheet?: number
}
type Watching = Window & typeof globalThis & { seen: Seen }

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  const seen: Seen = ((window as Watching).seen = { paint: 0, element: '' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      seen.paint = entry.startTime
      seen.element = `${entry.element?.tagName ?? ''} ${entry.url?.split('/').slice(-2).join('/') ?? ''}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // not the browser's own event timing: without a screen it tells of no frame that changes a part of the page alone
  const look = (tappedAt: number) => {
    // a frame's callbacks come before its paint, the next task after it
    requestAnimationFrame(() =>
      setTimeout(() => {
        const isThere = (what: string) => document.querySelector(what) !== null
        const since = performance.now() - tappedAt
        if (isThere('#app [aria-busy=true]:is(a, button), [data-heard], dialog')) seen.heard ??= since
        if (isThere('dialog')) seen.sheet ??= since
        if (seen.sheet === undefined) look(tappedAt)
      }),
    )
  }
  document.addEventListener('click', (event) => look(event.timeStamp), { capture: true, once: true })
}

/** Times of the first tap on the button of the bar, from the finger on. */
async function tap(page: Page): Promise<Pick<Measured, 'tapMs' | 'sheetMs'>> {
  await page.getByRole('button', { name: 'Check availability' }).tap()
  await page.getByRole('dialog', { name: 'Check availability' }).waitFor()
  await page.waitForFunction(() => (window as Watching).seen.sheet !== undefined)
  const { heard, sheet } = await page.evaluate(() => (window as Watching).seen)
  return { tapMs: heard, sheetMs: sheet }
}

/** Bytes over the wire, by kind, headers included. */
async function weigh(session: CDPSession): Promise<{ fonts: () => number; scripts: () => number }> {
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  await session.send('Network.enable')
  // fonts are asked for by a script, before the text that is written in them
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, response.url.endsWith('.woff2') ? 'Font' : type),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return { fonts: () => bytes['Font'] ?? 0, scripts: () => bytes['Script'] ?? 0 }
}
