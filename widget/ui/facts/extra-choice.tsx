import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Extra } from '../../../server/contract/catalogue.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { Stepper } from '../controls/stepper.tsx'
import { useFormatMoney } from './money.tsx'
import { mostOfExtra } from './most-of-extra.ts'
import './extra-choice.css'

/** One thing that can be booked along: ticked, or counted by hand. */
export function ExtraChoice({
  extra,
  pickup,
  quantity,
  guests,
  periods,
  priced = true,
  onChange,
}: {
  extra: Extra
  /** When its travellers are picked up, in words. */
  pickup?: ReactNode
  quantity: number
  guests: number
  periods: number
  /** Not where the price would stand in another currency than the sums beside it. */
  priced?: boolean
  onChange: (quantity: number) => void
}) {
  const { t } = useTranslation('choices')
  const money = useFormatMoney()
  const price = (per?: 'extras.each' | 'extras.perPerson') => {
    if (!priced) return null
    if (extra.price.amount === 0) return t('party.free')
    return per ? t(per, { price: money(extra.price) }) : money(extra.price)
  }
  // one car more, or none: all of a party are provided for
  const least = Math.ceil(guests / (extra.guests ?? Infinity))
  const isTooFew = least > extra.maximum
  const line = (text: ReactNode) => <span className="extra-choice__about">{text}</span>
  const about = (
    <>
      {extra.description ? <bdi className="extra-choice__about">{extra.description}</bdi> : null}
      {pickup ? line(pickup) : null}
      {isTooFew ? line(t('extras.upTo', { most: extra.maximum * (extra.guests ?? 0) })) : null}
    </>
  )
  if (extra.per === 'BOOKING' && extra.maximum > 1) {
    return (
      <Stepper
        label={extra.title}
        hint={
          <>
            {price('extras.each')}
            {about}
          </>
        }
        value={quantity}
        minimum={0}
        maximum={isTooFew ? 0 : mostOfExtra(extra, guests, periods)}
        onChange={(next) => onChange(next < quantity && next < least ? 0 : Math.max(next, least))}
      />
    )
  }
  return (
    <Checkbox
      checked={quantity > 0}
      disabled={isTooFew && quantity === 0}
      onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
    >
      <span className="extra-choice__title">{extra.title}</span>
      {line(price(extra.per === 'PERSON' ? 'extras.perPerson' : undefined))}
      {about}
    </Checkbox>
  )
}
