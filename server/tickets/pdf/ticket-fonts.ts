import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { woffToSfnt } from '../../platform/faces/sfnt.ts'

/** `strong`: heavier, for what is to be found at a glance; `title`: in the face that the look's titles have. */
export type Weight = 'text' | 'strong' | 'title'

const weights: Record<Weight, number> = { text: 400, strong: 700, title: 700 }

/** One font file for one part of Unicode. */
export interface FontPart {
  name: string
  has(codePoint: number, weight: Weight): boolean
  bytes(weight: Weight): Buffer
}

/** Spaces and joiners are drawn in the face of their neighbours where it has them, whatever its range says. */
export const between: ReadonlySet<number> = new Set([0x20, 0xa0, 0x200c, 0x200d])

/** Packages with the parts of each, in order of preference; the last takes whatever no other has. */
const familiesBeside = (serif: boolean) =>
  [
    ...(serif
      ? ([['noto-serif', ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese']]] as const)
      : []),
    ['noto-sans', ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese']],
    ['noto-sans-arabic', ['arabic']],
    ['noto-sans-hebrew', ['hebrew']],
    ['noto-sans-sc', ['chinese-simplified']],
  ] as const

/** The fonts of every script we sell in; `serif` for looks that are set so, where the script has such a face. A file is read when a text first needs it, and remembered. */
export function openTicketFonts({ serif }: { serif: boolean }): readonly FontPart[] {
  return familiesBeside(serif).flatMap(([family, parts]) => {
    const folder = path.dirname(fileURLToPath(import.meta.resolve(`@fontsource/${family}/LICENSE`)))
    const ranges = readRanges(path.join(folder, 'unicode.json'))
    return parts.map((part) => {
      const loaded = new Map<Weight, Buffer>()
      const isInRange = inRanges(ranges[part] ?? '')
      return {
        name: `${family}-${part}`,
        has: (codePoint) => part === 'chinese-simplified' || between.has(codePoint) || isInRange(codePoint),
        bytes(weight) {
          const known = loaded.get(weight)
          if (known) return known
          const file = `${family}-${part}-${weights[weight]}-normal.woff`
          const bytes = woffToSfnt(readFileSync(path.join(folder, 'files', file)))
          loaded.set(weight, bytes)
          return bytes
        },
      }
    })
  })
}

function readRanges(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** `U+0000-00FF,U+0131` as a test. */
export function inRanges(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}
