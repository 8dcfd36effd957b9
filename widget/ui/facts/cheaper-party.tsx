import { useTranslation } from 'react-i18next'
import type { ExperienceOption } from '../../../server/contract/options.ts'
import { Button } from '../controls/button.tsx'
import { useIsolate } from './isolate.ts'
import { useFormatMoney } from './money.tsx'
import { useGuestsText } from './units.ts'
import { Notice } from '../states/notice.tsx'
import { findCheaperTicket } from './cheaper-ticket.ts'
import type { CheaperTicket } from './cheaper-ticket.ts'
import type { Party } from './people-of.ts'

/** A ticket for several that costs less than they do, and a way to take it. */
export function CheaperParty({
  option,
  party,
  onTake,
}: {
  option: ExperienceOption
  party: Party
  onTake: (party: CheaperTicket['party']) => void
}) {
  const { t } = useTranslation('choices')
  const isolate = useIsolate()
  const money = useFormatMoney()
  const guestsText = useGuestsText()
  const cheaper = findCheaperTicket(option, party)
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
                onTake(cheaper.party)
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
