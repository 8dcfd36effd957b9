import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import type { longestAddress as longestAddressSent, longestNote } from '../../server/contract/notes.ts'
import { TextField } from '../ui/controls/field.tsx'
import { TextArea } from '../ui/controls/text-area.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { CheckoutModel } from './checkout-model.ts'
import { dot } from '../ui/facts/dot.ts'
import { addressKey } from './supplier-words.ts'
import './supplier-notes.css'

const longest: typeof longestNote = 500

const longestAddress: typeof longestAddressSent = 300

/** What the traveller tells the supplier of each line: the address that something needs, and a note, folded until it is wanted. */
export function SupplierNotes({ model, lines }: { model: CheckoutModel; lines: readonly CartLine[] }) {
  useSignals()
  const { t } = useTranslation('checkout')
  const isolate = useIsolate()
  const { day } = useLocalTimes()
  const notes = model.notes.value
  const [opens] = useState(() => lines.some(({ id }) => notes[id]))
  const labelOf = ({ experience, optionTitle, start }: CartLine) =>
    [experience.title, optionTitle, day(start)].map(isolate).join(dot)
  return (
    <>
      {lines.map((line) => {
        const { id, addressFor } = line
        const key = addressKey(id)
        return addressFor ? (
          <TextField
            key={id}
            name={key}
            label={lines.length > 1 ? `${t('notes.address')}${dot}${labelOf(line)}` : t('notes.address')}
            hint={t('notes.addressHint', { extra: addressFor.map(isolate).join(dot) })}
            error={model.unaddressed.value.includes(key) ? t('faults.required') : undefined}
            autoComplete="off"
            maxLength={longestAddress}
            value={notes[key] ?? ''}
            onChange={(event) => model.note(key, event.currentTarget.value)}
            required
          />
        ) : null
      })}
      <details className="supplier-notes" open={opens}>
        <summary className="supplier-notes__add">
          {t('notes.add')}
          <Icon name="down" size={16} />
        </summary>
        <div className="supplier-notes__fields">
          {lines.map((line) => (
            <TextArea
              key={line.id}
              label={lines.length > 1 ? labelOf(line) : t('notes.label')}
              hint={t('notes.hint')}
              rows={2}
              maxLength={longest}
              value={notes[line.id] ?? ''}
              onChange={(event) => model.note(line.id, event.currentTarget.value)}
            />
          ))}
        </div>
      </details>
    </>
  )
}
