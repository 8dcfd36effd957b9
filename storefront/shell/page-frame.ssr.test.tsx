import { describe, expect, it, vi } from 'vitest'
import type { Page, PagePayload } from '../../server/contract/pages.ts'
import { buildCard, buildReply, buildSearch, testPicture } from '../../server/testing/factories/search.ts'
import { buildShell } from '../../server/testing/factories/shell.ts'
import { createRenderer } from '../entry-server.tsx'
import { screens } from '../pages/registry.ts'

const assets = { entry: '/entry.js', preloads: [], styles: [], fonts: [] }
const head = {
  title: 'Dhow',
  image: 'https://shop.example/social.jpg',
  alternates: [],
  robots: 'index' as const,
  structuredData: [],
}

/** The whole document of a page, as the server sends it, without the texts for its code. */
async function render(content: Page, shell = buildShell()): Promise<string> {
  const payload: PagePayload = { content, head, shell }
  const html = Buffer.concat(await createRenderer().render(payload, assets, 'nonce')).toString()
  return html.replace(/(<script type="application\/json" id="texts">).*?(<\/script>)/, '$1$2')
}

/** What of a document is to be seen, without what its code reads. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const listing = (overrides: Parameters<typeof buildReply>[0] = {}): Page => ({
  page: 'listing',
  data: { search: buildReply(overrides), about: 'all', nearby: [], popular: [], without: ['date'] },
})

describe('a page, rendered on the server', () => {
  it('has a way past the header, and landmarks to jump to', async () => {
    const html = await render({ page: 'contact', data: {} })
    expect(html).toMatch(/<a[^>]*href="#content"[^>]*>Skip to content/)
    for (const landmark of ['<header', '<main id="content"', '<footer id="site-map"', '<nav']) {
      expect(html).toContain(landmark)
    }
  })

  it('keeps the footer below the first screen of what the browser fills in', async () => {
    expect(await render({ page: 'cart', data: {} })).toContain('page-frame__content--late')
    expect(await render({ page: 'contact', data: {} })).not.toContain('page-frame__content--late')
  })

  it('leads to every language of the site in its own words', async () => {
    const html = await render({ page: 'faq', data: { questions: [] } })
    expect(html).toMatch(/href="\/ar\/faq"[^>]*lang="ar"/)
    expect(html).toContain('العربية')
  })

  it('does without what the site does not have', async () => {
    const plain = buildShell()
    const html = await render(
      { page: 'contact', data: {} },
      buildShell({
        categories: [],
        destinations: [],
        storefront: { ...plain.storefront, contact: {}, languages: ['en'], currencies: ['AED'] },
      }),
    )
    expect(html).not.toContain('wa.me')
    expect(html).not.toContain('Explore')
    expect(html).not.toContain('tel:')
  })

  it('leads to support by chat, telephone, messaging app and email, each where the site has it', async () => {
    const plain = buildShell()
    const contact = {
      phone: '+971 4 330 0000',
      whatsapp: '+971 50 000 0100',
      email: 'hello@dhow.example',
      chat: 'https://chat.example/dhow',
    }
    const ways = [
      'href="tel:+97143300000"',
      'href="https://wa.me/971500000100"',
      'href="mailto:hello@dhow.example"',
      `href="${contact.chat}"`,
    ]
    const shown = async (contacts: typeof contact | Record<string, never>) =>
      render(
        { page: 'contact', data: {} },
        buildShell({ storefront: { ...plain.storefront, contact: contacts } }),
      )
    const html = await shown(contact)
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer'))
    const page = html.slice(html.indexOf('<main'), html.indexOf('</main'))
    for (const way of ways) {
      expect(page).toContain(way)
      expect(footer).toContain(way)
    }
    const silent = await shown({})
    expect(ways.filter((way) => silent.includes(way))).toEqual([])
    expect(html).toMatch(/<a class="message-button"[^>]*href="https:\/\/wa\.me\/971500000100"/)
  })

  it('says that support answers day and night only where the site states it', async () => {
    const plain = buildShell()
    const contact = { phone: '+971 4 330 0000' }
    const pages: Page[] = [home({}), { page: 'contact', data: {} }, { page: 'faq', data: { questions: [] } }]
    for (const page of pages) {
      const shown = (allHours?: true) =>
        render(page, buildShell({ storefront: { ...plain.storefront, contact: { ...contact, allHours } } }))
      expect(await shown(true)).toMatch(/24 hours a day/)
      expect(await shown()).not.toMatch(/24 hours a day|24\/7|around the clock/)
    }
  })

  it('is shown the next time where its code could not be read once', async () => {
    const renderer = createRenderer()
    const payload: PagePayload = { content: { page: 'contact', data: {} }, head, shell: buildShell() }
    const load = vi.spyOn(screens.contact, 'load').mockRejectedValueOnce(new Error('too many open files'))
    await expect(renderer.render(payload, assets, 'nonce')).rejects.toThrow('too many open files')
    await expect(renderer.render(payload, assets, 'nonce')).resolves.toBeDefined()
    await renderer.render(payload, assets, 'nonce')
    expect(load).toHaveBeenCalledTimes(2)
    load.mockRestore()
  })

  it('has a footer that leads to places, kinds and everything that is to be read', async () => {
    const html = await render({ page: 'cart', data: {} })
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer'))
    const leads = Array.from(footer.matchAll(/href="(\/[^"]*)"/g), ([, href]) => href)
    const pages = ['about', 'blog', 'terms-and-conditions', 'privacy-policy', 'faq', 'contact-us', 'invoices']
    for (const page of ['things-to-do-in-dubai', 'cruises', ...pages]) expect(leads).toContain(`/${page}`)
  })

  it('names the copyright range of the site', async () => {
    const html = await render({ page: 'faq', data: { questions: [] } })
    expect(html).toContain('© 2020–2025 Dhow')
  })

  it('has no inline style, which the policy would block', async () => {
    const html = await render(listing())
    expect(html).not.toMatch(/<[^>]+ style=/)
  })
})

const home = (figures: object): Page => ({
  page: 'home',
  data: {
    hero: testPicture,
    figures,
    offer: { experiences: 82, destinations: 12, priced: true },
    destinations: [
      {
        slug: 'dubai',
        name: 'Dubai',
        countryCode: 'AE',
        picture: testPicture,
        experiences: 12,
        popular: true,
      },
    ],
    categories: [{ slug: 'cruises', name: 'Cruises and boats', picture: testPicture, experiences: 4 }],
    top: [buildCard()],
    gallery: [testPicture],
    testimonials: [
      {
        id: 1,
        author: 'Maricel D.',
        rating: 5,
        body: 'Worth the early start.',
        language: 'en',
        writtenOn: '2026-11-02',
        experience: { slug: 'red-dunes', title: 'Red dunes at sunset' },
        destination: { slug: 'dubai', name: 'Dubai', countryCode: 'AE' },
      },
    ],
    reviews: { average: 4.64, count: 154 },
  },
})

describe('a demonstration', () => {
  const plain = buildShell()
  const shell = buildShell({ storefront: { ...plain.storefront, demonstration: true } })

  it('says on every page that what it sells is invented, and no other site does', async () => {
    const page: Page = { page: 'faq', data: { questions: [] } }
    expect(await render(page, shell)).toContain('Demonstration site: the suppliers, experiences, prices')
    expect(await render(page, plain)).not.toContain('Demonstration site')
  })

  it('says beside its reviews on the home page that they are invented', async () => {
    expect(await render(home({}), shell)).toContain('Sample reviews, invented')
    expect(await render(home({}), plain)).not.toContain('Sample reviews')
  })
})

describe('the home page', () => {
  it('tells the marketing figures as the site writes them', async () => {
    const html = await render(home({ experiences: '500+', activities: '3000+', reviews: '154' }))
    for (const figure of ['500+', '3000+', '154']) expect(html).toContain(`<strong>${figure}</strong>`)
    expect(await render(home({}))).not.toContain('class="hero-parts__figures')
  })

  it('promises nothing of payments where nothing has a price, nor calls anything the top that nobody rated', async () => {
    const page = home({})
    if (page.page !== 'home') throw new Error('not the home page')
    const { data } = page
    const plain = buildShell()
    const { takesPayment: _takes, ...site } = plain.site
    const html = await render(
      {
        page: 'home',
        data: {
          ...data,
          offer: { experiences: 82, destinations: 12 },
          top: [buildCard({ rating: undefined, from: undefined })],
        },
      },
      { ...plain, site },
    )
    // the texts of the page lie in its scripts whole
    const seen = html.replaceAll(/<script.*?<\/script>/gs, '')
    expect(seen).not.toMatch(/Guaranteed refund|Secure (card )?payment|Where it is offered|Top experiences/)
    expect(seen).toMatch(/<h2[^>]*>Experiences/)
    expect(await render(page)).toMatch(/Guaranteed refund.*Secure card payment/s)
  })

  it('calls places popular only where the operator lists each of them as such', async () => {
    const page = home({})
    if (page.page !== 'home') throw new Error('not the home page')
    const { data } = page
    const [listed] = data.destinations
    const found = {
      slug: 'springfield',
      name: 'Springfield',
      countryCode: 'US',
      picture: testPicture,
      experiences: 40,
    }
    const headings = async (destinations: typeof data.destinations) =>
      [
        ...(await render({ page: 'home', data: { ...data, destinations } })).matchAll(/<h2[^>]*>([^<]*)/g),
      ].map(([, title]) => title)
    expect(await headings([listed!])).toContain('Popular destinations')
    for (const places of [[found], [listed!, found]]) {
      const titles = await headings(places)
      expect(titles).not.toContain('Popular destinations')
      expect(titles).toContain('Destinations')
    }
    const unknown: Page = {
      page: 'not-found',
      data: {
        path: '/things-to-do-in-springfeld',
        place: { name: 'springfeld', alike: [], popular: [found] },
      },
    }
    expect(mainOf(await render(unknown))).toMatch(/<h2[^>]*>Destinations</)
  })

  it('calls what is booked hour by hour, and a fleet, the top only where somebody rated it', async () => {
    const page = home({})
    if (page.page !== 'home') throw new Error('not the home page')
    const unrated: Page = { page: 'home', data: { ...page.data, top: [buildCard({ rating: undefined })] } }
    const plain = buildShell()
    for (const structure of [
      { ...plain.structure, home: ['hours' as const] },
      { ...plain.structure, hero: 'map' as const },
    ]) {
      const shell = { ...plain, structure }
      expect(mainOf(await render(unrated, shell))).not.toContain('Top experiences')
      expect(mainOf(await render(page, shell))).toContain('Top experiences')
    }
  })

  it('has one sentence, a search that works without scripts, places, proof and help', async () => {
    const html = await render(home({}))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/things-to-do"/)
    expect(html).toContain('Days worth the journey')
    const form = html.slice(html.indexOf('role="search"'), html.indexOf('</form>'))
    for (const name of ['text', 'date']) expect(form).toContain(`name="${name}"`)
    expect(html).toContain('82 tours')
    const titles = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        'Popular destinations',
        'Top experiences',
        'Gallery',
        'What travellers say',
        'We’re here to help',
      ]),
    )
    /** What stands under a title, up to the next one. */
    const under = (title: string) =>
      mainOf(html)
        .split('<h2')
        .find((part) => part.includes(`>${title}<`))
    expect(under('Popular destinations')).toContain('href="/things-to-do-in-dubai"')
    expect(under('Top experiences')).toContain('Red dunes at sunset: desert safari with dinner')
    expect(under('Gallery')).toContain('alt="A low sun over the harbour"')
    const said = ['Worth the early start.', 'Maricel D.', 'based on 154 reviews', 'November\u00a02, 2026']
    for (const words of [...said, 'href="/things-to-do-in-dubai/red-dunes"']) {
      expect(under('What travellers say')).toContain(words)
    }
    expect(under('We’re here to help')).toContain('href="tel:+97143300000"')
  })
})

describe('a list', () => {
  it('leads on without scripts', async () => {
    expect(await render(listing({ total: 50, nextPage: 2 }))).toContain('href="/things-to-do?pages=2"')
  })

  it('says what to do when nothing was found', async () => {
    const html = await render(
      listing({
        cards: [],
        total: 0,
        query: buildSearch({ text: 'dessert', date: '2026-12-24' }),
        didYouMean: 'desert',
      }),
    )
    expect(html).toContain('No results found')
    expect(html).toContain('href="/search/desert?date=2026-12-24"')
    expect(html).toContain('Show any date')
    expect(mainOf(html)).toContain('Try other words or another date, or remove a filter.')
  })

  it('says so when a city has nothing yet, and where else to go', async () => {
    const html = await render({
      page: 'listing',
      data: {
        search: buildReply({
          cards: [],
          total: 0,
          query: buildSearch({ city: 'porto' }),
          destination: { slug: 'porto', name: 'Porto', countryCode: 'PT' },
        }),
        about: 'destination',
        nearby: [
          {
            slug: 'lisbon',
            name: 'Lisbon',
            countryCode: 'PT',
            picture: testPicture,
            experiences: 7,
            kilometres: 274,
          },
        ],
        popular: [buildCard()],
      },
    })
    expect(html).toContain('No activities found in Porto')
    expect(html).toContain('274 km')
    expect(mainOf(html)).toContain('Try another search term or city, or start with one of these.')
    expect(mainOf(html)).toContain('Popular with other travellers')
    expect(mainOf(html)).toContain('Red dunes at sunset')
  })
})

describe('where something went wrong', () => {
  it('names the page that does not exist and leads home', async () => {
    const html = await render({ page: 'not-found', data: { path: '/nowhere' } })
    expect(html).toContain('Page not found')
    expect(mainOf(html)).toContain('This page does not exist or has moved.')
    expect(html).toContain('Page Not Found: /nowhere')
    expect(html).toMatch(/href="\/"[^>]*>Go to the home page/)
  })

  it('tells the id of a fault of ours', async () => {
    const html = await render({ page: 'error', data: { requestId: 'a-request' } })
    expect(html).toContain('Something went wrong')
    expect(mainOf(html)).toContain('a-request')
  })

  it('says of another error its own message, and not that it was our fault', async () => {
    const html = await render({ page: 'error', data: { requestId: 'a', message: 'A page can be read.' } })
    expect(mainOf(html)).toContain('A page can be read.')
    expect(html).not.toContain('Something went wrong')
    expect(html).not.toContain('our fault')
  })
})
