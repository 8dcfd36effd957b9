import { expect, test } from '@playwright/test'
import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test'
import { locales } from '../locales/locale-records.ts'

/** Pages that are asked for from each start: a sample in `npm test`, everything that is linked in `npm run test:all`. */
const most = process.env.DHOW_TEST_ALL ? 2000 : 12
const languages = locales.map(({ code }) => code)
const starts = [
  ...languages.map((language) => ['localhost', language === 'en' ? '/' : `/${language}`] as const),
  ...['/', '/ar', '/ru', '/zh', '/he', '/fa'].map((path) => ['deira.localhost', path] as const),
]

/** Pages of them that a browser opens, as different ones as there are. */
const mostOpened = process.env.DHOW_TEST_ALL ? 40 : 2

interface Shown {
  status: number
  /** Where it was found: elsewhere than asked where the address leads on. */
  path: string
  html: string
}

/** A page of a host: every name under `.localhost` is this machine, and the `Host` header says which site is meant. */
async function ask(request: APIRequestContext, host: string, path: string): Promise<Shown> {
  const base = new URL(process.env.DHOW_TEST_ORIGIN ?? '')
  const reply = await request.get(new URL(path, base).href, {
    headers: { host: `${host}:${base.port}`, 'user-agent': 'crawl' },
    maxRedirects: 5,
  })
  return { status: reply.status(), path: pathOf(reply.url()), html: await reply.text() }
}

const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = '']) => found)
const pathOf = (href: string) => {
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), 'http://localhost')
  return pathname + search
}
const linksOf = (html: string) =>
  all(html, /<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)
    .map(pathOf)
    // files, and pages that a link in a mail opens
    .filter((path) => !/^\/(?:api|widget|_image|outbox|sandbox)\b/.test(path))

/** What is wrong with a page that search engines may show. */
function faultsOf({ html }: Shown): string[] {
  const title = all(html, /<title>([^<]*)<\/title>/g)
  const description = all(html, /<meta name="description" content="([^"]*)"/g)
  const canonical = all(html, /<link rel="canonical" href="([^"]*)"/g)
  const headings = all(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g)
  const words = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')
  return [
    ...(headings.length === 1 && headings[0] !== '' ? [] : [`${headings.length} h1`]),
    ...(title.length === 1 && title[0] !== '' ? [] : ['no title']),
    ...(description.length === 1 && description[0] !== '' ? [] : ['no description']),
    ...(canonical.length === 1 ? [] : ['no canonical']),
    ...(/\{\{|\b(?:shell|home|content|search|experience|detail):[a-z]+\.[a-z]/.test(words) ? ['a key'] : []),
  ]
}

/**
 * English sentences among the words of another script, where no element says that they are in a language of Latin letters, as those of a
 * review do. Code is not read.
 */
function unmarkedEnglish(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const shown = new DOMParser().parseFromString(source, 'text/html')
    const ofOtherScripts = ['ar', 'fa', 'he', 'ru', 'zh']
    if (!ofOtherScripts.includes(shown.documentElement.lang)) return []
    const said: [Element, string][] = []
    for (const element of shown.body.querySelectorAll('*')) {
      if (element.closest('script, style, code, noscript')) continue
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.push([element, node.nodeValue ?? ''])
      }
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
        said.push([element, element.getAttribute(name) ?? ''])
      }
    }
    const sentence = /(?:[\p{Script=Latin}’'-]+[ ,]+){3,}[\p{Script=Latin}’'-]+/u
    const isEnglish = (text: string) =>
      /(?<!\p{L})(?:a|and|at|by|in|is|of|on|the|to|with|your)(?!\p{L})/u.test(sentence.exec(text)?.[0] ?? '')
    return said
      .filter(
        ([element, text]) =>
          isEnglish(text) && ofOtherScripts.includes(element.closest('[lang]')?.getAttribute('lang') ?? ''),
      )
      .map(([, text]) => `in English: ${text.trim().slice(0, 80)}`)
  }, html)
}

/** Where a page was found, and the addresses in other languages that it names. */
type Named = { at: string; alternates: string[] }

/** By host and address: each is asked for once by each worker. */
const named = new Map<string, Promise<Named>>()

/** Whether each page that this one names as itself in another language is at that address, and names this one. */
async function oneSided(request: APIRequestContext, host: string, path: string): Promise<string[]> {
  const read = (of: string) => {
    const known =
      named.get(host + of) ??
      ask(request, host, of).then((shown) => ({ at: shown.path, alternates: alternatesIn(shown) }))
    named.set(host + of, known)
    return known
  }
  const { alternates } = await read(path)
  const faults = await Promise.all(
    alternates.map(async (other) => {
      const there = await read(other)
      if (there.at !== other) return [`${path}: its alternate ${other} leads on to ${there.at}`]
      return there.alternates.includes(path) ? [] : [`${path}: not an alternate of ${other}`]
    }),
  )
  return faults.flat()
}

const alternatesIn = ({ html }: Shown) => [
  ...new Set(all(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g).map(pathOf)),
]

/** What the browser says against a page: errors of its console, and of scripts. */
async function consoleFaults(page: Page, host: string, path: string): Promise<string[]> {
  const faults: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`${path}: ${message.text()}`)
  }
  const hearError = ({ message }: Error) => faults.push(`${path}: ${message}`)
  page.on('console', hear).on('pageerror', hearError)
  await page.goto(`http://${host}:${new URL(process.env.DHOW_TEST_ORIGIN ?? '').port}${path}`)
  await page.waitForLoadState('networkidle')
  page.off('console', hear).off('pageerror', hearError)
  return faults
}

/** Every page once, whatever is asked of it; the last of each kind, which no menu names, come first. */
function differentFirst(paths: Iterable<string>): string[] {
  const pages = [...new Set([...paths].map((path) => path.replace(/\?.*/, '')))].toReversed()
  const kindOf = (path: string) =>
    path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replaceAll(/-in-[^/]+|[^/]{20,}/g, '…')
  const firstOfKind = new Map(pages.toReversed().map((path) => [kindOf(path), path]))
  return [...new Set([...firstOfKind.values(), ...pages])]
}

for (const [host, start] of starts) {
  test(`every link from ${host}${start} answers with a whole page, none with unmarked English or an error in the console`, async ({
    page,
    request,
  }) => {
    test.setTimeout(process.env.DHOW_TEST_ALL ? 2_400_000 : 90_000)
    const asked = new Set<string>([start])
    const faults: string[] = []
    const indexed: string[] = []
    for (const path of asked) {
      const shown = await ask(request, host, path)
      if (shown.status !== 200) {
        faults.push(`${path}: ${shown.status}`)
        continue
      }
      // a link says where its page is, in the page's language
      if (shown.path !== path) faults.push(`${path}: leads on to ${shown.path}`)
      const isIndexed = !/<meta name="robots" content="noindex/.test(shown.html)
      const found = [...(isIndexed ? faultsOf(shown) : []), ...(await unmarkedEnglish(page, shown.html))]
      faults.push(...found.map((fault) => `${path}: ${fault}`))
      if (isIndexed && alternatesIn(shown).length > 0) indexed.push(path)
      for (const link of linksOf(shown.html)) if (asked.size < most) asked.add(link)
    }
    for (const path of process.env.DHOW_TEST_ALL ? indexed : indexed.slice(-1)) {
      // what a parameter opens is a part of the page
      faults.push(...(await oneSided(request, host, path.replace(/\?.*/, ''))))
    }
    for (const path of differentFirst(asked).slice(0, mostOpened)) {
      faults.push(...(await consoleFaults(page, host, path)))
    }
    expect(faults).toEqual([])
    expect(asked.size).toBeGreaterThan(8)
  })
}

test('the alternates of a page name each other, in every language of the site', async ({ request }) => {
  const alternatesOf = async (path: string) =>
    all(
      (await ask(request, 'localhost', path)).html,
      /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g,
    )
      .map((href) => new URL(href).pathname)
      .toSorted()
  const home = await alternatesOf('/')
  expect(home.length).toBeGreaterThanOrEqual(languages.length)
  for (const path of new Set(home)) expect(await alternatesOf(path)).toEqual(home)
})

test('a message to support is sent from the contact page, without an error in the console', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('All fields must be filled.')).toBeVisible()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Message', { exact: true }).fill('Is there a step into the boat?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/Your reference is CM-/)).toBeVisible()
  expect(errors).toEqual([])
})
