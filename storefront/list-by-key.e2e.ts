import { expect, test } from '@playwright/test'

/** A telephone sideways, a laptop at a zoom of 200 %, and at one of 400 %. */
const windows = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
]

for (const viewport of windows) {
  test(`the map of results is seen, and each mark that has the focus: ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    // what says so stands over the map
    await page.route(
      ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
      (route) => route.abort(),
    )
    await page.goto('/things-to-do-in-dubai')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Results on the map' })
    await expect(dialog.locator('.results-map__mark').first()).toBeVisible()
    await expect(dialog.locator('.map__failed')).toBeVisible()
    expect((await dialog.locator('.map').boundingBox())?.height).toBeGreaterThanOrEqual(200)
    let marks = 0
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const look = () =>
        page.evaluate(() => {
          const mark = document.activeElement?.closest<HTMLElement>('.results-map__mark')
          const face = mark?.querySelector('.results-map__face')?.getBoundingClientRect()
          const map = mark?.closest('.map')
          if (!mark || !face || !map) return undefined
          const box = map.getBoundingClientRect()
          const isIn =
            face.left >= box.left &&
            face.right <= box.right &&
            face.top >= box.top &&
            face.bottom <= box.bottom
          const over = [...map.querySelectorAll('.map__failed, .leaflet-control')].filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect()
            return left < face.right && right > face.left && top < face.bottom && bottom > face.top
          })
          const others = [...map.querySelectorAll<HTMLElement>('.results-map__mark')]
          const isUppermost = others.every(({ style }) => Number(style.zIndex) <= Number(mark.style.zIndex))
          return isIn && isUppermost && over.length === 0 ? 'seen' : `${mark.title} ${face.x} ${face.y}`
        })
      if ((await look()) === undefined) continue
      marks += 1
      // the map has moved by the next frame
      await expect.poll(look).toBe('seen')
    }
    expect(marks).toBeGreaterThan(3)
    expect(await dialog.locator('.map__canvas').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  })
}

test('the way through a list by key goes on where something has gone or come', async ({ page }) => {
  const focused = page.locator('*:focus')
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/things-to-do?stars=4&priceTo=900&priceCurrency=AED')
  // the tools stand in the first row, the search in the second
  const order: string[] = []
  await expect(page.locator('.sort-menu summary')).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab')
    order.push((await focused.getAttribute('class')) ?? '')
  }
  expect(order.indexOf('header-tools__cart')).toBeLessThan(order.indexOf('where-field__input'))

  const chips = page.getByRole('list', { name: 'Applied filters' }).locator('.chip')
  await chips.first().press('Enter')
  await expect(chips).toHaveCount(1)
  await expect(page).toHaveURL(/things-to-do\?stars=4$/)
  await expect(chips.first()).toBeFocused()
  await chips.first().press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.locator('.use-listing__count')).toBeFocused()

  await page.locator('.sort-menu summary').press('Enter')
  await page.getByRole('link', { name: 'Highest rated' }).press('Enter')
  await expect(page).toHaveURL(/sort=rating/)
  await expect(page.locator('.sort-menu summary')).toBeFocused()

  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(page.locator('.results .card-list > li')).toHaveCount(48)
  await expect(page.locator('.results .card-list > li').nth(24).getByRole('link')).toBeFocused()
})

test('a month that is open in the filters closes alone, and leaves its button in sight', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/things-to-do')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const dialog = page.getByRole('dialog')
  const when = dialog.locator('.when-field__input')
  await when.press('Enter')
  const month = dialog.locator('.when-field__panel')
  await expect(month.getByRole('grid').or(month.locator('table'))).toBeVisible()
  const [field, panel] = await Promise.all([when.boundingBox(), month.boundingBox()])
  expect(field?.y).toBeGreaterThanOrEqual(0)
  expect(panel?.x).toBeGreaterThanOrEqual(field?.x ?? 0)
  await page.keyboard.press('Escape')
  await expect(month).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(when).toBeFocused()
})
