import type { CDPSession, Page } from '@playwright/test'
import { expect, noteEvents, test, toldNames } from '../../server/testing/widget-host.ts'
import type { Host } from '../../server/testing/widget-host.ts'
import { experience } from '../../server/testing/widget-journey.ts'

/** Long beside what a busy machine takes to answer, so that a request waits for another or does not. */
const latency = 500

interface Asked {
  url: string
  began: number
  ended: number
}

/** Everything that goes to the product, preflights too, with its times in seconds; not what the browser has kept. */
async function watch(session: CDPSession, product: string): Promise<Asked[]> {
  const asked = new Map<string, Asked>()
  const all: Asked[] = []
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith(product) || asked.has(requestId)) return
    const one = { url: `${request.method} ${request.url}`, began: timestamp, ended: Infinity }
    asked.set(requestId, one)
    all.push(one)
  })
  const forget = (requestId: string) => {
    const at = all.findIndex((one) => one === asked.get(requestId))
    if (at !== -1) all.splice(at, 1)
  }
  session.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) forget(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const one = asked.get(requestId)
    if (one) one.ended = timestamp
  })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return all
}

/** Faces come when they come: what is written shows in those that are there. */
async function withoutFaces(asked: readonly Asked[], host: Host): Promise<Asked[]> {
  const faces = await Promise.all(['look-faces', 'deira'].map((chunk) => host.chunk(chunk)))
  return asked.filter(({ url }) => !url.includes('.woff2') && !faces.some((face) => url.endsWith(face)))
}

/** The longest chain of requests of which each began when the one before had come. */
function wavesOf(asked: readonly Asked[]): { count: number; chain: string[] } {
  const depth = new Map<Asked, number>()
  for (const one of asked.toSorted((a, b) => a.began - b.began)) {
    const before = asked.filter(({ ended }) => ended <= one.began).map((other) => depth.get(other) ?? 0)
    depth.set(one, Math.max(0, ...before) + 1)
  }
  return {
    count: Math.max(0, ...depth.values()),
    chain: [...depth].map(([{ url }, wave]) => `${wave} ${url}`),
  }
}

for (const view of ['search', 'experience', 'cart']) {
  test(`a widget of ${view} is ready after at most three round trips that wait for each other`, async ({
    page,
    host,
  }) => {
    host.show({
      body: `<dhow-booking view="${view}" experience="${experience}"></dhow-booking>`,
      script: noteEvents,
    })
    const session = await page.context().newCDPSession(page)
    const asked = await watch(session, host.product)
    await page.goto(host.origin)
    await expect.poll(() => toldNames(page)).toContain('ready')
    const { count, chain } = wavesOf(await withoutFaces(await untilReady(page, asked), host))
    expect(count, chain.join('\n')).toBeLessThanOrEqual(3)
    // the script, and what it brings: one that counts none has not counted
    expect(count, chain.join('\n')).toBeGreaterThanOrEqual(2)
  })
}

for (const view of ['search', 'listing']) {
  test(`a widget of ${view} shows what is sold after at most three round trips that wait for each other`, async ({
    page,
    host,
  }) => {
    host.show({ body: `<dhow-booking view="${view}"></dhow-booking>` })
    const session = await page.context().newCDPSession(page)
    const asked = await watch(session, host.product)
    await page.goto(host.origin)
    await expect(page.locator('dhow-booking').getByRole('heading', { level: 2 }).first()).toBeVisible()
    const { count, chain } = wavesOf(
      (await withoutFaces(asked, host)).filter((one) => !one.url.includes('/_image/')),
    )
    expect(chain.join('\n')).toContain('/api/v1/experiences')
    // the loader asks for the storefront beside the code, which finds the answer in the browser's cache
    expect(chain.filter((one) => one.includes('/widget-setup'))).toHaveLength(1)
    expect(count, chain.join('\n')).toBeLessThanOrEqual(3)
  })
}

/** What had come by then. */
async function untilReady(page: Page, asked: readonly Asked[]): Promise<Asked[]> {
  await expect(page.locator('dhow-booking .widget-root')).toBeAttached()
  return asked.filter((one) => one.ended < Infinity)
}
