import { bookThrough } from '../hosts/book-through.ts'
import { startEngine } from '../hosts/start-engine.ts'
import { chromiumArguments, ensureChromium } from '../chromium.ts'
import { chromium } from 'playwright'
import { startWordPress } from './start-wordpress.ts'
import { enterSettings, ways, wordsInGerman, writePosts } from './write-posts.ts'
import type { Way } from './write-posts.ts'

/** Debian's themes of it: one of the classic kind, two that are made of blocks. */
export const themes = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree'] as const

/** One row of the table. */
export interface WordPressRow {
  theme: (typeof themes)[number]
  way: Way
  /** The last step of a booking. */
  reached: string
  /** What stood in the way of the next. */
  why?: string
}

/** What was seen besides the rows. */
export interface WordPressReport {
  rows: WordPressRow[]
  /** Block title and a label in an editor in German. */
  german: string[]
  /** What PHP complained about in our plugin. */
  complaints: string[]
}

/** Installs WordPress and the plugin, writes posts as an author, and books in each of them in each theme. */
export async function bookInWordPress(
  product: string,
  told: (row: WordPressRow) => void,
): Promise<WordPressReport> {
  const site = await startWordPress()
  try {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
    let posts: Readonly<Record<Way, string>>
    let german: string[]
    try {
      await enterSettings(browser, site, product)
      posts = await writePosts(browser, site, product)
      german = await wordsInGerman(browser, site)
    } finally {
      await browser.close()
    }
    const rows: WordPressRow[] = []
    const engine = await startEngine('chromium')
    try {
      for (const theme of themes) {
        site.useTheme(theme)
        for (const way of ways) {
          const tab = await engine.open()
          await tab.goto(posts[way])
          const { step, why } = await bookThrough(tab)
          rows.push({ theme, way, reached: step, why })
          told({ theme, way, reached: step, why })
          await tab.close()
        }
      }
    } finally {
      await engine.close()
    }
    const complaints = site
      .complaints()
      .split('\n')
      .filter((line) => line.includes('dhow-booking'))
    return { rows, german, complaints }
  } finally {
    await site.stop()
  }
}
