import { defaultTheme } from './default.ts'
import { languageFacesCss } from './in-language.ts'
import { layouts } from './names.ts'
import { themes } from './registry.ts'
import { themeCss } from './theme-css.ts'

/**
 * The sheet of a look for pages that no build makes: its colours, corners, lines and measures, with the typefaces that
 * those pages bring, which are the default look's. An unknown name is the default look.
 */
export function houseFacedCss(name: unknown): string {
  const layout = layouts.find((known) => known === name) ?? 'default'
  const { font, display, label } = defaultTheme
  const theme = { ...themes[layout], faces: defaultTheme.faces, font, display, label }
  return themeCss(theme, ':root') + languageFacesCss(theme, ':root')
}
