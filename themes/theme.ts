/** Roles of colour, not shades: a component asks for what a colour means. Values are CSS colours. */
export interface Palette {
  /** The page, cards on it, and quiet areas. */
  paper: string
  surface: string
  sand: string
  /** Text to read, text beside it, and lines. */
  ink: string
  inkSoft: string
  line: string
  /** Outline of what can be typed into or ticked; three to one against paper, surface and sand. */
  edge: string
  /** The one thing to do next, what is written on it, and its pressed state. */
  act: string
  onAct: string
  actStrong: string
  /** Reassurance: free cancellation, instant confirmation. */
  safe: string
  safeSoft: string
  /** Few places left. */
  hurry: string
  hurrySoft: string
  /** Something is wrong. */
  wrong: string
  wrongSoft: string
  /** Dark areas (footer, hero) and what is written on them. */
  deep: string
  onDeep: string
  onDeepSoft: string
  focus: string
  /** Lies over the page while a dialog is open; see-through. */
  veil: string
  star: string
  /** What shows under a picture before it arrives. */
  tintSand: string
  tintInk: string
  tintTeal: string
  tintPersimmon: string
  tintNight: string
  tintRose: string
}

/** Structure: each name has a component or a class for each of its values. */
export interface ThemeLayout {
  header: 'bar' | 'centred' | 'none'
  hero: 'poster' | 'split' | 'plain'
  experienceCard: 'stacked' | 'split'
  listing: 'sidebar' | 'top'
  footer: 'columns' | 'line' | 'none'
}

/** The vocabulary of a look. Pure data: components read tokens as CSS variables and layout names as values. */
export interface Theme {
  name: string
  light: Palette
  dark: Palette
  type: {
    /** Font family lists. */
    display: string
    text: string
    displayWeight: string
    /** Width of the display face, `75%` to `100%`, where the face has that axis. */
    displayWidth: string
    displayTracking: string
    displayLeading: string
  }
  radius: { control: string; card: string; chip: string }
  shadow: { float: string }
  layout: ThemeLayout
}
