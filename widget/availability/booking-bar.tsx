import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { FromPriceText } from '../ui/facts/from-price.tsx'
import { afterPaint } from '../ui/after-paint.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { MoneyText } from '../ui/facts/money.tsx'
import type { BookingModel } from './booking-model.ts'
import { priceFrom } from './option-price.ts'
import './booking-bar.css'

/** Of a reader who scrolls on. */
const signs = ['scroll', 'pointerdown', 'keydown'] as const

/** The price and the next step, at the foot of a phone. */
export function BookingBar({
  experience,
  model,
  onArrive,
  onNear,
  onOpen,
}: {
  experience: Experience
  model: BookingModel | undefined
  /** It is on the screen. */
  onArrive?: (from: Element) => void
  /** Somebody has begun to read: what the button opens may be fetched. */
  onNear?: () => void
  onOpen: (from: Element) => void
}) {
  useSignals()
  const { t } = useTranslation('availability')
  const bar = useRef<HTMLElement>(null)
  const near = useRef(onNear)
  const arrive = useRef(onArrive)
  useEffect(() => {
    const page = bar.current?.ownerDocument
    if (bar.current) arrive.current?.(bar.current)
    const fetchOnce = () => near.current?.()
    for (const sign of signs) page?.addEventListener(sign, fetchOnce, { once: true, passive: true })
    return () => signs.forEach((sign) => page?.removeEventListener(sign, fetchOnce))
  }, [])
  const [isOpening, setOpening] = useState(false)
  // the button alone says first that it was heard: to draw the sheet takes a slow phone half a second
  const open = (from: Element) => {
    setOpening(true)
    afterPaint(from, () => {
      setOpening(false)
      onOpen(from)
    })
  }
  const total = model?.quote.value.value?.price?.total
  const label = experience.negotiation === 'ONLY' ? 'offer.ask' : total ? 'continue' : 'check'
  return (
    <section ref={bar} className="booking-bar" aria-label={t('bar.label')}>
      <p className="booking-bar__price">
        {total ? (
          <>
            <span className="booking-bar__label">{t('price.total')}</span>{' '}
            <strong>
              <MoneyText money={total} />
            </strong>
          </>
        ) : (
          <FromPriceText from={priceFrom(experience, model)} />
        )}
      </p>
      {/* without scripts it leads to the form in the page */}
      <ButtonLink
        look="act"
        href="#book"
        role="button"
        data-load="full"
        aria-busy={isOpening}
        onClick={(event) => {
          event.preventDefault()
          open(event.currentTarget)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          open(event.currentTarget)
        }}
      >
        {t(label)}
      </ButtonLink>
    </section>
  )
}
