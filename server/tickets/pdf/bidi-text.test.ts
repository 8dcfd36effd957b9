import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { joinIn } from '../../platform/text/print-in-language.ts'
import { BidiText } from './bidi-text.ts'
import { openTicketFonts } from './ticket-fonts.ts'

const fonts = openTicketFonts({ serif: false })
const open = () => new BidiText(new PDFDocument(), fonts)
const fontsOf = (text: string) => [
  ...new Set(
    open()
      .runs(text, 'text')
      .runs.map(({ font }) => font.replace('-text', '')),
  ),
]

describe('a line', () => {
  it.each([
    ['İstanbul Boğazı', ['noto-sans-latin-ext', 'noto-sans-latin']],
    ['Съешь ещё', ['noto-sans-cyrillic']],
    ['شبانه', ['noto-sans-arabic-arabic']],
    ['להפלגה', ['noto-sans-hebrew-hebrew']],
    ['夜间游船', ['noto-sans-sc-chinese-simplified']],
  ])('of %s finds the fonts that have it', (text, expected) => {
    expect(fontsOf(text)).toEqual(expected)
  })

  it('puts the runs of mixed scripts into visual order', () => {
    const { runs, rightToLeft } = open().runs('رحلة Gate 3', 'text')
    expect(rightToLeft).toBe(true)
    expect(runs.map(({ text }) => text.trim()).filter(Boolean)).toEqual(['Gate 3', 'رحلة'])
  })

  it('mirrors brackets of a line from the right', () => {
    const text = open()
      .runs('תודה (רבה)', 'text')
      .runs.map((run) => run.text)
      .join('')
    expect(text.indexOf('(')).toBeLessThan(text.indexOf(')'))
  })

  it('draws no box for the invisible characters that turn the direction', () => {
    const { runs } = open().runs('a\u202Eb\u2066c\u2069', 'text')
    expect(runs.map(({ text }) => text).join('')).not.toMatch(/\p{Bidi_Control}/u)
  })

  it('draws no box for the narrow space of French, which no font has', () => {
    const { runs } = open().runs('1\u202f234,50\u00a0€\u202f!', 'text')
    expect(runs.map(({ text }) => text).join('')).toBe('1\u00a0234,50\u00a0€\u00a0!')
  })

  it('draws no box for emoji, alone or joined into one', () => {
    const { runs } = open().runs('Ada 🐪 👩‍👩‍👧 🇦🇪 ❤️ 5° ©', 'text')
    expect(runs.map(({ text }) => text).join('')).toMatch(/^Ada {4,}❤? 5° ©$/)
  })

  it('keeps the direction of a name that is broken into several lines', () => {
    const style = { size: 12, weight: 'text', width: 90 } as const
    const text = '\u200f\u2068Marina Walk, Building 7 (tower)\u2069 · \u2068بجانب الردهة\u2069'
    const lines = open().wrap(text, style)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.slice(1).every((line) => line.startsWith('\u2068'))).toBe(true)
  })

  it('begins at the right where the language does, though its first word is English', () => {
    const { runs, rightToLeft } = open().runs(joinIn(['The Walk 7', 'الردهة'], 'ar'), 'text')
    expect(rightToLeft).toBe(true)
    expect(runs.at(-1)?.text).toBe('The Walk 7')
  })

  it('cuts a name that no line has room for, at its hyphens first', () => {
    const name = 'Wolfeschlegelsteinhausen-von-und-zu-Hohenlohe'
    const style = { size: 12, weight: 'strong', width: 120 } as const
    const lines = open().wrap(name, style)
    expect(lines.join('')).toBe(name)
    expect(lines.at(1)).toMatch(/-$/)
    for (const line of lines) expect(open().width(line, style)).toBeLessThanOrEqual(style.width)
  })

  it('is broken at words, and never loses any', () => {
    const text = 'Desert Drive, Sandboarding and Dinner under the Stars'
    const lines = open().wrap(text, { size: 20, weight: 'strong', width: 200 })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(text)
  })

  it.each([
    ['Wednesday, December 23, 2026 (Dubai time)', ' '],
    ['الأربعاء، 23 ديسمبر 2026 (بتوقيت دبي)', ' '],
    ['Prix\u00a0: dès 1\u202f234,50\u00a0€\u202f! Réservez «\u00a0Dunes\u00a0»\u202f?', ' '],
    ['夜间游船，从迪拜码头出发。晚餐在船上。', ''],
  ])('never begins with a sign that belongs to the word before, however narrow: %s', (text, between) => {
    for (let width = 30; width < 300; width += 5) {
      const lines = open().wrap(text, { size: 14, weight: 'strong', width })
      expect(lines.filter((line) => /^[,،.)，。:!?»€]/.test(line))).toEqual([])
      expect(lines.join(between)).toBe(text)
    }
  })
})
