import { chromium } from 'playwright'
import { chromiumArguments, ensureChromium } from '../chromium.ts'
import { windowSize } from './engine.ts'
import type { Engine } from './engine.ts'

/** Starts Chromium, driven by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  return {
    name: 'chromium',
    async open() {
      const context = await browser.newContext({ viewport: windowSize, reducedMotion: 'reduce' })
      const page = await context.newPage()
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
        url: () => Promise.resolve(page.url()),
        evaluate: (expression) => page.evaluate<string>(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        picture: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
