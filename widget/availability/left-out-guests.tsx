import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/controls/button.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useGuestsText } from '../ui/facts/units.ts'
import { Notice } from '../ui/states/notice.tsx'
import type { BookingModel } from './booking-model.ts'
import { findLeftOut } from './left-out.ts'
import type { Party } from '../ui/facts/people-of.ts'

/** Names the guests for whom the chosen option has no unit, and offers to book them as another unit. */
export function LeftOutGuests({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('choices')
  const isolate = useIsolate()
  const guestsText = useGuestsText()
  const option = model.option.value
  const { options } = model.source.value.experience
  const left = option && findLeftOut(option, model.wished.value, options)
  // the names that the chosen option has for its units stand last, and hold
  const units = [...options, ...(option ? [option] : [])].flatMap((one) => one.units)
  const titles = Object.fromEntries(units.map(({ id, title }) => [id, title]))
  const told = (party: Party) => isolate(guestsText(party, titles))
  if (!left) return null
  return (
    <Notice
      tone="hurry"
      title={t('party.leftOut', { guests: told(left.guests) })}
      actions={
        <Button
          size="small"
          onClick={(event) => {
            // the notice is gone then
            event.currentTarget.closest('section')?.focus()
            model.wished.value = left.together
          }}
        >
          {t('party.instead', { guests: told(left.instead) })}
        </Button>
      }
    >
      {t('party.noTicket')}
    </Notice>
  )
}
