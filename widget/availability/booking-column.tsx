import { Suspense, useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { BookingHead } from './booking-head.tsx'
import type { BookingModel } from './booking-model.ts'
import type { BookingTotalProps } from './booking-total.tsx'
import './booking-column.css'

/** Props of `BookingColumn`. */
export interface BookingColumnProps {
  experience: Experience
  model: BookingModel | undefined
  begin: (from: Element) => void
  onSubmit: BookingTotalProps['onSubmit']
  /** `BookingPanel`, or what loads it. */
  panel: ComponentType<BookingTotalProps>
  /** Below the total: a custom offer. */
  aside?: ReactNode
  /** Instead of the panel, for a browser that runs no scripts. */
  plain?: ReactNode
}

/** The booking panel as a column beside the page. It begins when the column is in sight, which on a phone is never: there it is not shown. */
export function BookingColumn(props: BookingColumnProps) {
  const { experience, model, begin, onSubmit, panel: Panel, aside, plain } = props
  const { t } = useTranslation('availability')
  const column = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  const isForSale = experience.negotiation !== 'ONLY'

  useEffect(() => {
    const element = column.current
    const view = element?.ownerDocument.defaultView
    if (!element || !view || !isForSale) return undefined
    const sight = new view.IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      begin(element)
    })
    sight.observe(element)
    return () => sight.disconnect()
  }, [begin, isForSale])

  return (
    <section ref={column} id="book" className="booking-column" aria-label={t('title')}>
      {/* the steps of the panel are of the third rank */}
      <h2 className="visually-hidden">{t('title')}</h2>
      <div className="booking-column__head">
        <BookingHead experience={experience} model={model} />
      </div>
      {isForSale ? (
        <>
          {seen && model ? (
            <Suspense fallback={<Waiting />}>
              <Panel model={model} onSubmit={onSubmit} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </>
      ) : null}
      {plain ? <noscript>{plain}</noscript> : null}
      {aside ? <div className="booking-column__aside">{aside}</div> : null}
    </section>
  )
}

/** As high as the calendar that comes. */
function Waiting() {
  const { t } = useTranslation('availability')
  return (
    <div className="booking-column__wait">
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton shape="title" />
      <div className="booking-column__days">
        {Array.from({ length: 6 }, (_, week) => (
          <Skeleton key={week} shape="button" />
        ))}
      </div>
      <Skeleton shape="button" />
    </div>
  )
}
