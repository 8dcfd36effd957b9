import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Emblem } from '../ui/pictures/emblem.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import type { CheckoutPhase } from './checkout-model.ts'
import './checkout-progress.css'

const stages = ['processing-cart', 'processing-checkout', 'redirecting'] as const satisfies CheckoutPhase[]

/** Preparing takes up to so long (specification, section 9); then the shopper is told that it takes longer. */
const longAfterMs = 20_000

/** What happens between the button and the payment page. */
export function CheckoutProgress({ phase }: { phase: CheckoutPhase }) {
  const { t } = useTranslation('checkout')
  const title = useRef<HTMLHeadingElement>(null)
  const [long, setLong] = useState(false)
  useEffect(() => {
    title.current?.focus()
    const timer = setTimeout(() => setLong(true), longAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const current = stages.findIndex((stage) => stage === phase)
  return (
    <div className="checkout-progress" aria-busy="true">
      <Emblem hour="dawn" />
      <div className="checkout-progress__words">
        <div role="status">
          <h1 ref={title} className="checkout-progress__title display" tabIndex={-1}>
            {t(`progress.${stages[current] ?? stages[0]}`)}
          </h1>
        </div>
        <p>{t(long ? 'progress.long' : 'progress.wait')}</p>
        <ol className="checkout-progress__stages">
          {stages.map((stage, place) => (
            <li
              key={stage}
              className={
                place <= current
                  ? 'checkout-progress__stage checkout-progress__stage--reached'
                  : 'checkout-progress__stage'
              }
            >
              <span className="checkout-progress__mark">
                {place < current ? <Icon name="check" size={16} /> : null}
              </span>
              {t(`progress.${stage}`)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
