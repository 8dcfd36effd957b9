/** Whether a panel opens above or below its button, and that it is seen whole. */

/** Whether what opens from an element, so many pixels high, has room only above it. A page grows downwards alone: what fits nowhere opens below. */
export function opensAbove(anchor: Element, height: number): boolean {
  const { top, bottom } = anchor.getBoundingClientRect()
  const seen = anchor.ownerDocument.defaultView?.innerHeight ?? Infinity
  return bottom + height > seen && top >= height
}

/**
 * Scrolls what has opened into sight where there is room for it neither above nor below, as far as what opened it stays in
 * sight. To be given as a `ref`.
 */
export function showWhole(opened: Element | null): void {
  opened?.scrollIntoView({ block: 'nearest' })
  const { activeElement } = (opened?.getRootNode() ?? {}) as Partial<Document>
  activeElement?.scrollIntoView({ block: 'nearest' })
}
