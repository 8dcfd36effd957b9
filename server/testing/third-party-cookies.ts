import type { Page } from '@playwright/test'

/** Lets this page's browser refuse the cookies of every site but the page's own, whatever it does by itself. */
export async function refuseThirdPartyCookies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const refusing = {
    enableThirdPartyCookieRestriction: true,
    // no exception for a site that was visited a moment ago, as the payment page is
    disableThirdPartyCookieMetadata: true,
    disableThirdPartyCookieHeuristics: true,
  }
  await devtools.send('Network.setCookieControls', refusing)
}
