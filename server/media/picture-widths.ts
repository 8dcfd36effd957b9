import type { Crop } from './posters/poster-spec.ts'

/** Widths of screens in CSS pixels, by the names that layouts know them by. */
export const screenWidths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** Device pixels for each CSS pixel that pictures are made for. */
export const densities = [1, 2] as const

const forScreens = Object.values(screenWidths).flatMap((width) => densities.map((density) => width * density))

/** The widths in pixels that pictures are made in: a thumbnail, what messengers show, and each screen in each density. */
export const imageWidths: readonly number[] = [...new Set([160, 1200, ...forScreens])].toSorted(
  (a, b) => a - b,
)

/** The widths that a crop is really shown in: a card is never as wide as a screen, a hero never as narrow as a thumbnail. */
export const widthsByCrop: Record<Crop, readonly number[]> = {
  card: [160, screenWidths.xs, screenWidths.sm, screenWidths.md, screenWidths.lg, screenWidths.xl],
  hero: [
    screenWidths.sm,
    screenWidths.md,
    screenWidths.lg,
    screenWidths.xl,
    screenWidths['2xl'],
    2048,
    2560,
    3072,
  ],
  poster: [screenWidths.xs, screenWidths.sm, screenWidths.md, screenWidths.lg],
  social: [1200],
}

/** The one that a browser takes that reads no `srcset`. */
export const usualWidth: Record<Crop, number> = { card: 640, hero: 1280, poster: 640, social: 1200 }
