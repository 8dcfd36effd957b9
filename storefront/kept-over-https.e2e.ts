import { expect, test } from '@playwright/test'

// a name over https for the site of these tests, which a proxy in front would have
const origin = 'https://tours.example'

test.use({ locale: 'ar-EG', viewport: { width: 1280, height: 800 } })

test('over https whatever a site keeps in a browser is bound to this very host, and never sent in the open', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route(`${origin}/**`, async (route) => {
    const address = route
      .request()
      .url()
      .replace(origin, baseURL ?? '')
    await route.fulfill({ response: await route.fetch({ url: address, maxRedirects: 0 }) })
  })
  // a neighbouring host name has planted two of them
  await context.addCookies(
    ['dhow_language=fr', 'dhow_currency=EUR'].map((cookie) => {
      const [name = '', value = ''] = cookie.split('=')
      return { name, value, domain: '.tours.example', path: '/', secure: true }
    }),
  )
  await page.goto(`${origin}/things-to-do-in-dubai`)
  await page.waitForURL('**/ar/things-to-do-in-dubai')
  const kept = async () =>
    (await context.cookies())
      .filter(({ domain }) => domain === 'tours.example')
      .toSorted((a, b) => a.name.localeCompare(b.name))
  await expect.poll(async () => (await kept()).length).toBe(2)
  expect(await kept()).toMatchObject([
    { name: '__Host-dhow_currency', value: 'AED', path: '/', secure: true, sameSite: 'Lax' },
    { name: '__Host-dhow_language', value: 'ar', path: '/', secure: true, sameSite: 'Lax' },
  ])
  await page.getByRole('banner').getByText('AR', { exact: true }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${origin}/things-to-do-in-dubai`)
  await expect
    .poll(async () => (await kept())[1])
    .toMatchObject({ name: '__Host-dhow_language', value: 'en' })
})
