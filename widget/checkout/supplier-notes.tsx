import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import type { longestNote } from '../../server/contract/checkout.ts'
import { TextArea } from '../ui/controls/text-area.tsx'
import { isolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { CheckoutModel } from './checkout-model.ts'
import { dot } from '../ui/facts/dot.ts'
import './supplier-notes.css'

const longest: typeof longestNote = 500

/** What the traveller tells the supplier of each line: folded, but where a driver comes, an extra needs an address or something was written. */
export function SupplierNotes({ model, lines }: { model: CheckoutModel; lines: readonly CartLine[] }) {
  useSignals()
  const { t } = useTranslation('checkout')
  const { day } = useLocalTimes()
  const notes = model.notes.value
  const [opens] = useState(() =>
    lines.some(({ id, pickup, addressFor }) => pickup || addressFor || notes[id]),
  )
  return (
    <details className="supplier-notes" open={opens}>
      <summary className="supplier-notes__add">
        {t('notes.add')}
        <Icon name="down" size={16} />
      </summary>
      <div className="supplier-notes__fields">
        {lines.map(({ id, experience, start, pickup, addressFor }) => (
          <TextArea
            key={id}
            label={
              lines.length > 1 ? `${isolate(experience.title)}${dot}${isolate(day(start))}` : t('notes.label')
            }
            hint={
              addressFor
                ? t('notes.addressHint', { extra: addressFor.map(isolate).join(dot) })
                : t(pickup ? 'notes.pickupHint' : 'notes.hint')
            }
            rows={2}
            maxLength={longest}
            value={notes[id] ?? ''}
            onChange={(event) => model.note(id, event.currentTarget.value)}
          />
        ))}
      </div>
    </details>
  )
}
