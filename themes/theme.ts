import type { FaceSheet } from './faces.ts'
import type { ThemeLayout } from './layout-names.ts'
import type { Palette } from './palette.ts'

/**
 * The vocabulary of a look. Pure data: components read every group below as CSS variables (`radius.card` is
 * `--dhow-radius-card`) and layout names as values; none is told which theme it shows.
 */
export interface Theme {
  light: Palette
  /** Shown where the visitor's system asks for dark; a look that is dark at any hour has both palettes dark. */
  dark: Palette
  /** `dark`: scroll bars and form controls are the browser's dark ones in both palettes. */
  ground: 'light' | 'dark'
  /** Sheet of faces in `themes/faces` that brings the fonts below. */
  faces: FaceSheet
  /** Font family lists; the faces of other scripts stand in the same list. */
  font: { display: string; text: string; label: string; code: string }
  /** Titles and names of places. `width`: where the face has that axis; `style`: normal or italic. */
  display: { weight: string; width: string; style: string; tracking: string; leading: string; case: string }
  /** Small words above or beside something: column titles, badges, names of facts. */
  label: { weight: string; tracking: string; case: string }
  /** Scale of type. `section`, `page` and `hero` grow with the page and are used by pages only, never in the widget. */
  size: Record<TypeSize, string>
  weight: { regular: string; medium: string; strong: string }
  leading: { huge: string; tight: string; snug: string; text: string; loose: string }
  /** Digits: old-style or lining, and how close they stand in a narrow day of the calendar. */
  figures: { style: string; tracking: string }
  /** Factors of the 4 px grid: `tight` for steps up to 24 px, inside a group; `air` for larger ones, between groups. */
  density: { tight: number; air: number }
  /** Corners. `small` for marks and ticks, `picture` for pictures. */
  radius: { small: string; control: string; card: string; chip: string; picture: string }
  /** Widths of lines: hairlines, outlines of controls, and what must be noticed. */
  stroke: { line: string; edge: string; strong: string }
  /** `rest` for cards, `float` for what lies over the page, `button` for the one thing to do next. */
  shadow: { rest: string; float: string; button: string }
  /** Durations and the curve. `leave` is the collapse of a toast (specification, section 9: 300 ms). */
  motion: Record<'quick' | 'move' | 'leave' | 'turn' | 'scene' | 'breathe' | 'wait' | 'ease', string>
  /** Treatment of pictures: crop on cards and in the gallery, CSS filter of photographs, outline, clip path, where a label stands (`inset-block`). */
  picture: { card: string; gallery: string; filter: string; frame: string; clip: string; label: string }
  /** A motif as a CSS image and the size of its tile; `edge` is a border image or gradient along a band. */
  ornament: { tile: string; size: string; edge: string }
  layout: ThemeLayout
}

/** Names of the scale of type, from the smallest. */
export type TypeSize =
  | 'caption'
  | 'small'
  | 'body'
  | 'lead'
  | 'title'
  | 'heading'
  | 'large'
  | 'display'
  | 'poster'
  | 'subsection'
  | 'section'
  | 'page'
  | 'hero'

export type { Palette, ThemeLayout }
