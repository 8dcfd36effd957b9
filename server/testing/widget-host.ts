import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { headerOf, hostPolicy } from '../../storefront/pages/integration/host-policy.ts'

/** What a supplier's own page holds. */
export interface HostPage {
  /** What stands in the body. */
  body: string
  /** The page's own style sheet. */
  css?: string
  /** Attributes of the page's root. */
  root?: string
  /** Code of the page itself, in an inline script with the policy's nonce, before the widget's. */
  script?: string
  /** The page's own application, a script with the policy's nonce after the body. */
  app?: string
  /** The tag of the widget; the documented one for Deira Dhows unless told otherwise. */
  tag?: string
  /** The policy knows the widget's tag by this hash instead of a nonce; scripts of the page itself do not run then. */
  integrity?: string
  /** The policy as a header has it, in place of the one that the other two make. */
  policy?: string
  /** False: the page allows everything. Else no more than the documentation of the widget asks for. */
  isStrict?: boolean
}

/** A supplier's own site: another origin, and another site, than the product's. */
export interface Host {
  origin: string
  /** Where the product is. */
  product: string
  /** What the page at every address of the site holds from now on; `path` makes it the page of that address alone. */
  show(page: HostPage, path?: string): void
  /** The address of a chunk of the widget by its name. */
  chunk(name: string): Promise<string>
}

/** Tests in a host page with the strictest policy that the widget works under. */
export const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, serve) => {
    const product = baseURL ?? ''
    const pages = new Map<string, HostPage>()
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://host')
      const [, at = pathname, file] = /^(.*)\/(host\.css|app\.js)$/.exec(pathname) ?? []
      const page = pages.get(at) ?? pages.get('')
      response.setHeader('content-type', contentTypes[file ?? ''] ?? 'text/html; charset=utf-8')
      if (page?.isStrict !== false) {
        const proof = page?.integrity ? { integrity: page.integrity } : { nonce: 'host' }
        const policy = page?.policy ?? headerOf(hostPolicy(product, proof))
        response.setHeader('content-security-policy', policy)
      }
      if (file) response.end(file === 'app.js' ? page?.app : page?.css)
      else response.end(documentOf(page, product))
    })
    const origin = await listen(server)
    await serve({
      origin,
      product,
      show: (page, path = '') => void pages.set(path, page),
      async chunk(name) {
        const reply = await fetch(`${product}/widget/chunks.json`)
        const { [name]: file } = (await reply.json()) as Record<string, string>
        if (!file) throw new Error(`the widget has no chunk ${name}`)
        return `${product}/widget/${file}`
      },
    })
    server.closeAllConnections()
    server.close()
  },
})

const contentTypes: Readonly<Record<string, string>> = { 'host.css': 'text/css', 'app.js': 'text/javascript' }

/** Listens at a port that is free. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return `http://127.0.0.1:${address.port}`
}

function documentOf(page: HostPage | undefined, product: string): string {
  const {
    body = '',
    root = 'lang="en"',
    script = '',
    app,
    tag = `<script async src="${product}/widget/v1.js" data-storefront="deira"></script>`,
  } = page ?? {}
  return `<!doctype html><html ${root}><head><title>Deira Dhows</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="host.css"><link rel="icon" href="host.css"></head><body>
<script nonce="host">${script}</script>${body}${tag}${app ? '<script nonce="host" src="app.js"></script>' : ''}</body></html>`
}

/** Everything that the browser complains of: blocked by a policy, thrown, not loaded. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

const told = [
  'ready',
  'selectItem',
  'viewItem',
  'addToCart',
  'removeFromCart',
  'viewCart',
  'beginCheckout',
  'addPaymentInfo',
  'outcome',
  'purchase',
  'refund',
  'error',
]

/** For a page's own script: notes the events of its widgets, from before the widget is there. */
export const noteEvents = `told = [];
Dhow = ${JSON.stringify(told)}.map((name) => ['on', name, ({ detail }) => told.push([name, detail])]);`

/** Names of the events that the page was told. */
export function toldNames(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { told: [string][] }).told.map(([name]) => name))
}

/** Nothing of the API or of the widget's files sets a cookie. Call it before the page is opened. */
export function cookiesOfReplies(page: Page, product: string): string[] {
  const set: string[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.origin !== product || url.pathname.startsWith('/sandbox/')) return
    void response.headerValue('set-cookie').then(
      (value) => value && set.push(`${url.pathname}: ${value}`),
      () => undefined,
    )
  })
  return set
}

export { expect }
