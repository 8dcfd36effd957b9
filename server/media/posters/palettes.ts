import type { Hour, Palette } from './palette.ts'
import { darkPalettes } from './palettes-dark.ts'
import { daylightPalettes } from './palettes-daylight.ts'

/** The prints of each hour; a poster picks one of them by its seed. */
export const palettes: Record<Hour, readonly Palette[]> = { ...daylightPalettes, ...darkPalettes }
