import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { complaintsOf, expect, test } from '../../../server/testing/widget-host.ts'
import { title } from '../../../server/testing/widget-journey.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dhow-react-host-'))
const root = path.resolve(import.meta.dirname, '../../..')

/** A React app of a host: two pages, with the widget on one of them. */
const app = `import { StrictMode, createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DhowBooking } from ${JSON.stringify(path.join(root, 'widget/embed/npm/react.ts'))}
window.heard = []
function App() {
  const [page, setPage] = useState('book')
  return h('main', null,
    h('button', { onClick: () => setPage(page === 'book' ? 'other' : 'book') }, 'Other page'),
    page === 'book'
      ? h(DhowBooking, { product: window.product, storefront: 'deira', view: 'listing', onReady: ({ view }) => window.heard.push(view) })
      : h('p', null, 'Nothing here'))
}
createRoot(document.querySelector('#app')).render(h(StrictMode, null, h(App)))
`

/** The element itself, as React 19 sets its properties, in a page whose script comes later. */
const bareApp = `import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
function App() {
  const [act, setAct] = useState('rgb(1, 100, 2)')
  return h('main', null,
    h('button', { onClick: () => setAct('rgb(3, 4, 105)') }, 'Another colour'),
    h('dhow-booking', { storefront: 'deira', view: 'button', returnUrl: '/thanks', analytics: true, tokens: { act }, buyer: { firstName: 'Ada' } }))
}
createRoot(document.querySelector('#app')).render(h(App))
`

/** Makes an app into the one script that a page brings. */
async function make(name: string, source: string): Promise<void> {
  writeFileSync(path.join(folder, `${name}.js`), source)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // React's development form is the one that mounts everything twice
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      alias: ['react', 'react-dom'].map((find) => ({
        find,
        replacement: path.join(root, 'node_modules', find),
      })),
    },
    build: {
      outDir: path.join(folder, 'made'),
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: path.join(folder, `${name}.js`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  await make('app', app)
  await make('bare-app', bareApp)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('lives in a React app under StrictMode: comes, goes and comes back as one widget each time', async ({
  page,
  host,
}) => {
  const complaints = complaintsOf(page)
  host.show({ body: '<div id="app"></div>', tag: '', isStrict: false })
  await page.goto(host.origin)
  await page.evaluate((product) => Object.assign(window, { product }), host.product)
  await page.addScriptTag({ content: readFileSync(path.join(folder, 'made/app.js'), 'utf8') })
  const card = page.getByRole('link', { name: title })
  const rounds = 5
  for (let round = 0; round < rounds; round++) {
    await expect(card).toHaveCount(1)
    await page.getByRole('button', { name: 'Other page' }).click()
    await expect(page.locator('dhow-booking')).toHaveCount(0)
    await page.getByRole('button', { name: 'Other page' }).click()
  }
  await expect(card).toHaveCount(1)
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  expect(heard).toEqual(Array.from({ length: rounds + 1 }, () => 'listing'))
  await expect(page.locator('script[src*="/widget/v1.js"]')).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('takes up what React 19 set before the script was there, and what it sets after', async ({
  page,
  host,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  host.show({ body: '<div id="app"></div>', tag: '', isStrict: false })
  await page.goto(host.origin)
  await page.addScriptTag({ content: readFileSync(path.join(folder, 'made/bare-app.js'), 'utf8') })
  const widget = page.locator('dhow-booking')
  // without the script React knows no property of it, and an attribute is all that it can write
  await expect(widget).toHaveAttribute('tokens', '[object Object]')
  await page.addScriptTag({ url: `${host.product}/widget/v1.js` })
  const button = page.getByRole('button', { name: 'Book now' })
  await expect(button).toHaveCSS('background-color', 'rgb(1, 100, 2)')
  expect(await widget.evaluate((element) => (element as { returnUrl?: string }).returnUrl)).toBe('/thanks')
  await page.getByRole('button', { name: 'Another colour' }).click()
  await expect(button).toHaveCSS('background-color', 'rgb(3, 4, 105)')
  expect(warnings).toEqual([])
})
