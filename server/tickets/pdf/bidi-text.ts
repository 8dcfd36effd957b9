import bidiFactory from 'bidi-js'
import type { Bidi } from 'bidi-js'
import type { FontPart, Weight } from './ticket-fonts.ts'

/** A piece of a line that is drawn in one go, from left to right. */
export interface Run {
  text: string
  font: string
  features: OpenTypeFeatures
}

type OpenTypeFeatures = NonNullable<PDFKit.Mixins.TextOptions['features']>
interface Piece {
  text: string
  mirrored: string
  level: number
  part: FontPart
}

const rightToLeftScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const space = /\s/
/** What changes the letter before it, and is shaped with it. */
const belongsToLetter = /[\p{M}\u200c\u200d]/u
const control = /[\p{Cc}\p{Bidi_Control}]/u

/**
 * Writes lines of any script, or of several, in a PDF. The PDF writer shapes each run; which runs there are, in which
 * order and in which font, is decided here by the Unicode bidirectional algorithm (UAX 9).
 */
export class BidiText {
  readonly #doc: PDFKit.PDFDocument
  readonly #fonts: readonly FontPart[]
  readonly #registered = new Set<string>()
  // its types describe an ES module; what Node loads is CommonJS, whose export is the factory itself
  readonly #bidi = (bidiFactory as unknown as () => Bidi)()

  constructor(doc: PDFKit.PDFDocument, fonts: readonly FontPart[]) {
    this.#doc = doc
    this.#fonts = fonts
  }

  /** The runs of one line from left to right, and whether the line begins at the right. */
  runs(text: string, weight: Weight, base?: 'ltr' | 'rtl'): { runs: Run[]; rightToLeft: boolean } {
    const line = withoutPictures(text)
      // shadda stands before the vowel: the shaper does not reorder marks as browsers do
      .replaceAll(/([\u064b-\u0650\u0652-\u0655])\u0651/g, '\u0651$1')
      // French writes its marks and numbers with a narrow space, for which our fonts would draw a box
      .replaceAll('\u202f', '\u00a0')
    const embedding = this.#bidi.getEmbeddingLevels(line, base)
    const mirror = this.#bidi.getMirroredCharactersMap(line, embedding.levels)
    const pieces = this.#split(line, { levels: embedding.levels, mirror, weight })
    return {
      runs: inVisualOrder(pieces).map((piece) => this.#shape(piece, weight)),
      rightToLeft: (embedding.paragraphs[0]?.level ?? 0) % 2 === 1,
    }
  }

  #split(
    line: string,
    { levels, mirror, weight }: { levels: Uint8Array; mirror: Map<number, string>; weight: Weight },
  ): Piece[] {
    const pieces: Piece[] = []
    let at = 0
    for (const character of line) {
      const index = at
      at += character.length
      // invisible characters that turned the direction have done so; a font would draw boxes for them
      if (control.test(character)) continue
      const level = levels[index] ?? 0
      const last = pieces.at(-1)
      const part = this.#partFor(character, weight, last?.level === level ? last.part : undefined)
      const mirrored = mirror.get(index) ?? character
      if (last && last.level === level && last.part === part) {
        last.text += character
        last.mirrored += mirrored
      } else {
        pieces.push({ text: character, mirrored, level, part })
      }
    }
    return pieces
  }

  #partFor(character: string, weight: Weight, before: FontPart | undefined): FontPart {
    const codePoint = character.codePointAt(0) ?? 0
    if (before && belongsToLetter.test(character)) return before
    // a face of one script alone may lack the space: it would be drawn as the box of a missing letter
    if (before && space.test(character) && before.has(codePoint, weight)) return before
    const found = this.#fonts.find((part) => part.has(codePoint, weight)) ?? this.#fonts.at(-1)
    if (!found) throw new Error('there is no font')
    return found
  }

  /** The shaper reverses and mirrors runs of right-to-left scripts, and only those: the others come to it reversed. */
  #shape({ text, mirrored, level, part }: Piece, weight: Weight): Run {
    const font = this.#register(part, weight)
    const isScript = rightToLeftScript.test(text)
    const isReversed = level % 2 === 1
    if (!isScript) {
      return { font, text: isReversed ? reversed(mirrored) : text, features: [] }
    }
    // Persian and Arabic digits run from left to right, in a script that the shaper would turn around
    return { font, text: isReversed ? text : reversed(text), features: ['rtla'] }
  }

  #register(part: FontPart, weight: Weight): string {
    const name = `${part.name}-${weight}`
    if (!this.#registered.has(name)) {
      this.#doc.registerFont(name, part.bytes(weight))
      this.#registered.add(name)
    }
    return name
  }

  /** How wide a text is in one line, in points. */
  width(text: string, { size, weight }: { size: number; weight: Weight }): number {
    return this.runs(text, weight).runs.reduce((sum, run) => sum + this.#widthOf(run, size), 0)
  }

  #widthOf(run: Run, size: number): number {
    this.#doc.font(run.font).fontSize(size)
    return this.#doc.widthOfString(run.text, optionsOf(run))
  }

  /** Breaks a text into lines no wider than asked, at words; a Chinese text between its words. */
  wrap(text: string, style: { size: number; weight: Weight; width: number }): string[] {
    const lines = ['']
    for (const word of splitForLines(withoutPictures(text))) {
      const line = lines.at(-1) ?? ''
      if (this.width(line + word.trimEnd(), style) <= style.width) lines[lines.length - 1] = line + word
      else lines.splice(line === '' ? -1 : lines.length, 1, ...this.#cut(word, style))
    }
    return carryIsolates(lines.map((line) => line.trim()))
  }

  /** A word in pieces that fit into a line, cut at its hyphens where it has some. */
  #cut(word: string, style: { size: number; weight: Weight; width: number }): string[] {
    if (word.length < longWord) return [word]
    const pieces: string[] = []
    let rest = ''
    for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
      if (rest !== '' && this.width((rest + segment).trimEnd(), style) > style.width) {
        const end = rest.lastIndexOf('-') + 1 || rest.length
        pieces.push(rest.slice(0, end))
        rest = rest.slice(end)
      }
      rest += segment
    }
    return [...pieces, rest]
  }

  /** Draws one line; `x` is its left edge. */
  drawLine(
    text: string,
    {
      x,
      y,
      size,
      weight,
      base,
    }: { x: number; y: number; size: number; weight: Weight; base?: 'ltr' | 'rtl' },
  ): void {
    let left = x
    for (const run of this.runs(text, weight, base).runs) {
      const width = this.#widthOf(run, size)
      this.#doc.text(run.text, left, y, { ...optionsOf(run), lineBreak: false, baseline: 'alphabetic' })
      left += width
    }
  }
}

/** Every column of a sheet has room for a shorter one. */
const longWord = 20

/** No font of ours draws emoji: what they stand beside is read without boxes. */
function withoutPictures(text: string): string {
  return text.replaceAll(
    /(?:[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]|\ufe0f|\u20e3)\u200d?/gu,
    '',
  )
}

/** What keeps its own direction (UAX 9, isolates) and is not at its end where a line ends goes on in the next one. */
function carryIsolates(lines: readonly string[]): string[] {
  let open = ''
  return lines.map((line) => {
    const whole = open + line
    open = ''
    for (const [sign] of whole.matchAll(/[\u2066-\u2069]/g)) {
      open = sign === '\u2069' ? open.slice(0, -1) : open + sign
    }
    return whole
  })
}

/**
 * Texts that were put beside each other with a direction of each (`joinIn`), one by one; undefined for any other text. Broken as one
 * line, the middle of what runs against the page would be read before its end.
 */
export function partsOf(text: string): string[] | undefined {
  if (!/^[\u200e\u200f][\u2067\u2068]/.test(text)) return undefined
  const parts = ['']
  let depth = 0
  for (const sign of text.slice(1)) {
    const isInside = depth > 0
    if (/[\u2066-\u2068]/.test(sign)) depth += 1
    if (sign === '\u2069') depth -= 1
    if (!isInside && depth > 0) continue
    if (depth > 0) parts.push(`${parts.pop() ?? ''}${sign}`)
    else if (sign === '\u2069') parts.push('')
  }
  return parts.filter(Boolean)
}

const breakableSpace = /[^\S\u00a0\u202f][\u2066-\u2068]*$/
const endOfChinese = /[\u3001\u3002\uff01\uff09\uff0c\uff1a\uff1b\uff1f]$/u

/** What stays together in a line: a word with the spaces and the signs after it, so that no line begins with a comma. */
function splitForLines(text: string): string[] {
  const words: string[] = []
  let afterWord = false
  for (const { segment, isWordLike = false } of new Intl.Segmenter(undefined, {
    granularity: 'word',
  }).segment(text)) {
    const last = words.at(-1) ?? ''
    const isFree = breakableSpace.test(last) || (isWordLike && (afterWord || endOfChinese.test(last)))
    if (last === '' || (isFree && segment.trim() !== '')) words.push(segment)
    else words[words.length - 1] = last + segment
    afterWord = isWordLike
  }
  return words
}

/** Without features the writer shapes word by word, which leaves the words of Arabic from left to right. */
function optionsOf({ features }: Run): PDFKit.Mixins.TextOptions {
  return features.length > 0 ? { features } : {}
}

/** By code points: what comes here are digits and signs, which do not combine. */
function reversed(text: string): string {
  return Array.from(text).toReversed().join('')
}

/** Rule L2: from the highest level down, what is at that level or above is turned around. */
function inVisualOrder(pieces: Piece[]): Piece[] {
  const order = [...pieces]
  for (let level = Math.max(0, ...order.map((piece) => piece.level)); level > 0; level--) {
    let start = 0
    while (start < order.length) {
      let end = start
      while (end < order.length && (order[end]?.level ?? 0) >= level) end++
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).toReversed())
      start = Math.max(end, start + 1)
    }
  }
  return order
}
