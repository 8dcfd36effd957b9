import { request } from '@playwright/test'
import { Command, InvalidArgumentError, Option } from 'commander'
import { layouts } from '../../../themes/names.ts'
import startProduct from '../start-product.ts'
import { findLookPages, measuredPages, serveLooks } from './look-pages.ts'
import type { MeasuredPage } from './look-pages.ts'
import { lighthouseScreens, openLighthouseBrowser, scorePage } from './score-page.ts'

const pageNames = Object.keys(measuredPages) as MeasuredPage[]

const command = new Command('lighthouse')
  .description(
    'Measures the accessibility of the pages of each look with Lighthouse, on a phone and a desktop screen, and prints what fails. Ends with 1 unless every score is 100.',
  )
  .option('--only <looks>', `of ${layouts.join(', ')}`, listOf(layouts), [...layouts])
  .option('--pages <names>', `of ${pageNames.join(', ')}`, listOf(pageNames), pageNames)
  .addOption(new Option('--scheme <scheme>').choices(['light', 'dark']).default('light'))
  .parse()
const { only, pages, scheme } = command.opts<{
  only: (typeof layouts)[number][]
  pages: MeasuredPage[]
  scheme: 'light' | 'dark'
}>()

const stop = await startProduct()
const browser = await openLighthouseBrowser()
let worst = 100
try {
  const baseURL = process.env.DHOW_TEST_ORIGIN
  await serveLooks(only, baseURL)
  const calls = await request.newContext({ baseURL })
  console.log(row('look', 'page', lighthouseScreens))
  for (const layout of only) {
    const { addresses, kept } = await findLookPages(calls, layout, baseURL)
    for (const name of pages) {
      const visit = { address: addresses[name], holds: measuredPages[name], scheme, kept }
      const scores: number[] = []
      const failing: string[] = []
      for (const screen of lighthouseScreens) {
        const scored = await scorePage(browser, { ...visit, screen })
        scores.push(scored.score)
        failing.push(...scored.failing.map((audit) => `  ${screen}: ${audit}`))
      }
      worst = Math.min(worst, ...scores)
      console.log([row(layout, name, scores), ...failing].join('\n'))
    }
  }
  await calls.dispose()
} finally {
  await browser.close()
  await stop()
}
process.exitCode = worst === 100 ? 0 : 1

function row(look: string, page: string, cells: readonly (string | number)[]): string {
  return `${look.padEnd(26)}${page.padEnd(14)}${cells.map((cell) => String(cell).padEnd(10)).join('')}`
}

/** Reads names that are divided by commas. */
function listOf<Name extends string>(known: readonly Name[]): (text: string) => Name[] {
  return (text) =>
    text.split(',').map((asked) => {
      const name = known.find((one) => one === asked)
      if (name === undefined) throw new InvalidArgumentError(`There is no ${asked}.`)
      return name
    })
}
