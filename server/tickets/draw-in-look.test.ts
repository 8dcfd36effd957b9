import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrastOf } from '../../themes/contrast.ts'
import type { Layout } from '../../themes/names.ts'
import { hasSerifTitles } from '../../themes/plain-faces.ts'
import type { Palette } from '../../themes/palette.ts'
import { themes } from '../../themes/registry.ts'
import type { Booking } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'
import { buildBooking, buildInvoice } from '../testing/factories/invoice.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawTicket } from './draw-ticket.ts'
import { BidiText } from './pdf/bidi-text.ts'
import { createThemeFaces } from './pdf/theme-faces.ts'
import { openTicketFonts } from './pdf/ticket-fonts.ts'

let texts: Texts
beforeAll(async () => {
  texts = await loadTexts(['ticket', 'lines', 'orders'])
})

const themeFaces = createThemeFaces()
const fontsOf = async (layout: Layout, language: Language) => [
  ...(await themeFaces(layout, language)),
  ...openTicketFonts({ serif: hasSerifTitles(themes[layout]) }),
]

const drawn = {
  ticket: async (layout: Layout, language: Language, overrides: Partial<Booking> = {}) =>
    drawTicket(
      {
        booking: buildBooking(overrides),
        order: buildInvoice(),
        storefront: { name: 'Deira Dhows', layout },
        code: 'x',
        language,
      },
      { t: texts(language), fonts: await fontsOf(layout, language) },
    ),
  invoice: async (layout: Layout, language: Language) =>
    drawInvoice(
      { invoice: buildInvoice(), storefront: { name: 'Deira Dhows', layout }, language },
      { t: texts(language), fonts: await fontsOf(layout, language) },
    ),
}

/** Colours that are certainly in them. */
const coloursOf = {
  ticket: ({ ink, sand, deep }: Palette) => [ink, sand, deep],
  invoice: ({ ink, inkSoft }: Palette) => [ink, inkSoft],
}

/** What a PDF's pages draw, and the names of the fonts in it. */
function read(pdf: Buffer): { drawing: string; fonts: string[] } {
  const text = pdf.toString('latin1')
  // no \r before the end is left out: it may be the last byte of what was compressed
  const drawing = [...text.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
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
    fonts: [...text.matchAll(/\/BaseFont \/\w+\+(\w+)/g)].map(([, name = '']) => name),
  }
}

/** A colour as a PDF writes it: three shares of one. */
const shares = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).join(' ')

/** The same colour as a theme writes it. */
const hex = (colour: string): string =>
  `#${colour
    .split(' ')
    .map((share) =>
      Math.round(Number(share) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

it('has on the ticket what the supplier wrote with a custom offer', async () => {
  const heightOf = (pdf: Buffer) => Number(/MediaBox \[0 0 \S+ (\S+)\]/.exec(pdf.toString('latin1'))?.[1])
  const offerNote = Array.from({ length: 8 }, (_, night) => `Night ${night + 1} in the camp`).join('\n')
  const told = heightOf(await drawn.ticket('default', 'en', { offerNote }))
  expect(told).toBeGreaterThan(heightOf(await drawn.ticket('default', 'en')))
  // a line of its own for each that was written, however short
  const [asOne, asTwo] = ['Van at nine.', 'Van\nat nine.']
  expect(heightOf(await drawn.ticket('default', 'en', { offerNote: asTwo }))).toBeGreaterThan(
    heightOf(await drawn.ticket('default', 'en', { offerNote: asOne })),
  )
})

describe.each(['ticket', 'invoice'] as const)('a %s', (kind) => {
  it.each([
    ['default', 'BricolageGrotesque', 'Figtree'],
    ['supplier-three', 'BodoniModa', 'Jost'],
    ['supplier-four', 'BarlowCondensed', 'Barlow'],
    ['template-two', 'Newsreader', 'SourceSerif4'],
  ] as const)('has colours of %s, its titles in %s and its text in %s', async (layout, title, text) => {
    const { drawing, fonts } = read(await drawn[kind](layout, 'en'))
    for (const colour of coloursOf[kind](themes[layout].light)) expect(drawing).toContain(shares(colour))
    expect(fonts.some((name) => name.startsWith(title))).toBe(true)
    expect(fonts.some((name) => name.startsWith(text) && name !== title)).toBe(true)
    expect(fonts.filter((name) => name.startsWith('Noto'))).toEqual([])
  })

  it.each([
    ['default', 'ar', 'ReadexPro'],
    ['supplier-deira', 'ar', 'Amiri'],
    ['supplier-three', 'ar', 'Tajawal'],
    ['supplier-deira', 'he', 'Rubik'],
    ['supplier-four', 'fa', 'Vazirmatn'],
    ['supplier-three', 'zh', 'NotoSansSC'],
    ['transparent', 'ar', 'NotoSansArabic'],
  ] as const)('of %s is set in %s with %s', async (layout, language, face) => {
    const { fonts } = read(await drawn[kind](layout, language))
    expect(fonts.some((name) => name.startsWith(face))).toBe(true)
  })
})

it.each(Object.keys(themes) as Layout[])(
  'an invoice of %s is read on white paper, also of a dark look',
  async (layout) => {
    const { drawing } = read(await drawn.invoice(layout, 'en'))
    const written = [...drawing.matchAll(/([\d.]+ [\d.]+ [\d.]+) scn(?:(?!scn)[\s\S])*?\bBT\b/g)]
    const colours = new Set(written.map(([, colour = '']) => colour))
    expect(colours.size).toBeGreaterThan(1)
    for (const colour of colours) expect(contrastOf(hex(colour), '#ffffff')).toBeGreaterThan(4.5)
  },
)

describe('the faces of a look', () => {
  const sentence =
    'Sunset cruise · 7 €, 120 ₺, 5 ₽, 9 ₪: Gün batımı gəzintisi; Вечерняя прогулка — ждём; رحلة غروب؛ گشت با لنج؟ הפלגת שקיעה 夜间游船，出发。'
  it.each(Object.keys(themes) as Layout[])(
    '%s draw no letter that they lack, not even a space',
    async (layout) => {
      for (const language of ['en', 'ar', 'he', 'fa', 'az', 'zh'] as const) {
        const fonts = await fontsOf(layout, language)
        const text = new BidiText(new PDFDocument(), fonts)
        for (const weight of ['title', 'strong', 'text'] as const) {
          for (const run of text.runs(sentence, weight).runs) {
            const face = fonts.find(({ name }) => `${name}-${weight}` === run.font)
            const lacking = Array.from(run.text).filter(
              (letter) => !face?.has(letter.codePointAt(0) ?? 0, weight),
            )
            expect(lacking, `${run.font}: ${run.text}`).toEqual([])
          }
        }
      }
    },
  )
})
