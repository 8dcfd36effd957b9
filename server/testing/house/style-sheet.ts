import { type SourceTree, lineOf } from './source-tree.ts'

/** One `property: value` of a style sheet. */
export type Declaration = {
  path: string
  line: number
  property: string
  value: string
  /** It describes a font in `@font-face`, not an element. */
  inFace: boolean
}

/** What stands before a block: a selector, or an at-rule with its condition. */
export type Prelude = { path: string; line: number; text: string }

/** Every declaration of the sheets under the given rooms. */
export function declarationsOf(tree: SourceTree, ...rooms: string[]): Declaration[] {
  return sheetsOf(tree, rooms).flatMap(({ path, text }) =>
    [...text.matchAll(/(?<=[;{]\s*)(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/gi)].map((match) => ({
      path,
      line: lineOf(text, match.index),
      property: (match[1] ?? '').toLowerCase(),
      value: (match[2] ?? '').trim(),
      inFace: /@font-face\s*\{[^}]*$/.test(text.slice(0, match.index)),
    })),
  )
}

/** Every selector and at-rule of the sheets under the given rooms. */
export function preludesOf(tree: SourceTree, ...rooms: string[]): Prelude[] {
  return sheetsOf(tree, rooms).flatMap(({ path, text }) =>
    [...text.matchAll(/([^\s{};][^{};]*)\{/g)].map((match) => ({
      path,
      line: lineOf(text, match.index),
      text: (match[1] ?? '').trim(),
    })),
  )
}

/** The sheets with their comments blanked out, so that lines stay where they are. */
function sheetsOf(tree: SourceTree, rooms: string[]): { path: string; text: string }[] {
  return [...tree.files.values()]
    .filter(({ path }) => path.endsWith('.css') && rooms.some((room) => path.startsWith(room)))
    .map(({ path, text }) => ({
      path,
      text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')),
    }))
}
