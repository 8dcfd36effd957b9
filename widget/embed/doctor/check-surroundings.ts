import { widgetsOf } from './finding.ts'
import type { Finding, Patient } from './finding.ts'

/** Below this the widget cannot be used. */
const leastWidth = 260

/** What stands around each widget lets it be seen, grow and open over the page. */
export function checkSurroundings(patient: Patient): Finding[] {
  const found = [
    ...checkFrame(patient),
    ...widgetsOf(patient).flatMap((widget) => [
      ...checkSize(widget),
      ...ancestorsOf(widget).flatMap((ancestor) => checkAncestor(ancestor, widget)),
    ]),
  ]
  // several widgets may stand in the same box
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** A frame is as high as its page says, and payment has to leave it. */
function checkFrame({ page }: Patient): Finding[] {
  if (page.self === page.top) return []
  const frame =
    '<iframe … allow="clipboard-write" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation">'
  return [{ kind: 'framed', about: page.location.host, line: frame }]
}

function checkSize(widget: HTMLElement): Finding[] {
  if (widget.hidden || /^(cart|button|dialog)$/.test(widget.getAttribute('view') ?? '')) return []
  // a box that is not shown, as the pages of a tab strip are, is no mistake
  if (widget.getClientRects().length === 0) return []
  const width = widget.offsetWidth
  if (width >= leastWidth) return []
  // no rule of the page reaches the widget itself
  const [box] = ancestorsOf(widget)
  return [{ kind: 'hidden', about: `${width}px`, line: box && `${nameOf(box)} { min-width: 320px }` }]
}

function checkAncestor(ancestor: Element, widget: HTMLElement): Finding[] {
  const style = getComputedStyle(ancestor)
  const name = nameOf(ancestor)
  const findings: Finding[] = []
  const clips = /hidden|clip/.test(style.overflowY)
  // auto and scroll can be scrolled; what is hidden is lost
  if (clips && ancestor.scrollHeight > ancestor.clientHeight + 1 && !isRoot(ancestor)) {
    findings.push({
      kind: 'clipped',
      about: `${name}, overflow: ${style.overflowY}`,
      line: `${name} { overflow: visible; height: auto; max-height: none }`,
    })
  }
  const traps: [property: string, value: string, none: string][] = [
    ['transform', style.transform, 'none'],
    ['filter', style.filter, 'none'],
    ['perspective', style.perspective, 'none'],
    ['backdrop-filter', style.backdropFilter, 'none'],
    ['contain', /paint|strict|content/.test(style.contain) ? style.contain : 'none', 'none'],
    ['content-visibility', style.contentVisibility, 'visible'],
  ]
  for (const [property, value, none] of traps) {
    if (!value || value === none) continue
    findings.push({
      kind: 'trapped',
      about: `${name}, ${property}: ${value}`,
      line: `${name} { ${property}: ${none} }`,
    })
  }
  const isUnseen =
    style.opacity === '0' ||
    style.pointerEvents === 'none' ||
    (ancestor instanceof HTMLElement && ancestor.inert)
  if (isUnseen && widget.isConnected) {
    const line = `${name} { opacity: 1; pointer-events: auto }`
    findings.push({ kind: 'hidden', about: name, line: ancestor.hasAttribute('inert') ? undefined : line })
  }
  return findings
}

function isRoot(element: Element): boolean {
  return element === element.ownerDocument.documentElement || element === element.ownerDocument.body
}

/** From the inside out, through the shadow roots of others. */
function ancestorsOf(widget: Element): Element[] {
  const ancestors: Element[] = []
  let node: Node | null = widget
  while (node) {
    const parent: Node | null = node.parentNode
    node = parent instanceof ShadowRoot ? parent.host : parent
    if (node instanceof Element) ancestors.push(node)
  }
  return ancestors
}

/** A selector that the page's maker recognises. */
function nameOf(element: Element): string {
  const tag = element.localName
  if (element.id) return `${tag}#${CSS.escape(element.id)}`
  const [first] = element.classList
  return first ? `${tag}.${CSS.escape(first)}` : tag
}
