import { defaultTheme } from './default.ts'
import type { Layout } from './names.ts'
import type { Theme } from './theme.ts'

/** The theme of each layout variant. */
export const themes: Readonly<Record<Layout, Theme>> = {
  default: defaultTheme,
  'supplier-deira': defaultTheme,
  'supplier-one': defaultTheme,
  'supplier-three': defaultTheme,
  'supplier-four': defaultTheme,
  'supplier-five': defaultTheme,
  'supplier-six': defaultTheme,
  'supplier-get-that-boat': defaultTheme,
  'template-two': defaultTheme,
  'template-four': defaultTheme,
  transparent: defaultTheme,
}
