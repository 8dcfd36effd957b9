import { themes } from '../../themes/registry.ts'
import { themeCss } from '../../themes/theme-css.ts'
import type { Layout } from '../../themes/names.ts'

/** A token as components read it, and its value in a look. */
export interface Token {
  name: string
  /** `colour`, or the group of the vocabulary. */
  group: string
  value: string
}

const declaration = /--dhow-([\w-]+):((?:"(?:[^"\\]|\\.)*"|\((?:[^()]|\([^()]*\))*\)|[^;"(])*);/g

/** Every token that a look sends, read from the sheet itself, so that the table cannot be older than the code. */
export function tokensOf(layout: Layout, scheme: 'light' | 'dark'): Token[] {
  return [...themeCss(themes[layout], ':root', scheme).matchAll(declaration)].map(
    ([, name = '', value = '']) => ({
      name: `--dhow-${name}`,
      group: value.startsWith('#') ? 'colour' : (name.split('-')[0] ?? ''),
      value,
    }),
  )
}
