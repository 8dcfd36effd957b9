import { batch } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/controls/button.tsx'
import { isolate } from '../ui/facts/isolate.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { useGuestsText } from '../ui/facts/units.ts'
import { Notice } from '../ui/states/notice.tsx'
import type { BookingModel } from './booking-model.ts'
import { findCheaperTicket } from './cheaper-ticket.ts'

/** A ticket for several that costs less than they do, and a way to take it. */
export function CheaperParty({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const money = useFormatMoney()
  const guestsText = useGuestsText()
  const option = model.option.value
  const cheaper = option && findCheaperTicket(option, model.party.value)
  return (
    <div aria-live="polite">
      {cheaper ? (
        <Notice
          tone="safe"
          actions={
            <Button
              size="small"
              onClick={(event) => {
                // the notice is gone then
                event.currentTarget.closest('section')?.focus()
                // the ticket first: at no time is nobody coming
                batch(() => cheaper.party.forEach(([id, quantity]) => model.setUnit(id, quantity)))
              }}
            >
              {t('party.take')}
            </Button>
          }
        >
          {t('party.cheaper', {
            guests: guestsText(cheaper.instead, titlesOf(option.units)),
            ticket: isolate(guestsText({ [cheaper.unit.id]: cheaper.quantity }, titlesOf(option.units))),
            amount: money({ ...cheaper.unit.price, amount: cheaper.saved }),
          })}
        </Notice>
      ) : null}
    </div>
  )
}

const titlesOf = (units: readonly { id: string; title?: string }[]) =>
  Object.fromEntries(units.map(({ id, title }) => [id, title]))
