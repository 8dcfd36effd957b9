import { useTranslation } from 'react-i18next'
import type { Price } from '../../server/contract/availability.ts'
import { dot } from '../ui/facts/dot.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import './change-booking.css'

/** What is booked along and what it costs, where none of it is to be chosen: of an extra for each person there are as many as come. */
export function ExtrasTold({ price: { lines } }: { price: Price }) {
  const { t } = useTranslation(['orders', 'lines'])
  const isolate = useIsolate()
  const money = useFormatMoney()
  const extras = lines
    .filter(({ kind }) => kind === 'extra')
    .map(({ id, label, quantity, amount }) => {
      const named = t('lines:units.titled', { quantity, title: label ?? id })
      return `${named} (${isolate(money(amount))})`
    })
  if (extras.length === 0) return null
  return <p className="change-booking__hint">{t('services', { services: extras.join(dot) })}</p>
}
