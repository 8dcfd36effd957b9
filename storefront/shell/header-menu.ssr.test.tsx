import { expect, it } from 'vitest'
import { buildShell } from '../../server/testing/factories/shell.ts'
import { themes } from '../../themes/registry.ts'
import { createRenderer } from '../entry-server.tsx'

const assets = { entry: '/entry.js', preloads: [], styles: [], fonts: [] }

it.each(['bar', 'centred', 'split', 'overlay'] as const)(
  'the header "%s" has the menu of the specification, each entry leading where it says',
  async (header) => {
    const plain = buildShell()
    const shell = buildShell({
      structure: { ...themes.default.layout, header },
      site: {
        ...plain.site,
        menu: [
          { item: 'discover', href: '/things-to-do' },
          { item: 'explore' },
          { item: 'tour-packages', href: '/tour-packages' },
          { item: 'itineraries', href: '/itineraries' },
          { item: 'cruises', href: '/cruises' },
          { item: 'packages', href: '/packages' },
          { item: 'contact', href: '/contact-us' },
        ],
      },
      categories: [],
    })
    const html = await createRenderer().render(
      {
        content: { page: 'contact', data: {} },
        head: { title: 'Dhow', image: '', alternates: [], robots: 'index', structuredData: [] },
        shell,
      },
      assets,
      'nonce',
    )
    const [menu = ''] = /<nav class="header-menu[^>]*>.*?<\/nav>/s.exec(Buffer.concat(html).toString()) ?? []
    expect(menu).toContain('Explore')
    // what is in the popup of Explore is no entry
    const entries = [...menu.matchAll(/<a class="header-menu__link[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)]
    expect(entries.map(([, href, label]) => [href, label])).toEqual([
      ['/things-to-do', 'Discover'],
      ['/tour-packages', 'Tour packages'],
      ['/itineraries', 'Itineraries'],
      ['/cruises', 'Cruises'],
      ['/packages', 'Packages'],
      ['/contact-us', 'Contact'],
    ])
  },
)
