import { expect, it } from 'vitest'
import { buildShell } from '../../server/testing/factories/shell.ts'
import { themes } from '../../themes/registry.ts'
import { themeCss } from '../../themes/theme-css.ts'
import { currencyScript } from '../navigation/currency-cookie.ts'
import * as document from './document.ts'
import { inlineJson, themeRules } from './document.ts'

const documentOf = (...given: Parameters<typeof document.documentOf>) =>
  document.documentOf(...given).join('')

const assets = { entry: '/entry.js', preloads: [], styles: [], fonts: [] }

it('tells search engines and whoever shares the page what it is, in which languages, and whose', () => {
  const html = documentOf(
    {
      content: { page: 'contact', data: {} },
      head: {
        title: 'Contact | Dhow',
        description: 'By telephone & by mail',
        alternates: [
          { language: 'en', href: 'https://dhow.example/contact-us' },
          { language: 'ar', href: 'https://dhow.example/ar/contact-us' },
        ],
        canonical: 'https://dhow.example/contact-us',
        image: 'https://dhow.example/dhow.webp',
        robots: 'index',
        structuredData: [],
      },
      shell: buildShell(),
    },
    { html: [], texts: '{}', rules: '' },
    assets,
    'nonce',
  )
  expect(html).toContain('<meta name="description" content="By telephone &amp; by mail">')
  expect(html).toContain('<link rel="canonical" href="https://dhow.example/contact-us">')
  expect(html).toContain('<meta property="og:url" content="https://dhow.example/contact-us">')
  for (const [language, path] of [
    ['en', ''],
    ['ar', '/ar'],
  ]) {
    expect(html).toContain(
      `<link rel="alternate" hreflang="${language}" href="https://dhow.example${path}/contact-us">`,
    )
  }
  // for readers of any other language
  expect(html).toContain('hreflang="x-default" href="https://dhow.example/contact-us"')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).toContain(`<meta property="og:site_name" content="${buildShell().storefront.name}">`)
})

it('is in the language, the direction, the layout and the currency of the site', () => {
  const write = (shell: ReturnType<typeof buildShell>) =>
    documentOf(
      {
        content: { page: 'contact', data: {} },
        head: { title: 'Contact', alternates: [], image: '', robots: 'index', structuredData: [] },
        shell,
      },
      { html: [], texts: '{}', rules: themeRules(shell) },
      assets,
      'nonce',
    )
  const plain = buildShell()
  const storefront = { ...plain.storefront, layout: 'supplier-six' as const }
  const html = write(buildShell({ storefront, language: 'ar', direction: 'rtl', currency: 'EUR' }))
  expect(html).toContain('<html lang="ar" dir="rtl" data-layout="supplier-six" data-currency="EUR"')
  // keeps that currency in a cookie, before anything is seen
  const inHead = html.slice(0, html.indexOf('</head>')).split('<script nonce="nonce">')[1]
  expect(inHead).toContain(currencyScript)
  const styleOf = (page: string) => /<style[^>]*>(.*?)<\/style>/.exec(page)?.[1]
  expect(styleOf(write(buildShell({ storefront })))).toBe(themeCss(themes['supplier-six'], ':root'))
})

it('a photograph of the first screen shows its preview by a rule that the policy allows, once', () => {
  const image = '<img class="picture" data-preview="UklGRiQ+/A==" src="/a"/>'
  const html = documentOf(
    {
      content: { page: 'contact', data: {} },
      head: {
        title: 'Contact',
        alternates: [],
        canonical: '',
        image: '',
        robots: 'index',
        structuredData: [],
      },
      shell: buildShell(),
    },
    { html: [image + image], texts: '{}', rules: '' },
    assets,
    'one-time',
  )
  const [, rules = ''] = /<style nonce="one-time">(.*?)<\/style>/.exec(html) ?? []
  expect(
    rules.split(
      'img[data-preview="UklGRiQ+/A=="]{background-image:url(data:image/webp;base64,UklGRiQ+/A==);background-size:cover}',
    ),
  ).toHaveLength(2)
  expect(html).not.toContain('style="')
})

it('data in a page ends no script', () => {
  const typed = { title: '</script><script>alert(1)</script><!--', words: '\u2028\u2029' }
  const written = inlineJson(typed)
  expect(written).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual(typed)
})

it('waits with the first paint for the whole first screen, on pages that name one', () => {
  const documentWith = (html: string) =>
    documentOf(
      {
        content: { page: 'contact', data: {} },
        head: {
          title: 'Contact | Dhow',
          description: '',
          alternates: [],
          image: 'https://dhow.example/dhow.webp',
          robots: 'index',
          structuredData: [],
        },
        shell: buildShell(),
      },
      { html: [html], texts: '{}', rules: '' },
      assets,
      'nonce',
    )
  const link = '<link rel="expect" href="#first-screen-end" blocking="render">'
  const home = documentWith('<main><h1>Days</h1><div id="first-screen-end"></div></main>')
  expect(home.indexOf(link)).toBeGreaterThan(0)
  expect(home.indexOf(link)).toBeLessThan(home.indexOf('</head>'))
  // without the element, browsers would wait for the end of the document
  expect(documentWith('<main><h1>Contact</h1></main>')).not.toContain('rel="expect"')
})

it('fetches the fonts by a script, since the first paint would wait for preloaded ones', () => {
  const shell = buildShell()
  const html = documentOf(
    {
      content: { page: 'contact', data: {} },
      head: { title: 'Contact', alternates: [], image: '', robots: 'index', structuredData: [] },
      shell,
    },
    { html: [], texts: '{}', rules: themeRules(shell) },
    { ...assets, fonts: ['/_assets/text.woff2', '/_assets/display.woff2'] },
    'nonce',
  )
  const [, script = ''] = /<script nonce="nonce">([^]*?)<\/script>/.exec(html) ?? []
  expect(script).toContain('["/_assets/text.woff2","/_assets/display.woff2"].forEach(function(u){fetch(u)')
  expect(html).not.toContain('as="font"')
})

it('asks for the face of its headings in Chinese alone, where the look has faces of its own', () => {
  const asks = (shell: ReturnType<typeof buildShell>) => {
    const html = documentOf(
      {
        content: { page: 'contact', data: {} },
        head: { title: 'Contact', alternates: [], image: '', robots: 'index', structuredData: [] },
        shell,
      },
      { html: [], texts: '{}', rules: themeRules(shell) },
      assets,
      'nonce',
    )
    return [html.includes('/_face/zh-800.woff2'), html.includes("'Chinese Headings'")]
  }
  const { storefront } = buildShell()
  expect(asks(buildShell({ language: 'zh' }))).toEqual([true, true])
  expect(asks(buildShell({ language: 'fr' }))).toEqual([false, false])
  const layout = 'transparent'
  expect(themes[layout].faces).toBe('system')
  expect(asks(buildShell({ language: 'zh', storefront: { ...storefront, layout } }))).toEqual([false, false])
})
