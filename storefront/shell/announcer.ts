import { computed } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { Shown } from '../navigation/router.ts'

/** Has a screen reader say what happened on a page. On the next one it is no longer to be read. */
export function createAnnouncer(
  document: Document,
  shown: ReadonlySignal<Pick<Shown, 'url'>>,
): (message: string) => void {
  const announce = (message: string) => {
    const region = document.getElementById('announcer')
    if (region) region.textContent = message
  }
  // a filter or a currency changes the page and is announced on it
  const path = computed(() => shown.value.url.pathname)
  path.subscribe(() => announce(''))
  return announce
}
