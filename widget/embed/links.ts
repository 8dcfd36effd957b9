/** Links within a widget: a step of the widget, or a page of the product. */
import { fixedPaths, localisePath } from '../../server/contract/addresses.ts'
import type { FixedPage } from '../../server/contract/addresses.ts'
import type { Place } from '../environment/places.ts'
import { stagePlaceOf } from './stage.ts'
import type { StagePlace } from './stage.ts'

const mark = '#dhow:'

/** Address of a place: a mark that a click in the widget understands, or a page of the product. */
export function addressIn(site: string, language: string, place: Place): string {
  const step = stagePlaceOf(place)
  if (step) return mark + encodeURIComponent(JSON.stringify(step))
  return site + localisePath(language, place.to in fixedPaths ? fixedPaths[place.to as FixedPage] : '/')
}

/** The step that a link leads to. */
export function stepOf(href: string | null): StagePlace | undefined {
  if (!href?.startsWith(mark)) return undefined
  return JSON.parse(decodeURIComponent(href.slice(mark.length))) as StagePlace
}

/** Lets links of a widget move the widget; a page of the product opens beside the host's. Returns the removal. */
export function followSteps(root: EventTarget, go: (place: StagePlace) => void): () => void {
  const onClick = (event: Event) => {
    const link = event
      .composedPath()
      .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
    if (!link || event.defaultPrevented) return
    const href = link.getAttribute('href')
    const step = stepOf(href)
    if (step) {
      event.preventDefault()
      return go(step)
    }
    if (/^https?:/.test(href ?? '') && !link.target) {
      link.target = '_blank'
      link.rel = 'noreferrer'
    }
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
