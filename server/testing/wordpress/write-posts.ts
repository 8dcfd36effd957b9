import type { Browser, Page } from 'playwright'
import { soldEverywhere } from '../hosts/book-in-host.ts'
import { password } from './start-wordpress.ts'
import type { WordPress } from './start-wordpress.ts'

/** How the widget came into a post. */
export const ways = ['block', 'shortcode', 'several'] as const
export type Way = (typeof ways)[number]

/** WordPress's own objects in the editor, as far as they are used here. */
declare const wp: {
  data: {
    dispatch(store: string): Record<string, (...words: unknown[]) => Promise<void>>
    select(store: string): Record<string, (...words: unknown[]) => unknown>
  }
  blocks: {
    createBlock(name: string, attributes: object): object
    getBlockType(name: string): { title: string }
  }
  i18n: { __(text: string, domain: string): string }
}

/** Enters the plugin's settings on its page, as the administrator. */
export async function enterSettings(browser: Browser, site: WordPress, product: string): Promise<void> {
  const page = await logIn(browser, site, 'admin')
  await page.goto(`${site.origin}/wp-admin/options-general.php?page=dhow-booking`)
  await page.getByLabel('Address of the booking site').fill(`${product}/embed`)
  await page.getByLabel('Storefront').fill('deira')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Settings saved').first().waitFor()
  const kept = await page.getByLabel('Address of the booking site').inputValue()
  if (kept !== product) throw new Error(`the settings kept ${kept}`)
  await page.context().close()
}

/** Publishes a post for each way, as an author who may not write HTML, and answers their addresses. */
export async function writePosts(
  browser: Browser,
  site: WordPress,
  product: string,
): Promise<Readonly<Record<Way, string>>> {
  const page = await logIn(browser, site, 'author')
  const block = await writePost(page, site, 'By the block', () => insertByHand(page, product))
  const shortcode = await writePost(page, site, 'By the shortcode', () =>
    insert(page, 'core/shortcode', {
      text: `[dhow_booking view="availability" experience="${soldEverywhere}"]`,
    }),
  )
  const several = await writePost(page, site, 'Several', async () => {
    await insert(page, 'dhow/booking', { view: 'availability', experience: soldEverywhere })
    await insert(page, 'core/shortcode', { text: '[dhow_booking view="cart"]' })
    await insert(page, 'dhow/booking', { view: 'listing', layout: 'row' })
  })
  await page.context().close()
  return { block, shortcode, several }
}

/** What the editor says to an author whose profile is in German. */
export async function wordsInGerman(browser: Browser, site: WordPress): Promise<string[]> {
  const page = await logIn(browser, site, 'autorin')
  await openEditor(page, site)
  const words = await page.evaluate(() => [
    wp.blocks.getBlockType('dhow/booking').title,
    wp.i18n.__('Currency', 'dhow-booking'),
  ])
  await page.context().close()
  return words
}

async function logIn(browser: Browser, site: WordPress, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await page.goto(`${site.origin}/wp-login.php`)
  await page.locator('#user_login').fill(name)
  await page.locator('#user_pass').fill(password)
  await page.locator('#wp-submit').click()
  await page.locator('#wpadminbar').waitFor()
  return page
}

async function openEditor(page: Page, site: WordPress): Promise<void> {
  await page.goto(`${site.origin}/wp-admin/post-new.php`)
  await page.waitForFunction(() => typeof wp !== 'undefined' && wp.blocks?.getBlockType('dhow/booking'))
  await page.evaluate(() =>
    wp.data.dispatch('core/preferences').set?.('core/edit-post', 'welcomeGuide', false),
  )
}

async function writePost(
  page: Page,
  site: WordPress,
  title: string,
  fill: () => Promise<void>,
): Promise<string> {
  await openEditor(page, site)
  await fill()
  const address = await page.evaluate(async (text) => {
    const editor = wp.data.dispatch('core/editor')
    await editor.editPost?.({ title: text, status: 'publish' })
    await editor.savePost?.()
    return String(wp.data.select('core/editor').getPermalink?.())
  }, title)
  if (!address.startsWith(site.origin)) throw new Error(`“${title}” was not published: ${address}`)
  return address
}

async function insert(page: Page, name: string, attributes: object): Promise<void> {
  await page.evaluate(
    ([block, options]) =>
      wp.data.dispatch('core/block-editor').insertBlocks?.(wp.blocks.createBlock(block, options)),
    [name, attributes] as const,
  )
}

/** Sets the block up in its panel, and sees the real widget in the editor meanwhile. */
async function insertByHand(page: Page, product: string): Promise<void> {
  await insert(page, 'dhow/booking', {})
  const preview = page.locator('dhow-booking')
  await preview.getByRole('heading').first().waitFor()
  await page.getByLabel('View', { exact: true }).selectOption({ label: 'Calendar of one experience' })
  await page.getByLabel('Experience', { exact: true }).fill(`${product}/experiences/${soldEverywhere}?x=1`)
  await preview.getByRole('grid').first().waitFor()
}
