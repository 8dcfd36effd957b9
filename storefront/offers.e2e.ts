import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../server/testing/accessible.ts'
import { linkOfMail } from '../server/testing/mailbox.ts'

const withoutPrice = 'private-gulet-lycian-coast'
const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10)

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    test('an offer is asked for, quoted by the link in a mail, accepted, paid and confirmed', async ({
      page,
    }) => {
      // three people's parts, one after the other
      test.slow()
      const name = `Ada${randomUUID().slice(0, 6)}`
      let reference = ''

      await test.step('ask', async () => {
        await page.goto(`/experiences/${withoutPrice}`)
        await page.waitForLoadState('networkidle')
        await page
          .getByRole('button', { name: 'Request a custom offer' })
          .filter({ visible: true })
          .first()
          .click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: 'Send request' }).click()
        await expect(dialog.getByText('All fields that are not optional must be filled.')).toBeVisible()
        await dialog.getByLabel('First name').fill(name)
        await dialog.getByLabel('Last name').fill('Lovelace')
        await dialog.getByLabel('Email').fill(`${name}@example.com`)
        await dialog.getByLabel('Country').selectOption('GB')
        await dialog.getByLabel('Phone number').fill('020 7946 0958')
        await dialog.getByRole('button', { name: /^Preferred date/ }).click()
        const day = dialog.locator(`[data-date="${inThreeWeeks}"]`)
        if (!(await day.isVisible())) await dialog.getByRole('button', { name: 'Next month' }).click()
        await day.click()
        await dialog.getByLabel('Guests').fill('6')
        await dialog.getByLabel('What would you like?').fill('A birthday at sea')
        await dialog.getByRole('button', { name: 'Send request' }).click()
        const sent = dialog.getByText(/We will contact you shortly\. Your reference is OF-/)
        reference = /OF-\w{6}/.exec((await sent.textContent()) ?? '')?.[0] ?? ''
        expect(reference).not.toBe('')
      })

      await test.step('the traveller follows the request', async () => {
        await page.goto(await linkOfMail([reference, 'View your request'], /\/offers\/OF-/))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your request')
        await expectAccessible(page)
      })

      await test.step('the supplier quotes', async () => {
        const link = await linkOfMail([name, 'View and answer'], /\/supplier\/offers\//)
        // what a mail scanner does
        for (let scan = 0; scan < 2; scan++) await page.request.get(link)
        await page.goto(link)
        await expectAccessible(page)
        await page.getByLabel('Total price').fill('2400.50')
        await page.getByRole('button', { name: 'Send offer' }).click()
        await expect(page.getByRole('alert')).toContainText('Nothing has been sent yet')
        await expectAccessible(page)
        await page.getByLabel('Start time').fill('10:00')
        // of what is sold by the night
        await expect(page.getByLabel('Unit')).toHaveValue('NIGHT')
        await page.getByLabel('Duration').fill('3')
        await page.getByLabel('Offer valid for').selectOption('72')
        // required, as this listing has no fixed prices
        await page.getByLabel('Meeting point or pickup').fill('Göcek marina, pontoon C')
        await page.getByLabel('Note for the traveller').fill('The boat is yours alone.')
        await page.getByRole('button', { name: 'Send offer' }).click()
        await expect(page.getByText('Your offer has been sent')).toBeVisible()
        await page.goto(link)
        await expect(page.getByRole('button')).toHaveCount(0)
      })

      await test.step('the traveller accepts', async () => {
        await page.goto(await linkOfMail([name, 'View and accept the offer'], /\/offers\/OF-/))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Here is your offer, ${name}`)
        await expect(page.getByText('€2,400.50')).toBeVisible()
        await expect(page.getByText(/This offer is valid until .+ 3 days left\./)).toBeVisible()
        expect(page.url()).not.toContain('token')
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Accept the offer' }).click()
        await expect(page.getByLabel('First name')).toHaveValue(name)
        await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('+442079460958')
        await expect(page.getByRole('link', { name: 'Edit your cart' })).toHaveCount(0)
        await expectAccessible(page)
      })

      await test.step('turns back from the payment page, and pays', async () => {
        await page.getByRole('button', { name: 'Confirm and Pay' }).click()
        await page.waitForURL(/\/sandbox\/pay\//)
        await page.getByRole('link', { name: /back/i }).first().click()
        await expect(page.getByRole('button', { name: 'Accept the offer' })).toBeVisible()
        await page.getByRole('button', { name: 'Accept the offer' }).click()
        await page.getByRole('button', { name: 'Confirm and Pay' }).click()
        await page.waitForURL(/\/sandbox\/pay\//)
        await page.getByRole('button', { name: /^Pay / }).click()
        await page.waitForURL(/\/checkout\/success\?order=/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You’re going, ${name}`)
        await expect(page.getByText(`Offer ${reference}`).first()).toBeVisible()
      })

      await test.step('it is accepted for good', async () => {
        await page.goto(await linkOfMail([name, 'View and accept the offer'], /\/offers\/OF-/))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('You accepted this offer')
        await page.getByRole('link', { name: 'View your booking' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You’re going, ${name}`)
        await linkOfMail([`${name} Lovelace has paid`], /./)
      })
    })
  })
}
