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

test.beforeAll(async () => {
  test.setTimeout(120_000)
  writeFileSync(path.join(folder, 'app.js'), app)
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
      minify: false,
      rolldownOptions: {
        input: path.join(folder, 'app.js'),
        output: { format: 'iife', entryFileNames: 'app.js' },
      },
    },
  })
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
