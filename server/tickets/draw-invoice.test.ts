import { expect, it } from 'vitest'
import { hasSerifTitles } from '../../themes/plain-faces.ts'
import { themes } from '../../themes/registry.ts'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { buildPrice, dirhams } from '../testing/factories/cart.ts'
import { buildBooking, buildChange, buildInvoice } from '../testing/factories/invoice.ts'
import { pagesOfPdf } from '../testing/pdf-text.ts'
import { drawInvoice } from './draw-invoice.ts'
import { openTicketFonts } from './pdf/ticket-fonts.ts'

async function draw(
  bookings: Booking[],
  { language = 'en', ...more }: Partial<WholeInvoice> = {},
): Promise<Buffer> {
  return drawInvoice(
    {
      invoice: buildInvoice({ bookings, ...more }),
      storefront: { name: 'Dhow', layout: 'default' },
      language,
    },
    {
      t: (await loadTexts(['ticket', 'lines', 'orders']))(language),
      fonts: openTicketFonts({ serif: hasSerifTitles(themes.default) }),
    },
  )
}

const pagesOf = async (bookings: Booking[], more?: Partial<WholeInvoice>) =>
  pagesOfPdf(await draw(bookings, more))

const count = (page: string, text: RegExp) => page.match(text)?.length ?? 0

it.each([0, 2, 4, 6, 8])(
  'keeps bookings with %i lines of notes each on one page with its prices',
  async (lines) => {
    const note = Array.from(
      { length: lines },
      () => 'A note that fills a line of its own, and will not fit beside another.',
    ).join(' ')
    const bookings = Array.from({ length: 6 }, (_, index) =>
      buildBooking({
        reference: `DH-7XR3DD-${index + 1}`,
        optionTitle: `Option ${index + 1}`,
        note,
      }),
    )
    for (const page of (await pagesOf(bookings)) ?? []) {
      const options = count(page, /^ *Option \d/gm)
      expect(count(page, /^ *Price /gm)).toBe(options)
      // and the heading of the group with the first of them
      expect(count(page, /Bookings/g)).toBeLessThanOrEqual(options)
    }
  },
)

it('sets what was cancelled apart from what failed, and ends with what was paid in the end', async () => {
  const pages = await pagesOf([
    buildBooking({ optionTitle: 'Kept' }),
    buildBooking({ optionTitle: 'Given up', status: 'CANCELLED', refunded: dirhams(398) }),
    buildBooking({ optionTitle: 'Refused', status: 'REJECTED', refunded: dirhams(398) }),
  ])
  const text = pages?.join('').replaceAll(/\s+/g, ' ')
  const order = ['Bookings', 'Kept', 'Cancelled', 'Given up', 'Unsuccessful', 'Refused']
  const places = order.map((said) => (text ?? order.join(' ')).indexOf(said))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(text ?? 'Refunded −AED 796 Total after refunds AED 398').toContain(
    'Refunded −AED 796 Total after refunds AED 398',
  )
})

it('says at which rate of which day a price was converted', async () => {
  const exchange = { from: 'USD', to: 'AED', rate: '3.6725', day: '2026-11-20' }
  const pages = await pagesOf([buildBooking({ price: buildPrice({ exchange }) })])
  const said = 'Converted from USD at 3.6725, the exchange rate on Nov 20, 2026.'
  expect(pages?.join('') ?? said).toContain(said)
})

it.each([0, 3, 9])(
  'ends on its first page where one booking and its totals fit when they are set closer: %i lines of a note',
  async (lines) => {
    const change = buildChange({ refund: dirhams(100) })
    const pdf = await draw([
      buildBooking({
        changes: [change],
        refunded: dirhams(100),
        pickup: { name: 'Deira', address: 'The Walk 7', time: '2026-12-24T15:00' },
        note: 'A note that fills a line of its own, and will not fit beside another. '.repeat(lines),
      }),
    ])
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  },
)

// more lines than a note, an address and advice of the greatest length are
it.each([6, 14, 18, 22])('has its totals on a page with a booking of %i lines of notes', async (lines) => {
  const note = 'A note that fills a line of its own, and will not fit beside another. '.repeat(lines)
  const [last = 'Shared car'] = (await pagesOf([buildBooking({ note })]))?.slice(-1) ?? []
  expect(last).toContain('Shared car')
})

it.each(['he', 'en'] as const)(
  'sends no payments alone to a second page where the first has room for them: %s',
  async (language) => {
    const moves = [{ kind: 'payment', at: '2026-11-21T08:00:00Z', amount: dirhams(398) } as const]
    // as long as just fits when it is set closer
    const note = 'A note that fills a line of its own, and will not fit beside another. '.repeat(12)
    const pdf = await draw([buildBooking({ note })], { language, moves })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  },
)

it.each(['he', 'ar'] as const)(
  'prints a seller in English whose line is too long with the address below the name: %s',
  async (language) => {
    const address = ['2 Invented Street', 'Deira', 'Dubai', 'United Arab Emirates']
    const seller = { name: 'Deira Dhows Demonstration Company', address }
    const pages = await pagesOf([buildBooking()], { language, seller })
    const lines = (pages?.join('\n') ?? '').split('\n').filter((line) => /Demonstration|Invented/.test(line))
    if (!pages) return
    expect(lines).toHaveLength(2)
    expect(lines[0]).not.toContain('Deira · ')
    expect(lines[1]).toContain('2 Invented Street · Deira · Dubai · United Arab Emirates')
  },
)

it('tells what became of the price of the only booking once, and of one of several beside it', async () => {
  const change = buildChange({ refund: dirhams(100) })
  const left = buildBooking({ changes: [change], refunded: dirhams(100) })
  const timesOf = async (bookings: Booking[]) => {
    const pages = await pagesOf(bookings)
    return pages && count(pages.join(''), /Paid, no longer due after changes/g)
  }
  expect((await timesOf([left])) ?? 1).toBe(1)
  expect((await timesOf([left, buildBooking()])) ?? 2).toBe(2)
})
