/** What a traveller looks for on a page. */
export interface Wanted {
  role: 'button' | 'link' | 'heading' | 'field' | 'radio' | 'text'
  /** A regular expression that its name matches. */
  name: string
  /** Which of several, from 0. */
  nth?: number
}

/** Where it is: `x` and `y` of its middle in pixels of the window, or why it cannot be clicked yet. */
export type Spot = { x: number; y: number } | { why: string }

/** An expression for the page: finds what is wanted through shadow roots and frames of the same site, and brings it on the screen. */
export function spotExpression(wanted: Wanted): string {
  const { role, name, nth = 0 } = wanted
  return `(${findSpot.toString()})(${[role, name, String(nth)].map((text) => JSON.stringify(text)).join(',')})`
}

/** Reads what the expression came to. */
export function readSpot(told: string): Spot {
  const [, x, y] = /^(\d+),(\d+)$/.exec(told) ?? []
  return x && y ? { x: Number(x), y: Number(y) } : { why: told }
}

/**
 * Runs in the page, where old libraries have replaced what it uses: loops instead of methods of arrays, and a text as the
 * reply. Playwright's own finders cannot be had in every engine.
 */
function findSpot(role: string, name: string, nth: string): string {
  const selectors: Record<string, string> = {
    button: 'button,summary,[role=button],input[type=submit]',
    link: 'a[href]',
    heading: 'h1,h2,h3,h4,h5,h6,[role=heading]',
    field: 'input,textarea,select',
    radio: 'input[type=radio]',
    text: 'p,li,a',
  }
  const pattern = new RegExp(name, 'u')
  const trimmed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label) return trimmed(label)
    const root = element.getRootNode() as Document
    const by = element.getAttribute('aria-labelledby')
    if (by) {
      return trimmed(
        by.split(/\s+/).reduce((all, id) => `${all} ${root.getElementById(id)?.textContent ?? ''}`, ''),
      )
    }
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return trimmed(labels[0]?.textContent)
    return trimmed(element.textContent) || trimmed((element as HTMLInputElement).value)
  }
  const found: Element[] = []
  const search = (root: Document | ShadowRoot): void => {
    const all = root.querySelectorAll('*')
    for (let index = 0; index < all.length; index++) {
      const element = all[index]
      if (!element) continue
      if (element.matches(selectors[role] ?? '') && pattern.test(nameOf(element))) found.push(element)
      if (element.shadowRoot) search(element.shadowRoot)
      const inner = element.localName === 'iframe' && (element as HTMLIFrameElement).contentDocument
      if (inner) search(inner)
    }
  }
  search(document)
  /** A point of the element's own frame as a point of the window. */
  const inWindow = (element: Element, point: { x: number; y: number }) => {
    let { x, y } = point
    let frame = element.ownerDocument.defaultView?.frameElement
    while (frame) {
      const box = frame.getBoundingClientRect()
      x += box.x + frame.clientLeft
      y += box.y + frame.clientTop
      frame = frame.ownerDocument.defaultView?.frameElement
    }
    return { x, y, isSeen: x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight }
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  /** What would get the click in its place; empty when it does itself. */
  const coverOf = (label: Element, element: Element, { x, y }: { x: number; y: number }): string => {
    let hit = element.ownerDocument.elementFromPoint(x, y)
    for (;;) {
      const deeper: Element | null | undefined = hit?.shadowRoot?.elementFromPoint(x, y)
      if (!deeper || deeper === hit) break
      hit = deeper
    }
    for (let node: Node | null = hit; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
      if (node === label || node === element) return ''
    }
    return hit ? `${hit.localName}.${String(hit.className)}` : 'nothing'
  }
  let left = Number(nth)
  let why = `no ${role} ${name}`
  for (let index = 0; index < found.length; index++) {
    const element = found[index]
    if (!element) continue
    const label = role === 'radio' ? ((element as HTMLInputElement).labels?.[0] ?? element) : element
    if (!isSeen(label)) {
      why = `${role} ${name} is hidden`
      continue
    }
    if (left-- > 0) continue
    if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true') {
      return `${role} ${name} is disabled`
    }
    const view = element.ownerDocument.defaultView
    const box = label.getBoundingClientRect()
    const isOnScreen =
      box.top >= 0 && box.bottom <= (view?.innerHeight ?? 0) && inWindow(label, middleOf(label)).isSeen
    if (!isOnScreen) label.scrollIntoView({ block: 'center', behavior: 'instant' })
    let at = middleOf(label)
    let over = isOnScreen ? coverOf(label, element, at) : 'not looked at'
    if (over) {
      // a header that stays on the screen covers what has scrolled below it
      label.scrollIntoView({ block: 'center', behavior: 'instant' })
      at = middleOf(label)
      over = coverOf(label, element, at)
    }
    if (over) return `${role} ${name} is covered by ${over}`
    const { x, y, isSeen: isInWindow } = inWindow(label, at)
    if (!isInWindow) return `${role} ${name} is off the screen`
    return `${Math.round(x)},${Math.round(y)}`
  }
  return why
}
