import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One rule `@font-face` of a look's sheet. */
export interface FaceRule {
  /** URL of the sheet that it stands in. */
  sheet: string
  /** Value of a descriptor, on one line; empty where the rule has none. */
  said: (descriptor: string) => string
}

const rule = /@font-face\s*\{([^}]*)\}/g
const imported = /@import '([^']+)'/g

/** The rules of the sheet `themes/faces/<faces>.css` and of those that it imports, in their order. */
export function faceRules(faces: string): FaceRule[] {
  return rulesOf(new URL(`../../../themes/faces/${faces}.css`, import.meta.url).href)
}

function rulesOf(sheet: string): FaceRule[] {
  const css = readFileSync(fileURLToPath(sheet), 'utf8')
  const below = [...css.matchAll(imported)].flatMap(([, name = '']) => rulesOf(locateFrom(sheet, name)))
  const own = [...css.matchAll(rule)].map(([, body = '']): FaceRule => ({
    sheet,
    said: (descriptor) =>
      new RegExp(`(?:^|[\\s;])${descriptor}:\\s*([^;]+)`).exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ??
      '',
  }))
  return [...below, ...own]
}

/** URL of what a sheet names: beside it, or in a package. */
export function locateFrom(sheet: string, name: string): string {
  return name.startsWith('.') ? new URL(name, sheet).href : import.meta.resolve(name)
}
