import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { DrawnLogo } from '../../media/draw-logo.ts'
import { runsFromRight } from '../../platform/text/print-in-language.ts'
import { BidiText, partsOf } from './bidi-text.ts'
import type { FontPart, Weight } from './ticket-fonts.ts'

/** How a text stands on a sheet. `start` is the distance from the side where the language begins. */
export interface TextStyle {
  start: number
  width: number
  size: number
  colour: string
  weight?: Weight
  align?: 'start' | 'end'
  leading?: number
}

/** What a sheet is made for. */
export interface SheetOptions {
  size: [width: number, height: number]
  title: string
  language: string
  direction: 'ltr' | 'rtl'
  fonts: readonly FontPart[]
}

/** A dhow under its lateen sail, as the sites' logo draws it, 44 by 40. */
const sail = 'M3 27.5C13 17 24.5 7.5 39 1c-4.2 8-5.6 16.5-4.6 26C24.5 23.8 13 24 3 27.5Z'
const hull = 'M2 31c9.5 3.2 28.5 3.2 40-1.5-1.8 5-4.3 8-8.3 9.5H12.5C7.5 38 4 35.5 2 31Z'

/** A PDF page that is drawn from the side where its language begins. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly doc: PDFKit.PDFDocument
  readonly #text: BidiText
  readonly #direction: 'ltr' | 'rtl'
  readonly #chunks: Buffer[] = []

  constructor({ size, title, language, direction, fonts }: SheetOptions) {
    this.width = size[0]
    this.height = size[1]
    this.#direction = direction
    this.doc = new PDFDocument({ size, margin: 0, info: { Title: title }, lang: language })
    this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#text = new BidiText(this.doc, fonts)
  }

  /** Left edge of something that begins at `start`. */
  left(start: number, width: number): number {
    return this.#direction === 'rtl' ? this.width - start - width : start
  }

  /** Writes a paragraph below `y` and tells where the next one may begin. */
  write(text: string, y: number, style: TextStyle): number {
    // no font draws a line break: without this, the last word of a line and the first of the next are one
    const paragraphs = text.split(/\s*\n\s*/)
    if (paragraphs.length > 1) return paragraphs.reduce((below, part) => this.write(part, below, style), y)
    const { size, weight = 'text', width, align = 'start', leading = 1.35 } = style
    const atRight = (this.#direction === 'rtl') === (align === 'start')
    // an English title on an Arabic ticket keeps its full stop, and an Arabic one begins at the right though its first word is English
    const fromRight = runsFromRight(text, this.#direction) || this.#text.runs(text, weight).rightToLeft
    const base = fromRight ? 'rtl' : 'ltr'
    const lines = this.#text.wrap(text, { size, weight, width })
    const parts = lines.length > 1 ? partsOf(text) : undefined
    if (parts) return parts.reduce((below, part) => this.write(part, below, style), y)
    let top = y
    for (const line of lines) {
      const x = this.left(style.start, width)
      const room = width - this.#text.width(line, { size, weight })
      this.doc.fillColor(style.colour)
      this.#text.drawLine(line, { x: atRight ? x + room : x, y: top + size, size, weight, base })
      top += size * leading
    }
    return top
  }

  /** Fills a box. */
  fill(start: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    const x = this.left(start, width)
    if (radius > 0) this.doc.roundedRect(x, y, width, height, radius).fill(colour)
    else this.doc.rect(x, y, width, height).fill(colour)
  }

  /** A line from side to side, dashed where the paper is to be torn. */
  rule(start: number, y: number, width: number, colour: string, dashed = false): void {
    const x = this.left(start, width)
    if (dashed) this.doc.dash(4, { space: 4 })
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(1)
      .stroke(colour)
    this.doc.undash()
  }

  /** A picture of a size in points. */
  picture(start: number, y: number, { png, width, height }: DrawnLogo): void {
    this.doc.image(png, this.left(start, width), y, { width, height })
  }

  /** The mark, `height` points high. */
  mark(
    start: number,
    y: number,
    height: number,
    { sail: light, hull: strong }: Record<'sail' | 'hull', string>,
  ): void {
    const scale = height / 40
    this.doc.save()
    this.doc.translate(this.left(start, 44 * scale), y).scale(scale)
    this.doc.path(sail).fill(light)
    this.doc.path(hull).fill(strong)
    this.doc.restore()
  }

  /** Ends the document. */
  async finish(): Promise<Buffer> {
    const ended = once(this.doc, 'end')
    this.doc.end()
    await ended
    return Buffer.concat(this.#chunks)
  }
}
