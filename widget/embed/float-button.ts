import type { Corner } from './host-options.ts'
import type { Warn } from './warn.ts'

const corners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const satisfies readonly Corner[]
/** Pixels, as far from the corner as a thumb can see that it floats. */
const usualOffset = 16

/** What the page has written of a button's place. */
export interface WrittenPlace {
  corner?: string
  offset?: string
}

/** Where a button floats: declarations for its style, clear of a telephone's rounded corners and bars. Mistakes are told. */
export function readPlace({ corner: written, offset }: WrittenPlace, warn: Warn): Record<string, string> {
  const corner = corners.find((known) => known === written)
  if (!corner) warn('corner', `"${written}" is none of ${corners.join(', ')}`)
  const given = /^(\d{1,4})(?:px)?(?:\s+(\d{1,4})(?:px)?)?$/.exec(offset ?? String(usualOffset))
  if (!given) warn('offset', `"${offset}" is not one or two numbers of pixels`)
  const [, across = String(usualOffset), along = across] = given ?? []
  const [edge = '', side = ''] = (corner ?? corners[0]).split('-')
  const from = (name: string, pixels: string) => `calc(${pixels}px + env(safe-area-inset-${name}, 0px))`
  return { inset: 'auto', [edge]: from(edge, along), [side]: from(side, across) }
}

/**
 * Lets a button float over the page: in the top layer, where the page's own boxes neither cover it nor cut it off, and by
 * its z-index in a browser without popovers.
 */
export function floatButton(button: HTMLElement, written: WrittenPlace, warn: Warn): void {
  const place = {
    position: 'fixed',
    margin: '0',
    overflow: 'visible',
    'z-index': '2147483000',
    'max-inline-size': 'calc(100% - 32px)',
    'box-shadow': 'var(--dhow-shadow-float)',
    ...readPlace(written, warn),
  }
  for (const name of ['top', 'right', 'bottom', 'left']) button.style.removeProperty(name)
  for (const [name, value] of Object.entries(place)) button.style.setProperty(name, value)
  button.popover = 'manual'
  if (button.isConnected) button.showPopover?.()
}
