import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** The panel in the page, or what opens it: the bar of a look or a window without room for a panel. */
const controls = '#book, [href="#book"][role="button"]'

/** A way past all that a page tells of an experience: in some looks its booking button is the last thing on it. */
export function SkipToBooking() {
  const { t } = useTranslation('shell')
  return (
    // without scripts the form stands in the page
    <a className="page-frame__skip" href="#book" data-load="full" onClick={skip}>
      {t('skipToBooking')}
    </a>
  )
}

function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const all = [...event.currentTarget.ownerDocument.querySelectorAll<HTMLElement>(controls)]
  const shown = all.find((control) => control.checkVisibility())
  if (!shown) return
  event.preventDefault()
  // the panel is no control itself: what it is called is heard, and its first one comes next
  if (shown.id === 'book') shown.tabIndex = -1
  shown.scrollIntoView({ block: 'nearest' })
  shown.focus({ preventScroll: true })
}
