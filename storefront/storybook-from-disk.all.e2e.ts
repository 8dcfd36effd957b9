import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'

const folder = path.resolve('storybook-static')
const frame = pathToFileURL(path.join(folder, 'index.html')).href
const preview = pathToFileURL(path.join(folder, 'iframe.html')).href

test.beforeAll(() => {
  test.setTimeout(300_000)
  const { status, stderr } = spawnSync('npm', ['run', 'storybook:build'], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})

test('a built Storybook works when it is opened from a disk', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(`${frame}?path=/story/experience-experience-card--usual&globals=theme:supplier-deira`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('link', { name: /Red Dunes/i }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Docs' }).click()
  await page.getByRole('link', { name: 'Writing' }).click()
  await expect(story.getByRole('heading', { name: 'Writing' })).toBeVisible()
  await page.goto(`${preview}?id=experience-experience-card--in-a-shadow-root`)
  await expect(page.getByRole('link', { name: /Red Dunes/i }).first()).toHaveCSS(
    'text-decoration-line',
    'none',
  )
  expect(faults).toEqual([])
})
