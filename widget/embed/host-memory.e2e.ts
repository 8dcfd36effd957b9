import type { CDPSession, Page } from '@playwright/test'
import { build } from 'vite'
import { complaintsOf, expect, test } from '../../server/testing/widget-host.ts'
import { title } from '../../server/testing/widget-journey.ts'

const card = (page: Page) => page.getByRole('link', { name: title })

/**
 * What the heap may grow by in twenty mounts: as much as two widgets that stay (350 kB and a thousand nodes each). The
 * browser's own notes on code that runs ever more often come to 300 kB at first and then stop; nodes and listeners have no
 * such reason, and must be as many as after one.
 */
const slackBytes = 800_000

interface Measured {
  heap: number
  nodes: number
  listeners: number
}

/** What is alive after everything has been collected that can be. */
async function measure(devtools: CDPSession): Promise<Measured> {
  // what is released by one collection may only then be found by the next
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

/** Traces that a script can leave in a page. */
function traces(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    history: history.length,
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    adopted: document.adoptedStyleSheets.length,
    fonts: document.fonts.size,
    body: document.body.childElementCount,
    root: document.documentElement.getAttributeNames(),
  }))
}

async function mountOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('dhow-booking'))
  })
  await expect(card(page)).toHaveCount(1)
  await page.evaluate(() => document.querySelector('dhow-booking')?.remove())
  await expect(card(page)).toHaveCount(0)
}

test('twenty mounts leave in memory what one leaves', async ({ page, host }) => {
  host.show({ body: '<main></main>' })
  await page.goto(host.origin)
  const globals = () => page.evaluate(() => Object.keys(globalThis))
  const own = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const names = Object.keys(frame.contentWindow ?? {})
    frame.remove()
    return names
  })
  const devtools = await page.context().newCDPSession(page)
  // the second one runs from code that is there
  await mountOnce(page)
  await mountOnce(page)
  const [one, before] = [await measure(devtools), await traces(page)]
  for (let round = 0; round < 20; round++) await mountOnce(page)
  const [twenty, after] = [await measure(devtools), await traces(page)]
  expect(after).toEqual(before)
  expect(twenty.listeners).toBeLessThanOrEqual(one.listeners)
  expect(twenty.nodes).toBeLessThanOrEqual(one.nodes)
  expect(twenty.heap - one.heap).toBeLessThanOrEqual(slackBytes)
  expect((await globals()).filter((name) => !own.includes(name))).toEqual(['Dhow'])
})

/** A page of a host who has React: two routes, and two ways to have a widget on one of them. */
const application = `
import { StrictMode, createElement, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

function ByCall() {
  const place = useRef(null)
  useEffect(() => {
    const widget = Dhow.mount(place.current, { view: 'listing' })
    return () => Dhow.unmount(widget)
  }, [])
  return createElement('div', { ref: place })
}

function App() {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const link = (to) =>
    createElement('button', { onClick: () => (history.pushState(null, '', to), setPath(to)) }, to)
  return createElement('div', null, link('/home'), link('/book'),
    path === '/book' ? [createElement('dhow-booking', { key: 'tag', view: 'listing' }), createElement(ByCall, { key: 'call' })] : null)
}

addEventListener('load', () => createRoot(document.querySelector('main')).render(createElement(StrictMode, null, createElement(App))))
`

/** The application as the host would build it, with React's development checks, which mount everything twice. */
async function bundleApplication(): Promise<string> {
  const entry = 'virtual:application'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'application',
        resolveId: (id, importer) =>
          id === entry ? id : importer === entry ? import.meta.resolve(id).replace('file://', '') : null,
        load: (id) => (id === entry ? application : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error('the application was not built')
  return bundle.output[0].code
}

/** Counts the timers that are set and have neither fired nor been cleared: `timers()` of the page. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<unknown>()
    const [setOnce, setAgain] = [setTimeout.bind(window), setInterval.bind(window)]
    const clear = clearTimeout.bind(window)
    const forget = (id?: number) => {
      if (id !== undefined) open.delete(id)
      clear(id)
    }
    Object.assign(window, {
      timers: () => open.size,
      clearTimeout: forget,
      clearInterval: forget,
      setInterval: (run: () => void, ...rest: number[]) => {
        const id = setAgain(run, ...rest)
        open.add(id)
        return id
      },
      setTimeout: (run: (...given: unknown[]) => void, ...rest: number[]) => {
        const id = setOnce(
          (...given: unknown[]) => {
            open.delete(id)
            run(...given)
          },
          ...rest,
        )
        open.add(id)
        return id
      },
    })
  })
}
const timersOf = (page: Page) => page.evaluate(() => (window as unknown as { timers(): number }).timers())

test('comes and goes with the routes of a page in React’s strict mode', async ({ page, host }) => {
  await countTimers(page)
  host.show({ body: '<main></main>', app: await bundleApplication() })
  const complaints = complaintsOf(page)
  await page.goto(`${host.origin}/home`)
  const go = (to: string) => page.getByRole('button', { name: to, exact: true }).click()
  const visit = async () => {
    await go('/book')
    await expect(card(page)).toHaveCount(2)
    await go('/home')
    await expect(page.locator('dhow-booking')).toHaveCount(0)
  }
  await visit()
  await visit()
  const devtools = await page.context().newCDPSession(page)
  const length = await page.evaluate(() => history.length)
  const one = await measure(devtools)
  for (let round = 0; round < 20; round++) await visit()
  const twenty = await measure(devtools)
  // the router's own entries, two each time, and none besides
  expect(await page.evaluate(() => history.length)).toBe(length + 40)
  expect(twenty.listeners).toBeLessThanOrEqual(one.listeners)
  expect(twenty.nodes).toBeLessThanOrEqual(one.nodes)
  expect(twenty.heap - one.heap).toBeLessThanOrEqual(slackBytes)
  await expect.poll(() => timersOf(page)).toBe(0)
  await page.goBack()
  await expect(card(page)).toHaveCount(2)
  expect(complaints).toEqual([])
})
