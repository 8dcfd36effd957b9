import lighthouse, { desktopConfig } from 'lighthouse'
import type { Config, Flags, Result } from 'lighthouse'
import { launch } from 'puppeteer-core'
import type { Browser, Page } from 'puppeteer-core'
import { chromiumArguments, ensureChromium } from '../chromium.ts'

/** The screens of Lighthouse itself: a telephone 412 pixels wide, a window of 1350. */
export const lighthouseScreens = ['phone', 'desktop'] as const

/** Name of a screen. */
export type LighthouseScreen = (typeof lighthouseScreens)[number]

/** What is opened, and how. */
export interface Visit {
  address: string
  /** Is on the page when it is the one that is meant. */
  holds: string
  screen: LighthouseScreen
  scheme: 'light' | 'dark'
  /** What the browser's storage holds at that site. */
  kept: { name: string; value: string }
}

/** What Lighthouse says of a page. */
export interface Scored {
  /** 0 to 100; 0 where the page was not measured. */
  score: number
  /** Audits of the category that fail, each with its elements, or why nothing was measured. */
  failing: string[]
}

/** Chromium asks its maker for updates and for what is known of forms: no name is found but those of this machine. */
const loopbackAlone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost'

/** A browser whose pages Lighthouse may drive, and which reaches this machine alone. */
export function openLighthouseBrowser(): Promise<Browser> {
  return launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, loopbackAlone],
    // each screen is Lighthouse's own
    defaultViewport: null,
  })
}

/** Opens a page as a new visitor and has Lighthouse judge its accessibility. */
export async function scorePage(browser: Browser, visit: Visit): Promise<Scored> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: visit.scheme }])
    await page.evaluateOnNewDocument(
      ({ name, value }) => {
        // the blank page in between has no storage
        if (location.protocol.startsWith('http')) localStorage.setItem(name, value)
      },
      { name: visit.kept.name, value: visit.kept.value },
    )
    return await judge(page, visit)
  } finally {
    await context.close()
  }
}

async function judge(page: Page, { address, holds, screen }: Visit): Promise<Scored> {
  const flags: Flags = {
    onlyCategories: ['accessibility'],
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    logLevel: 'error',
  }
  const config: Config | undefined = screen === 'desktop' ? desktopConfig : undefined
  const result = await lighthouse(address, flags, config, page)
  if (!result) return unmeasured('Lighthouse gave no result')
  const { lhr } = result
  if (lhr.runtimeError) return unmeasured(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`)
  if (lhr.finalDisplayedUrl !== address) return unmeasured(`leads to ${lhr.finalDisplayedUrl}`)
  if (!(await page.$(holds))) return unmeasured(`has no ${holds}`)
  return {
    score: Math.round((lhr.categories.accessibility?.score ?? 0) * 100),
    failing: failingAudits(lhr),
  }
}

const unmeasured = (why: string): Scored => ({ score: 0, failing: [why] })

function failingAudits({ audits, categories }: Result): string[] {
  return (categories.accessibility?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id]
    if (audit?.scoreDisplayMode === 'error') return [`${id}: ${audit.errorMessage}`]
    if (audit?.score == null || audit.score === 1) return []
    const items = audit.details?.type === 'table' ? audit.details.items : []
    const elements = items.map(({ node }) =>
      typeof node === 'object' && node.type === 'node' ? (node.snippet ?? '') : '',
    )
    return [`${id}: ${elements.join(' ')}`]
  })
}
