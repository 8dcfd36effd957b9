import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PagePayload } from '../contract/pages.ts'
import { startDevelopmentServer } from './development-renderer.ts'
import { defaultTheme } from '../../themes/default.ts'

const payload: PagePayload = {
  content: { page: 'not-found', data: { path: '/nowhere' } },
  head: {
    title: 'Page not found',
    image: 'https://shop.example/social.jpg',
    alternates: [],
    robots: 'noindex',
    structuredData: [],
  },
  shell: {
    storefront: {
      slug: 'marketplace',
      name: 'Marketplace',
      layout: 'default',
      kind: 'consumer',
      languages: ['en'],
      currency: 'AED',
      currencies: ['AED'],
      exponents: { AED: 2 },
      contact: {},
    },
    site: { language: 'en', tellsStories: false, menu: [], footer: [], copyright: { from: 2020, to: 2025 } },
    language: 'en',
    direction: 'ltr',
    currency: 'AED',
    addresses: {},
    structure: defaultTheme.layout,
    categories: [],
    destinations: [],
    map: { tiles: '', attribution: '' },
  },
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

test('renders a page from the sources, every script under the nonce', async () => {
  const root = path.join(import.meta.dirname, '../..')
  const development = await startDevelopmentServer(root, await freePort())
  try {
    const html = (await development.renderer.render(payload, 'n0nce')).toString()
    expect(html).toContain('<title>Page not found</title>')
    expect(html).toContain('src="/@vite/client"')
    const scripts = html.match(/<script(?! type="application)[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((script) => !script.includes('nonce="n0nce"'))).toEqual([])
  } finally {
    await development.close()
  }
}, 60_000)
