import type { Page } from '@playwright/test'

/** More than any page of the product has to stop at. */
const mostStops = 250

/** Under this height of the window bars scroll with the page. */
const lowWindow = 500
/** Of the one bar that may stay there, with the button that everything leads to. */
const mostOfABar = 64

/** Goes through a page by key and tells what has the focus and is wholly covered, or out of sight (WCAG 2.2, 2.4.11). */
export async function findCoveredFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate((toEnd) => {
    document.querySelectorAll('[data-focus-seen]').forEach((seen) => seen.removeAttribute('data-focus-seen'))
    const edge = document.createElement('button')
    edge.dataset['focusSeen'] = 'edge'
    if (toEnd) document.body.append(edge)
    else document.body.prepend(edge)
    edge.focus()
    window.scrollTo({ top: toEnd ? document.body.scrollHeight : 0, behavior: 'instant' })
  }, key === 'Shift+Tab')
  const faults: string[] = []
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key)
    const seen = await page.evaluate(lookAtFocus)
    if (seen === 'end') break
    if (seen) faults.push(`${key}: ${seen}`)
  }
  await page.evaluate(() => document.querySelector('[data-focus-seen="edge"]')?.remove())
  return faults
}

/** Runs in the page: what is wrong with the focused element; `end` once no new element is reached. */
function lookAtFocus(): string | undefined {
  let focused: Element | null = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (!focused || focused === document.body || focused.hasAttribute('data-focus-seen')) return 'end'
  focused.setAttribute('data-focus-seen', '')
  const element = focused
  const staying = (of: Element | null): Element | null => {
    for (let at = of; at; at = at.parentElement) {
      if (/^(sticky|fixed)$/.test(getComputedStyle(at).position)) return at
    }
    return null
  }
  // a field that is drawn by its label is seen where the label is
  const drawn = element.getBoundingClientRect().width > 2 ? element : (element.closest('label') ?? element)
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const name = `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`
  let covering: Element | null = null
  for (const x of [0.05, 0.25, 0.5, 0.75, 0.95]) {
    for (const y of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      const hit = document.elementFromPoint(left + x * width, top + y * height)
      if (!hit) continue
      const bar = staying(hit)
      if (!bar || bar.contains(drawn) || drawn.contains(hit)) return undefined
      covering = bar
    }
  }
  return covering ? `${name} is under .${covering.className}` : `${name} is out of the window`
}

/** Bars that stay in a low window, but for one that is no higher than its button needs. */
export function findTallBars(page: Page): Promise<string[]> {
  const { height = 0 } = page.viewportSize() ?? {}
  if (height >= lowWindow) return Promise.resolve([])
  return page.evaluate((most) => {
    const staying = [...document.querySelectorAll('body *')]
      .filter((element) => /^(sticky|fixed)$/.test(getComputedStyle(element).position))
      .map((element) => ({ name: `.${element.className}`, box: element.getBoundingClientRect() }))
      // across the page: what stands beside it takes no height away
      .filter(({ box }) => box.height > 0 && box.width > innerWidth / 2)
    const tall = staying.filter(({ box }) => box.height > most)
    return (staying.length > 1 ? staying : tall).map(
      ({ name, box }) => `${name} stays, ${Math.round(box.height)} px of ${innerHeight}`,
    )
  }, mostOfABar)
}
