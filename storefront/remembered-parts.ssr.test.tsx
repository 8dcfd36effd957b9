import { describe, expect, it, vi } from 'vitest'
import type { ExperienceCard } from '../server/contract/catalogue.ts'
import type { Page, PagePayload, Shell } from '../server/contract/pages.ts'
import { buildCard, buildReply, buildSearch, testPicture } from '../server/testing/factories/search.ts'
import { buildShell } from '../server/testing/factories/shell.ts'
import { themes } from '../themes/registry.ts'
import { createTranslations } from '../widget/environment/i18n.ts'
import { createRenderer } from './entry-server.tsx'
import { createPartMarkups, rememberParts } from './remembered-parts.tsx'

type Look = keyof typeof themes

const assets = { entry: '/entry.js', preloads: [], styles: [], fonts: [] }
const head = { title: 'Dhow', image: '', alternates: [], robots: 'index' as const, structuredData: [] }

const list = (cards: ExperienceCard[], query: Parameters<typeof buildSearch>[0] = {}): Page => ({
  page: 'listing',
  data: { search: buildReply({ cards, query: buildSearch(query) }), about: 'all', nearby: [], popular: [] },
})

/** Cards with a picture of their own each. */
const cards = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildCard({
      slug: `red-dunes-${at}`,
      title: `Red dunes ${at}`,
      picture: {
        ...testPicture,
        src: `/_image/${at}`,
        srcSet: `/_image/w_640/${at} 640w`,
        preview: `UklGR${at}`,
      },
    }),
  )

const inLook = (layout: Look, overrides: Partial<Shell> = {}): Shell => {
  const plain = buildShell()
  const storefront = { ...plain.storefront, layout }
  return buildShell({ storefront, structure: themes[layout].layout, ...overrides })
}

describe('a page whose cards and footer are remembered', () => {
  it.each(Object.keys(themes) as Look[])('is the same page, letter by letter, in "%s"', async (layout) => {
    const [whole, apart] = [createRenderer({ remembersParts: false }), createRenderer()]
    const english = inLook(layout)
    const arabic = inLook(layout, { language: 'ar', direction: 'rtl' })
    const { storefront } = english
    const [first = buildCard(), ...others] = cards(9)
    const pages: [Page, Shell][] = [
      [list([first, ...others]), english],
      [list([first, ...others]), english],
      [list([first, ...others]), arabic],
      [list([first, ...others]), { ...english, currency: 'EUR' }],
      [list([first, ...others]), { ...english, storefront: { ...storefront, kind: 'supplier' } }],
      [list([...others, first]), english],
      [list([{ ...first, title: 'Red <dunes> & palms' }, ...others]), english],
      [list([{ ...first, rating: undefined, from: undefined }, ...others]), english],
      [list([first, ...others], { date: '2026-12-24', guests: 3 }), english],
      [list([]), english],
      [list([]), { ...english, destinations: [] }],
      [list([]), { ...english, categories: [] }],
      [list([]), { ...english, sites: [{ name: 'Another site', href: 'https://another.example/' }] }],
      [list([]), { ...english, storefront: { ...storefront, contact: {} } }],
      [list([]), { ...english, site: { ...english.site, copyright: { from: 2019, to: 2019 } } }],
    ]
    for (const [content, shell] of pages) {
      const payload: PagePayload = { content, head, shell }
      const written = Buffer.concat(await apart.render(payload, assets, 'a-nonce')).toString()
      expect(written).toBe(Buffer.concat(await whole.render(payload, assets, 'a-nonce')).toString())
    }
  })

  it('takes no more memory than it has bytes', async () => {
    const pieces = await createRenderer().render(
      { content: list(cards(5)), head, shell: inLook('default') },
      assets,
      'a-nonce',
    )
    const memory = [...new Set(pieces.map(({ buffer }) => buffer))]
    expect(memory.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(Buffer.concat(pieces).length)
  })

  it('has the cards of its own look', async () => {
    const apart = createRenderer()
    const pageIn = async (look: Look) =>
      (
        await apart.render({ content: list(cards(3)), head, shell: inLook(look) }, assets, 'a-nonce')
      ).toString()
    expect(await pageIn('default')).toContain('class="experience-card stacked-card"')
    expect(await pageIn('supplier-one')).not.toContain('class="experience-card stacked-card"')
  })

  it('asks for the pictures of its first cards in its head', async () => {
    const payload = { content: list(cards(9)), head, shell: inLook('default') }
    const html = Buffer.concat(await createRenderer().render(payload, assets, 'a-nonce')).toString()
    const inHead = html.slice(0, html.indexOf('</head>'))
    expect(inHead).toContain('<link rel="preload" as="image" imageSrcSet="/_image/w_640/0 640w"')
    expect(html.slice(html.indexOf('<body'))).not.toContain('rel="preload"')
    expect(inHead).toContain('img[data-preview="UklGR0"]{background-image')
  })

  it('has what other pages have in memory once', async () => {
    const renderer = createRenderer()
    const shell = inLook('default')
    const [first = buildCard(), ...others] = cards(24)
    const show = (shown: ExperienceCard[]) =>
      renderer.render({ content: list(shown), head, shell }, assets, 'a-nonce')
    const [one, another] = [await show([first, ...others]), await show(others)]
    const own = another.filter((piece) => !one.includes(piece))
    const lengthOf = (pieces: Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0)
    // what is left is the header, the filters and the payload
    expect(lengthOf(own)).toBeLessThan(lengthOf(another) / 2)
  })
})

it('renders a card once for all pages that show it alike, and again where anything of it differs', async () => {
  const Card = vi.fn(({ card, guests }: { card: ExperienceCard; guests?: number }) => (
    <p>{`${card.title} ${guests}`}</p>
  ))
  const markups = createPartMarkups()
  const translations = await createTranslations('en', ['common'])
  const { storefront, language } = buildShell()
  const show = (shown: Parameters<typeof Card>[0][]) => {
    const apart = rememberParts(markups, {
      translations,
      environment: () => ({ storefront, language }) as never,
      mark: '#',
    })
    const stand = apart.stand('card', Card)
    const stands = shown.map((props) => stand(props))
    return apart.fill(`<ul>${stands.map((stand) => `<li>${stand}</li>`).join('')}</ul>`).html.join('')
  }
  const card = buildCard({ title: 'Red dunes' })
  expect(show([{ card }])).toBe('<ul><li><p>Red dunes undefined</p></li></ul>')
  expect(show([{ card: structuredClone(card) }, { card, guests: 2 }])).toBe(
    '<ul><li><p>Red dunes undefined</p></li><li><p>Red dunes 2</p></li></ul>',
  )
  expect(Card).toHaveBeenCalledTimes(2)
  expect(show([{ card: { ...card, title: 'Dunes' } }])).toContain('<p>Dunes undefined</p>')
  expect(Card).toHaveBeenCalledTimes(3)
})
