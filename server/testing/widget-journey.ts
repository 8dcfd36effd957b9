import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** What Deira Dhows surely runs next month. */
export const experience = 'dubai-creek-dhow-dinner-cruise'
export const title = 'Dinner on a wooden dhow along Dubai Creek'

/** Chooses a day of next month, an option if there are several, and an adult; leaves them in the cart. */
export async function addToCart(scope: Page | Locator): Promise<void> {
  const panel = scope.getByRole('region', { name: 'Check availability' })
  await panel.getByRole('button', { name: 'Next month' }).click()
  await panel
    .getByRole('grid')
    .getByRole('button', { name: /, from/ })
    .nth(3)
    .click()
  const option = panel.getByRole('radio').first()
  const adult = panel.getByRole('button', { name: 'One more: Adult' })
  // the options of the day arrive after it; a lone one chooses itself
  await expect(option.or(adult).first()).toBeVisible()
  if (await option.isVisible()) await option.check()
  await adult.click()
  await comeWithoutPickup(panel)
  await panel.getByRole('button', { name: 'Add to cart' }).click()
}

/** Chooses no pickup, where that is asked. */
export async function comeWithoutPickup(panel: Locator): Promise<void> {
  const add = panel.getByRole('button', { name: 'Add to cart' })
  const missing = panel.getByRole('button', { name: 'Choose a pickup point' })
  await expect(add.or(missing).first()).toBeVisible()
  if (await missing.isVisible()) await panel.getByRole('combobox', { name: 'Pickup point' }).selectOption('-')
}

/** From the word that it is in the cart to the form of the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Added to your cart' })
    .getByRole('link', { name: 'View cart' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
}

/** Fills in the buyer's details. */
export async function fillBuyer(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Country code').selectOption('GB')
  await page.getByLabel('Phone number', { exact: true }).fill('020 7946 0958')
}

/** Sends the form and waits for the secure payment page. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm and Pay' }).click()
  await page.waitForURL(/\/sandbox\/pay\//)
}

/** Pays with the card that always works. */
export async function pay(page: Page): Promise<void> {
  await page.locator('input[name="choice"][value="other"]').check()
  await page.getByLabel('Test card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay / }).click()
}
