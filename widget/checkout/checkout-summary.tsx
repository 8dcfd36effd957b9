import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart, CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { dot } from '../ui/facts/dot.ts'
import { useHireLength } from '../ui/facts/hire-length.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { PriceLines } from '../ui/facts/price-lines.tsx'
import { Picture } from '../ui/pictures/picture.tsx'
import { Summary, SummaryRow } from '../ui/facts/summary.tsx'
import { useGuestsText } from '../ui/facts/units.ts'
import { isOfOffer } from './is-of-offer.ts'
import './checkout-summary.css'

/**
 * What is being bought, always in sight: a column beside the form, or on a phone one line at the top that stays there
 * and opens.
 */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout')
  const { layout } = useEnvironment()
  const titleId = useId()
  return (
    <aside className={`checkout-summary checkout-summary--${layout.checkout}`} aria-labelledby={titleId}>
      <details className="checkout-summary__fold">
        <summary className="checkout-summary__line">
          <span>{t('summary.lines', { count: cart.lines.filter(({ fault }) => !fault).length })}</span>
          <strong>
            <MoneyText money={cart.total} />
          </strong>
          <Icon name="down" size={16} />
        </summary>
        <Content cart={cart} />
      </details>
      <div className="checkout-summary__column">
        <h2 id={titleId} className="checkout-summary__title">
          {t('summary.title')}
        </h2>
        <Content cart={cart} />
      </div>
    </aside>
  )
}

function Content({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout')
  const { address } = useEnvironment()
  return (
    <div className="checkout-summary__content">
      <ul className="checkout-summary__items">
        {cart.lines.map((line) => (
          <Item key={line.id} line={line} />
        ))}
      </ul>
      <Summary>
        <SummaryRow label={t('summary.subtotal')} money={cart.subtotal} />
        {cart.discount.amount > 0 ? (
          <SummaryRow
            tone="safe"
            label={t('summary.discount', { code: cart.promo?.code })}
            money={{ ...cart.discount, amount: -cart.discount.amount }}
          />
        ) : null}
        <div className="checkout-summary__total">
          <dt>{t('summary.total')}</dt>
          <dd>
            <MoneyText money={cart.total} />
          </dd>
        </div>
      </Summary>
      {cart.lines.some(isOfOffer) ? null : (
        <a className="checkout-summary__change" href={address({ to: 'cart' })}>
          {t('summary.change')}
        </a>
      )}
    </div>
  )
}

function Item({ line }: { line: CartLine }) {
  const { t } = useTranslation(['checkout', 'cart', 'lines', 'faults'])
  const isolate = useIsolate()
  const { day, moment, span, time } = useLocalTimes()
  const lengthOf = useHireLength()
  const guests = useGuestsText()
  const { experience, fault, pickup, selection, start, until } = line
  const length = lengthOf(line.price)
  const when = !until
    ? moment(start)
    : start.slice(0, 10) === until.slice(0, 10)
      ? `${day(start, 'short')}${dot}${span(start, until)}`
      : span(start, until)
  return (
    <li className="checkout-summary__item">
      <span className="checkout-summary__picture">
        <Picture picture={experience.picture} sizes="72px" />
      </span>
      <div className="checkout-summary__what">
        <p className="checkout-summary__name">{experience.title}</p>
        <p>{line.optionTitle}</p>
        <p>
          <span className="isolate">{when}</span>{' '}
          {t('lines:zoneAside', { place: experience.destination.name })}
          {length ? `${dot}${length}` : null}
        </p>
        <p>{guests(selection.units, line.unitTitles, selection.guests)}</p>
        {pickup ? (
          <p>{t('summary.pickup', { name: isolate(pickup.name), time: pickup.time && time(pickup.time) })}</p>
        ) : line.ownWay ? (
          <p>{t('summary.ownWay')}</p>
        ) : null}
        {fault ? (
          <p className="checkout-summary__fault">{t(`faults:${fault.fault}`, { count: fault.limit ?? 1 })}</p>
        ) : null}
      </div>
      {fault ? null : (
        <p className="checkout-summary__price">
          <MoneyText money={line.price.total} />
        </p>
      )}
      {fault ? null : (
        <div className="checkout-summary__lines">
          <PriceLines price={line.price} />
          {line.payThere ? (
            <p className="checkout-summary__there">
              {t(`cart:payThere.${line.payThere.kind}`, { sum: line.payThere.sum })}
            </p>
          ) : null}
        </div>
      )}
    </li>
  )
}
