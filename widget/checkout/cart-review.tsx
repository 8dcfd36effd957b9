import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart, CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace } from '../environment/places.ts'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { useGuestsText } from '../ui/facts/units.ts'
import type { CheckoutModel, Review } from './checkout-model.ts'
import { ConfirmBlock } from './confirm-block.tsx'
import { isOfOffer } from './is-of-offer.ts'
import './cart-review.css'

/**
 * The cart check found something: what it is, line by line, and the new total, which is charged only after a fresh
 * consent. `before` is the cart as the shopper saw it.
 */
export function CartReview({
  model,
  review,
  before,
}: {
  model: CheckoutModel
  review: Review
  before: Cart
}) {
  useSignals()
  const { t } = useTranslation('checkout')
  const { address } = useEnvironment()
  const guestsText = useGuestsText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // what went wrong at the fresh consent takes the focus itself
    if (!model.trouble.peek()) title.current?.focus()
  }, [model])
  const { check, repriced } = review
  const { discount } = review.cart
  const lineOf = (id: string) =>
    review.cart.lines.find((line) => line.id === id) ?? before.lines.find((line) => line.id === id)
  const gone = review.unavailable.flatMap((id) => lineOf(id) ?? [])
  const changed = repriced.flatMap(({ lineId, agreed, now }) => {
    const line = lineOf(lineId)
    return line ? [{ line, agreed, now }] : []
  })
  const left = review.cart.lines.filter(({ id }) => !review.unavailable.includes(id))
  return (
    <div className="cart-review">
      <h1 ref={title} className="cart-review__title display" tabIndex={-1}>
        {t(`review.${check}.title`)}
      </h1>
      <Notice tone="hurry">{t(`review.${check}.text`)}</Notice>
      {gone.length > 0 ? (
        <section className="cart-review__part">
          <h2 className="cart-review__subtitle">{t('review.unavailable')}</h2>
          <ul className="cart-review__lines">
            {gone.map((line) => (
              <GoneLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ) : null}
      {changed.length > 0 ? (
        <section className="cart-review__part">
          <h2 className="cart-review__subtitle">{t('review.repriced')}</h2>
          <ul className="cart-review__lines">
            {changed.map(({ line, agreed, now }) => (
              <li key={line.id} className="cart-review__line">
                <LineName line={line} />
                <p className="cart-review__price">
                  <span className="visually-hidden">{t('review.before')}</span>
                  <MoneyText money={agreed} struck />{' '}
                  <span className="visually-hidden">{t('review.now')}</span>
                  <strong>
                    <MoneyText money={now} />
                  </strong>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {check === 'all-unavailable' ? (
        <div className="cart-review__actions">
          <ButtonLink look="act" href={address({ to: 'listing' })}>
            {t('review.explore')}
          </ButtonLink>
          {before.lines.some(isOfOffer) ? null : (
            <ButtonLink href={address({ to: 'cart' })}>{t('review.cart')}</ButtonLink>
          )}
        </div>
      ) : (
        <form
          className="cart-review__consent"
          onSubmit={(event) => {
            event.preventDefault()
            void model.confirm()
          }}
        >
          <section className="cart-review__part">
            <h2 className="cart-review__subtitle">{t('review.left')}</h2>
            <ul className="cart-review__lines">
              {left.map((line) => (
                <li key={line.id} className="cart-review__line">
                  <div>
                    <LineName line={line} />
                    <p className="cart-review__when">
                      {guestsText(line.selection.units, line.unitTitles, line.selection.guests)}
                    </p>
                  </div>
                  <p className="cart-review__price">
                    <MoneyText money={line.price.total} />
                  </p>
                </li>
              ))}
              {discount.amount > 0 ? (
                <li className="cart-review__line">
                  <p>{t('summary.discount', { code: review.cart.promo?.code })}</p>
                  <p className="cart-review__price">
                    <MoneyText money={{ ...discount, amount: -discount.amount }} />
                  </p>
                </li>
              ) : null}
            </ul>
          </section>
          <ConfirmBlock
            model={model}
            lines={left}
            total={review.totalPayable}
            method={before.payLater ? model.method.value : 'CARD'}
            label={t('review.newTotal')}
          />
          <Button look="quiet" className="cart-review__back" onClick={() => model.reopen()}>
            {t('review.back')}
          </Button>
        </form>
      )}
    </div>
  )
}

function GoneLine({ line }: { line: CartLine }) {
  const { t } = useTranslation(['checkout', 'faults'])
  const { address } = useEnvironment()
  const { experience, fault } = line
  const similar = { ...cityPlace(experience.destination), category: experience.category.slug }
  return (
    <li className="cart-review__line">
      <div>
        <LineName line={line} />
        {fault ? (
          <p className="cart-review__fault">{t(`faults:${fault.fault}`, { count: fault.limit ?? 1 })}</p>
        ) : null}
      </div>
      <a className="cart-review__similar" href={address(similar)}>
        {t('checkout:review.similar')}
      </a>
    </li>
  )
}

function LineName({ line }: { line: CartLine }) {
  const { day, time, zoneOf } = useLocalTimes()
  return (
    <div>
      <p className="cart-review__name">{line.experience.title}</p>
      <p className="cart-review__when">
        {day(line.start, 'short')}, <span className="isolate">{time(line.start)}</span> (
        {zoneOf(line.experience.destination.name)})
      </p>
    </div>
  )
}
