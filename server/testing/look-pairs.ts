import type { Layout } from '../../themes/names.ts'
import { layouts } from '../../themes/names.ts'
import type { LookScreen } from './look-screens.ts'

/** One way to look at a screen. */
export interface LookView {
  screen: LookScreen
  language: 'en' | 'ar'
  width: (typeof lookWidths)[number]
  scheme: 'light' | 'dark'
  /** `long`: every word two fifths longer. */
  text: 'real' | 'long'
}

/** The narrowest phone, a tablet, a desktop. */
export const lookWidths = [320, 768, 1280] as const

/** The screens of a booking, in their order. */
const keyScreens = ['home', 'listing', 'experience', 'cart', 'checkout', 'confirmed'] as const

/**
 * The screens of a booking in one look, each in one view; over all looks every two values of different factors (look,
 * screen, language, width, scheme, length of text) meet at least once.
 */
export function pairedViews(layout: Layout): LookView[] {
  const look = layouts.indexOf(layout)
  return keyScreens.map((screen, step) => ({
    screen,
    language: (look + step) % 2 === 0 ? 'en' : 'ar',
    width: lookWidths[(look + Math.floor(step / 2)) % 3] ?? 320,
    scheme: (look + Math.floor(step / 3)) % 2 === 0 ? 'light' : 'dark',
    text: Math.floor((look * 5 + step) / 2) % 2 === 0 ? 'real' : 'long',
  }))
}
