import { expect, test } from '@playwright/test'
import { findLookPages, measuredPages } from '../server/testing/lighthouse/look-pages.ts'
import { openLighthouseBrowser, scorePage } from '../server/testing/lighthouse/score-page.ts'

test('Lighthouse gives 100 for the accessibility of checkout on a phone; lighthouse.all.e2e.ts asks it of every look', async ({
  request,
  baseURL,
}) => {
  const { addresses, kept } = await findLookPages(request, 'supplier-deira', baseURL)
  const browser = await openLighthouseBrowser()
  try {
    const visit = { address: addresses.checkout, holds: measuredPages.checkout, kept }
    const scored = await scorePage(browser, { ...visit, screen: 'phone', scheme: 'light' })
    expect(scored).toEqual({ score: 100, failing: [] })
  } finally {
    await browser.close()
  }
})
