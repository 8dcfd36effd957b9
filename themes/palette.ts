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
  /** Areas of strong colour (footer, bands) and what is written on them. */
  deep: string
  onDeep: string
  onDeepSoft: string
  /** The header and what is written on it. */
  bar: string
  onBar: string
  /** A label in the corner of a picture and what is written on it. */
  badge: string
  onBadge: string
  /** Ornament: rules, patterns, drop capitals. Decoration only, so it owes no contrast. */
  flourish: string
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
