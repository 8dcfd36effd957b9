import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What is wrong with the screen as it is shown now: wider than its window, text cut off, targets too small, a focus that
 * cannot be seen, something that moves although the visitor asked for stillness.
 */
export async function findLookFaults(page: Page): Promise<string[]> {
  // from now on the browser shows the focus, as it does for a keyboard user
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const faults = new Set<string>()
    const page = document.documentElement
    const isTouch = page.clientWidth < 600
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [inert], [aria-hidden="true"]')

    if (page.scrollWidth > page.clientWidth) {
      const outside = [...document.querySelectorAll('.dhow *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return isSeen(element) && (right > page.clientWidth + 0.5 || left < -0.5)
      })
      faults.add(
        `wider than the window: ${page.scrollWidth}, by ${outside.slice(-2).map(nameOf).join(' and ')}`,
      )
    }

    // text that is cut off by something around it, without three dots and without a way to scroll
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const around = text.parentElement
      if (!around || !text.textContent?.trim() || !isSeen(around)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width, bottom } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box: Element | null = around; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.position === 'fixed') break
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break
        if (style.clipPath.startsWith('inset(50%')) break
        const edge = box.getBoundingClientRect()
        const cutsAcross = style.overflowX === 'hidden' || style.overflowX === 'clip'
        if (cutsAcross && (left < edge.left - 2 || right > edge.right + 2)) {
          faults.add(`text cut off at its side: ${nameOf(around)} in .${box.className}`)
        }
        const cutsDown = style.overflowY === 'hidden' || style.overflowY === 'clip'
        if (cutsDown && edge.height > 0 && bottom > edge.bottom + 4) {
          faults.add(`text cut off at its foot: ${nameOf(around)} in .${box.className}`)
        }
      }
    }

    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(isSeen)

    // WCAG 2.2, 2.5.8: 24 px, save a link within a sentence; by touch 44 px where it is to be pressed (2.5.5)
    ;(document.activeElement as HTMLElement | null)?.blur()
    for (const control of controls) {
      const sentence = control.parentElement?.textContent.trim().length ?? 0
      const isInSentence = sentence > control.textContent.trim().length + 2
      if (getComputedStyle(control).display === 'inline' && isInSentence) continue
      const box = (control.closest('label') ?? control).getBoundingClientRect()
      // a link to the content is there for the keyboard alone, and hidden from sight until it has the focus
      if (getComputedStyle(control).clipPath.startsWith('inset(50%')) continue
      const isPressed = isTouch && control.matches('button, input, select, textarea, summary, .button')
      const least = (isPressed ? 44 : 24) - 0.5
      if (box.width >= least && box.height >= least) continue
      // its label and what is drawn around it may answer too
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const answers = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
      }
      const reach = (across: number, down: number) => {
        let steps = 0
        while (steps < 44 && answers(left + width / 2 + across * steps, top + height / 2 + down * steps)) {
          steps++
        }
        return steps
      }
      const wide = Math.max(box.width, reach(-1, 0) + reach(1, 0))
      const high = Math.max(box.height, reach(0, -1) + reach(0, 1))
      if (wide < least || high < least) {
        faults.add(`target of ${Math.round(wide)} × ${Math.round(high)}: ${nameOf(control)}`)
      }
    }

    // one of each kind: what is drawn around it, or on it, changes when it has the focus
    const around = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...around(element.parentElement)] : []
    const marks = (element: Element) =>
      around(element)
        .slice(0, 6)
        .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)))
        .map(({ outline, boxShadow, borderColor }) => `${outline} ${boxShadow} ${borderColor}`)
        .join('|')
    // days and the like are stepped through by arrows: the one with the focus is then the one that Tab comes to
    const reached = controls.filter(({ tabIndex }) => tabIndex >= 0)
    const kinds = new Map(reached.map((control) => [`${control.tagName}.${control.className}`, control]))
    for (const control of kinds.values()) {
      ;(document.activeElement as HTMLElement | null)?.blur()
      const before = marks(control)
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) continue
      if (marks(control) === before) faults.add(`focus cannot be seen: ${nameOf(control)}`)
    }
    ;(document.activeElement as HTMLElement | null)?.blur()

    for (const element of document.querySelectorAll('.dhow, .dhow *')) {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      const longest = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)))
      if (
        longest(transitionDuration) > 0.01 ||
        (animationName !== 'none' && longest(animationDuration) > 0.01)
      ) {
        faults.add(`moves under reduced motion: ${nameOf(element)}`)
      }
    }
    return [...faults]
  })
}

/** What axe finds, with contrast AAA (7:1) where a text is read at length: from eighty characters on. */
export async function findAxeFaults(page: Page, text: 'real' | 'long'): Promise<string[]> {
  const violations = await findViolations(page, {
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
    // texts that were made longer are no longer those of the names beside them
    'label-content-name-mismatch': { enabled: text === 'real' },
  })
  // where all other links stand in a widget's shadow tree, axe takes the skip link for none (region, 4.14)
  const isSkipLink = (id: string, html: string) => id === 'region' && html.includes('page-frame__skip')
  const isSmall = ({ id }: (typeof violations)[number]) => id === 'target-size'
  const small = violations.some(isSmall) ? await findSmallTargets(page) : []
  return [...violations.filter((violation) => !isSmall(violation)), ...small].flatMap(({ id, nodes }) =>
    nodes
      // a no-break space is one character, however it is written
      .filter(
        ({ html }) =>
          id !== 'color-contrast-enhanced' ||
          html.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, ' ').length > 80,
      )
      .filter(({ html }) => !isSkipLink(id, html))
      .map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  )
}

/**
 * Targets that are too small while sticky bars are static. axe counts a control that a sticky bar covers in part as small, but scrolling
 * uncovers it; that the focus is never covered is tested in `focus-in-sight.e2e.ts`.
 */
async function findSmallTargets(page: Page) {
  const stick = (sticks: boolean) =>
    page.evaluate((isBack) => {
      for (const bar of document.querySelectorAll<HTMLElement>('.dhow *')) {
        if (isBack) {
          if (bar.dataset['laid'] !== undefined) bar.style.position = ''
          delete bar.dataset['laid']
        } else if (getComputedStyle(bar).position === 'sticky') {
          bar.dataset['laid'] = ''
          bar.style.position = 'static'
        }
      }
    }, sticks)
  await stick(false)
  const violations = await findViolations(page, { 'target-size': { enabled: true } })
  await stick(true)
  return violations.filter(({ id }) => id === 'target-size')
}

async function findViolations(page: Page, rules: Record<string, { enabled: boolean }>) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations
}

/** Makes every word two fifths longer, as German and Finnish are beside English; numbers and prices stay. */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.parentElement?.closest('script, style, .money, bdi, title')) continue
      text.data = text.data.replaceAll(
        /\p{L}{4,}/gu,
        (word) => `${word}${word.slice(-Math.ceil(word.length * 0.4)).toLowerCase()}`,
      )
    }
  })
}
