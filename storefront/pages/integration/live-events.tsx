import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { WidgetEventName } from '../../../widget/telling/events.ts'
import './live-events.css'

const names: Record<WidgetEventName, true> = {
  ready: true,
  search: true,
  selectItem: true,
  viewItem: true,
  addToCart: true,
  removeFromCart: true,
  viewCart: true,
  beginCheckout: true,
  addPaymentInfo: true,
  purchase: true,
  refund: true,
  outcome: true,
  error: true,
  resize: true,
}
const most = 30

interface Told {
  id: number
  name: string
  detail: string
}

/** What the widget below `place` tells its page, as it happens, the latest first. */
export function LiveEvents({ place }: { place: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('integration')
  const [told, setTold] = useState<readonly Told[]>([])
  const count = useRef(0)
  useEffect(() => {
    const root = place.current
    const note = ({ type, detail }: Event & { detail?: unknown }) => {
      const one = { id: ++count.current, name: type, detail: JSON.stringify(detail) }
      setTold((before) => {
        // a box that grows tells each step
        const isRepeated = type === 'dhow:resize' && before[0]?.name === type
        return [one, ...(isRepeated ? before.slice(1) : before)].slice(0, most)
      })
    }
    const types = Object.keys(names).map((name) => `dhow:${name}`)
    for (const type of types) root?.addEventListener(type, note)
    return () => {
      for (const type of types) root?.removeEventListener(type, note)
    }
  }, [place])
  return (
    <section className="live-events" aria-labelledby="events">
      <h2 id="events" className="live-events__title">
        {t('live.events')}
      </h2>
      {told.length === 0 ? (
        <p>{t('live.noEvents')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrows
        <ol tabIndex={0} className="live-events__list" dir="ltr" aria-labelledby="events">
          {told.map(({ id, name, detail }) => (
            <li key={id}>
              <code>
                <b>{name}</b> {detail}
              </code>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
