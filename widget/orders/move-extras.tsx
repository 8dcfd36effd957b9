import { useTranslation } from 'react-i18next'
import type { Extra } from '../../server/contract/catalogue.ts'
import { ExtraChoice } from '../ui/facts/extra-choice.tsx'
import { fitExtras } from './extras-along.ts'
import type { Along, Coming } from './extras-along.ts'
import './change-booking.css'

/** The extras of a booking within its change, as the booking panel has them, with what was bought chosen. */
export function MoveExtras({
  extras,
  along,
  guests,
  periods,
  priced,
  onChange,
}: Coming & {
  extras: readonly Extra[]
  along: Along
  priced: boolean
  onChange: (along: Along) => void
}) {
  const { t } = useTranslation(['orders', 'choices'])
  const fitting = fitExtras(extras, along, { guests, periods })
  return (
    <section className="change-booking__party">
      <h3 className="change-booking__subtitle">{t('choices:extras.title')}</h3>
      {extras.map((extra) => {
        const quantity = fitting[extra.id] ?? 0
        // of what carries several guests, or is one for each hour, the number says nothing of the party
        const isMany = !extra.guests && extra.atMost !== 'PERIODS' && quantity > guests
        return (
          <div key={extra.id}>
            <ExtraChoice
              extra={extra}
              quantity={quantity}
              guests={guests}
              periods={periods}
              priced={priced}
              onChange={(next) => onChange({ ...fitting, [extra.id]: next })}
            />
            {isMany ? <p className="change-booking__many">{t('orders:change.move.manyExtras')}</p> : null}
          </div>
        )
      })}
    </section>
  )
}
