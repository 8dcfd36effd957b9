import { launch } from 'puppeteer-core'
import { windowSize } from './engine.ts'
import type { Engine } from './engine.ts'

/** Starts Firefox, which speaks WebDriver BiDi by itself: it needs no driver. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  return {
    name: 'firefox',
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        url: () => Promise.resolve(page.url()),
        evaluate: async (expression) => String(await page.evaluate(expression)),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
