import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'
import { makeTemporaryFolder } from '../../../server/testing/temporary-folder.ts'
import { complaintsOf, expect, test } from '../../../server/testing/widget-host.ts'
import { addToCart, experience, title } from '../../../server/testing/widget-journey.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let folder: string

test.beforeAll(() => void (folder = makeTemporaryFolder('snippets')))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lines as the page prints them, whether or not they are folded away. */
async function printed(page: Page, name: string): Promise<string> {
  await page.goto(`/embed?shop=deira&view=experience&experience=${experience}`)
  const lines = page.locator(`pre[aria-label="${name}"]`)
  await expect(lines).toHaveCount(1)
  return (await lines.textContent()) ?? ''
}

/** The widget is there, alone, and takes an order. */
async function expectItSells(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // in a column it stands below the pictures, and begins when the traveller comes to it
  await page.getByRole('region', { name: 'Check availability' }).scrollIntoViewIfNeeded()
  await addToCart(page)
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible()
  await expect(page.locator('dhow-booking')).toHaveCount(1)
}

/** Builds a host's app in its development form, which complains the most. */
async function bundle(name: string, files: Record<string, string>, plugins: Plugin[]): Promise<string> {
  const sources = path.join(folder, name)
  mkdirSync(sources)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(sources, file), text)
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    mode: 'development',
    plugins,
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    resolve: {
      alias: ['react', 'react-dom', 'vue'].map((find) => ({
        find,
        replacement: path.join(root, 'node_modules', find),
      })),
    },
    build: {
      outDir: path.join(sources, 'made'),
      minify: false,
      rolldownOptions: {
        input: path.join(sources, 'main.js'),
        output: { format: 'iife', entryFileNames: 'app.js' },
      },
    },
  })
  return readFileSync(path.join(sources, 'made/app.js'), 'utf8')
}

/** Everything that an app says on its way, warnings included. */
function wordsOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

test('the lines for plain HTML sell', async ({ page, host }) => {
  host.show({ body: await printed(page, 'Plain HTML'), tag: '', isStrict: false })
  const said = wordsOf(page)
  await page.goto(host.origin)
  await expectItSells(page)
  expect(said).toEqual([])
})

test('the lines for React sell in an app of React', async ({ page, host }) => {
  const app = await bundle(
    'react',
    {
      'booking.jsx': await printed(page, 'React'),
      'main.js': `import { StrictMode, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Booking } from './booking.jsx'
createRoot(document.querySelector('#app')).render(createElement(StrictMode, null, createElement(Booking)))`,
    },
    react(),
  )
  host.show({ body: '<div id="app"></div>', tag: '', isStrict: false, app })
  const said = wordsOf(page)
  await page.goto(host.origin)
  await expectItSells(page)
  await expect(page.locator('head script[src*="/widget/v1.js"]')).toHaveCount(1)
  expect(said).toEqual([])
})

test('the lines for Vue sell in an app of Vue, also when they are shown a second time', async ({
  page,
  host,
}) => {
  const lines = await printed(page, 'Vue')
  const note = `isCustomElement: (tag) => tag === 'dhow-booking'`
  await expect(page.locator('details').filter({ hasText: 'Vue' }).getByText(note)).toHaveCount(1)
  const isCustomElement = (tag: string) => tag === 'dhow-booking'
  const { descriptor, errors } = parse(lines, {
    filename: 'booking.vue',
    templateParseOptions: { isCustomElement },
  })
  expect(errors).toEqual([])
  const { content } = compileScript(descriptor, {
    id: 'booking',
    inlineTemplate: true,
    templateOptions: { compilerOptions: { isCustomElement } },
  })
  const app = await bundle(
    'vue',
    {
      'booking.js': content,
      'main.js': `import { createApp, h, ref } from 'vue'
import Booking from './booking.js'
const shown = ref(true)
createApp(() => [
  h('button', { onClick: () => { shown.value = !shown.value } }, 'Other page'),
  shown.value ? h(Booking) : h('p', 'Nothing here'),
]).mount('#app')`,
    },
    [],
  )
  host.show({ body: '<div id="app"></div>', tag: '', isStrict: false, app })
  const said = wordsOf(page)
  await page.goto(host.origin)
  const other = page.getByRole('button', { name: 'Other page' })
  await other.click()
  await expect(page.locator('dhow-booking')).toHaveCount(0)
  await other.click()
  await expectItSells(page)
  expect(said).toEqual([])
})

/** What WordPress makes of lines in a text: paragraphs at empty lines; what stands within a tag is left alone. */
function autop(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part}</p>`)
    .join('\n')
}

/** A page of a block theme: its rules, jQuery, the script that draws emoji, and what themes do to links and to empty paragraphs. */
function wordPressPage(content: string, enqueued = ''): { body: string; css: string } {
  const jquery = readFileSync(path.join(root, 'node_modules/jquery/dist/jquery.min.js'), 'utf8')
  return {
    body: `<script>${jquery}</script>
<script>jQuery.noConflict(); (function ($) {
  $(function () { $('p:empty').remove(); $('a[href^="#"]').on('click', function (event) { event.preventDefault() }) })
  $(document).on('click', 'a[href*="#"], button', function () { document.title = 'The theme took it' })
})(jQuery);
var draw = function (node) {
  if (node.nodeType === 3) {
    var text = node.nodeValue.replace(/\\u2600/g, '')
    if (text !== node.nodeValue) { node.nodeValue = text; var image = new Image(); image.className = 'emoji'; image.alt = '\\u2600'; node.after(image) }
  } else node.childNodes.forEach(draw)
}
new MutationObserver(function (changes) { changes.forEach(function (change) { change.addedNodes.forEach(draw) }) }).observe(document, { childList: true, subtree: true })
addEventListener('DOMContentLoaded', function () { draw(document.body) })</script>${enqueued}
<div class="wp-site-blocks"><main class="wp-block-group is-layout-flow"><h2 class="wp-block-post-title">Dinner on the Creek \u2600</h2>
<div class="entry-content wp-block-post-content is-layout-constrained">
<p>Sunset, seven o\u2019clock &#8211; and \u201Chome\u201D by ten &#038; a bit.</p>
${content}
</div></main></div>`,
    css: `:root { --wp--style--block-gap: 1.2rem; font-size: 112% } :where(body) { margin: 0 } body { font-family: Manrope, sans-serif; line-height: 1.8 }
.wp-site-blocks > * + * { margin-block-start: 1.2rem } :where(.is-layout-flow) > * { margin-block-start: 1.2rem }
.is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: 645px; margin-left: auto !important; margin-right: auto !important }
a:where(:not(.wp-element-button)) { text-decoration: underline } :root :where(p) { line-height: 1.8; text-wrap: pretty }
html :where(img) { height: auto; max-width: 100% } img.emoji { display: inline !important; width: 1em !important; height: 1em !important }
button, .wp-element-button { border-radius: 9999px; background: #000; color: #fff; padding: 1rem 2.25rem; text-transform: uppercase }
h1, h2, h3 { font-weight: 400; text-wrap: pretty } ul { padding-inline-start: 2em } [hidden] { display: none !important }`,
  }
}

test('the lines for WordPress sell in a page as WordPress writes it', async ({ page, host }) => {
  const php = await printed(page, 'WordPress')
  // what wp_enqueue_script and the shortcode of these lines come to in the page
  const enqueue = /wp_enqueue_script\('(\w+)', '([^']+)', \[\], null, \['strategy' => '(async)'\]\);/.exec(
    php,
  )
  const [, shortcode = '', element = ''] =
    /add_shortcode\('(\w+)', function \(\) \{\s+return '([^']+)';/.exec(php) ?? []
  expect(shortcode).toBe('dhow_booking')
  const [, handle, address, strategy] = enqueue ?? []
  const tag = `<script src="${address}" id="${handle}-js" ${strategy} data-wp-strategy="${strategy}"></script>`
  host.show({ ...wordPressPage(element, tag), tag: '', isStrict: false })
  const said = wordsOf(page)
  await page.goto(host.origin)
  await expect(page.locator('img.emoji')).toHaveCount(1)
  await expectItSells(page)
  // what a theme does to the page's own buttons, it does to none of the widget's
  await expect(page).toHaveTitle('Deira Dhows')
  expect(said).toEqual([])
})

for (const [kind, written] of [
  ['a block of HTML', (lines: string) => lines],
  ['a classic text, which puts paragraphs around them', autop],
  [
    'a plugin that adds the version and defers what it can',
    (lines: string) =>
      lines
        .replace('<script async src="', '<script type="module" src="')
        .replace('v1.js', 'v1.js?ver=6.8.1&#038;x=1'),
  ],
] as const) {
  test(`the lines for plain HTML sell in WordPress as well: in ${kind}`, async ({ page, host }) => {
    const lines = written(await printed(page, 'Plain HTML'))
    host.show({ ...wordPressPage(lines), tag: '', isStrict: false })
    const said = wordsOf(page)
    await page.goto(host.origin)
    await expectItSells(page)
    expect(said).toEqual([])
  })
}

for (const variant of ['With a nonce', 'With a hash']) {
  test(`the policy that the page prints is what a strict page needs: ${variant.toLowerCase()}`, async ({
    page,
    host,
  }) => {
    const block = await printed(page, variant)
    const element = (await printed(page, 'Plain HTML')).replace(/<script.*<\/script>/, '')
    const [tag = '', header = ''] = block.replaceAll('RANDOM', 'host').split('\n\nContent-Security-Policy:\n')
    const policy = header.replace(/\s*\n\s*/g, ' ').trim()
    expect(policy).toContain("default-src 'none'")
    host.show({ body: element, tag, policy })
    const complaints = complaintsOf(page)
    await page.goto(host.origin)
    await expectItSells(page)
    expect(complaints).toEqual([])

    // each line is needed: without it something of the widget is stopped
    const lines = policy.split('; ')
    for (const line of lines.filter((text) => /^(script|connect|img|font)-src/.test(text))) {
      host.show({ body: element, tag, policy: lines.filter((text) => text !== line).join('; ') })
      const before = complaints.length
      await page.goto(host.origin)
      await expect.poll(() => complaints.slice(before).join(), line).toContain('Content Security Policy')
    }
  })
}
