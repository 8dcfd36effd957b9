import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Layout } from '../../themes/names.ts'
import { hasSerifTitles } from '../../themes/plain-faces.ts'
import { themes } from '../../themes/registry.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { buildBooking, buildInvoice } from '../testing/factories/invoice.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawTicket } from './draw-ticket.ts'
import { openTicketFonts } from './pdf/ticket-fonts.ts'

let t: Awaited<ReturnType<typeof texts>>
const texts = async () => (await loadTexts(['ticket', 'lines', 'orders']))('en')
beforeAll(async () => {
  t = await texts()
})

const drawn = {
  ticket: (layout: Layout) =>
    drawTicket(
      {
        booking: buildBooking(),
        order: buildInvoice(),
        storefront: { name: 'Deira Dhows', layout },
        code: 'x',
        language: 'en',
      },
      { t, fonts: openTicketFonts({ serif: hasSerifTitles(themes[layout]) }) },
    ),
  invoice: (layout: Layout) =>
    drawInvoice(
      { invoice: buildInvoice(), storefront: { name: 'Deira Dhows', layout }, language: 'en' },
      { t, fonts: openTicketFonts({ serif: hasSerifTitles(themes[layout]) }) },
    ),
}

/** What a PDF's pages draw, and the names of the fonts in it. */
function read(pdf: Buffer): { drawing: string; fonts: string[] } {
  const text = pdf.toString('latin1')
  const drawing = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
  return {
    drawing,
    fonts: [...text.matchAll(/\/BaseFont \/\w+\+(NotoSans|NotoSerif)/g)].map(([, name = '']) => name),
  }
}

/** A colour as a PDF writes it: three shares of one. */
const shares = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).join(' ')

describe.each(['ticket', 'invoice'] as const)('a %s', (kind) => {
  it.each(['default', 'supplier-three', 'template-two'] as const)(
    'has colours and a face of %s',
    async (layout) => {
      const { drawing, fonts } = read(await drawn[kind](layout))
      expect(drawing.includes(shares(themes[layout].light.ink))).toBe(true)
      expect(drawing.includes(shares(themes[layout].light.sand))).toBe(true)
      expect(fonts).toContain(layout === 'default' ? 'NotoSans' : 'NotoSerif')
      expect(fonts.includes('NotoSans')).toBe(layout === 'default')
    },
  )
})
