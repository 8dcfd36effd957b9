/**
 * Structure: what a theme may choose for each part of a page. Each name has a component of that name, in a record that
 * does not compile while one is missing.
 */
export const layoutNames = {
  /** Top of every page. `overlay` lies on the hero; `none` leaves it to the page around. */
  header: ['bar', 'centred', 'split', 'overlay', 'minimal', 'none'],
  /** First screen of the home page. */
  hero: ['search', 'slope', 'split', 'immersive', 'editorial', 'portrait', 'map', 'none'],
  /** An experience in a list. */
  experienceCard: ['stacked', 'row', 'overlay', 'poster', 'spec', 'journey'],
  /** Titles of cards in one language, or in Arabic and English one under the other. */
  titles: ['one', 'both'],
  /** A list and what narrows it. */
  listing: ['sidebar', 'top-bar', 'drawer', 'magazine'],
  /** The page of one experience. */
  experience: ['two-column', 'gallery-first', 'editorial', 'immersive', 'hours', 'split'],
  /** What an experience is like at a glance: words alone, what it asks of a traveller as gauges, what a boat measures, or words with footnotes. */
  facts: ['list', 'gauges', 'deck', 'footnotes'],
  /**
   * What only some listings state (who guides, the heights of a route, weather, dress, notes of the house, words): all of it as `rows`, or
   * what the look is about as blocks of their own and the rest as rows: `people` has the guides, `route` the drawn route and the
   * weather, `evening` dress and notes, `words` a glossary.
   */
  stated: ['rows', 'people', 'route', 'evening', 'words'],
  /** Where the choices of a booking stand. */
  panel: ['column', 'sticky-bar', 'inline'],
  /** Days to choose from when booking: a month's weeks one below the other, or its days in one line that scrolls. The widget always shows a month. */
  calendar: ['month', 'strip'],
  /**
   * How checkout is arranged, and the cart before it and the order's page after it. What is bought stands beside the form, `steps` in a column after it, `cards` in one before it, `split` in the other
   * half of the page, `framed` in the frame of the look's pictures, `ticket` as a ticket across the page, `one-page` above it;
   * `slope` in a column under a plate cut at an angle, `sheet` beside details and payment in columns of their own, `plain` behind a line,
   * `bar` in a bar at the head of the screen that opens, `rows` as the first of rows that name themselves at their start, or `article`
   * as a note in the margin.
   */
  checkout: [
    'steps',
    'one-page',
    'cards',
    'ticket',
    'split',
    'framed',
    'slope',
    'sheet',
    'plain',
    'bar',
    'rows',
    'article',
  ],
  /** End of every page. */
  footer: ['columns', 'simple', 'map', 'none'],
  /** How the posters are printed that stand for a photograph; photographs themselves stay as they were taken. */
  pictures: ['full', 'close', 'warm', 'engraved', 'night', 'rally', 'pencil', 'dusk', 'tiles', 'chart'],
} as const

/** Sections of the home page below the hero. `top` is what people book; `hours` shows it in the order of a day, from dawn to night; `guides` are those that listings name. */
export const homeSections = [
  'places',
  'top',
  'hours',
  'categories',
  'gallery',
  'reviews',
  'support',
  'story',
  'guides',
] as const

/** Name of a section of the home page. */
export type HomeSection = (typeof homeSections)[number]

/** A way to print a poster. */
export type Treatment = (typeof layoutNames.pictures)[number]

/** Which of the names a theme chose, and the sections of its home page in their order. */
export type ThemeLayout = { [Part in keyof typeof layoutNames]: (typeof layoutNames)[Part][number] } & {
  home: readonly HomeSection[]
}

/** How a page that embeds the widget may show a list: `stacked`, as cards; `row`, with the picture beside the words. */
export const cardLayouts = ['stacked', 'row'] as const satisfies readonly ThemeLayout['experienceCard'][]
