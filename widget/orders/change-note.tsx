import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import type { longestAddress as longestAddressSent, longestNote } from '../../server/contract/notes.ts'
import { useWrite } from '../environment/use-write.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { TextArea } from '../ui/controls/text-area.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { AboutBooking } from './about-booking.tsx'
import type { KeptOrder } from './order-shelf.ts'
import { titleIdOf } from './title-id.ts'
import './change-note.css'

const longest: typeof longestNote = 500

const longestAddress: typeof longestAddressSent = 300

/** Props of `ChangeNote`. */
export interface ChangeNoteProps {
  order: KeptOrder
  booking: Booking
  /** Told once it is saved: the order is to be read again. */
  onChanged: () => void
}

/** The note to the supplier after the purchase, and the address where one was given: to add, to change or to take back. */
export function ChangeNote(props: ChangeNoteProps) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState(false)
  const { booking } = props
  return (
    <>
      <Button look="quiet" size="small" aria-describedby={titleIdOf(booking)} onClick={() => setOpen(true)}>
        {t('noting.open', { context: saidOf(booking) })}
      </Button>
      {open ? <NoteDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function NoteDialog({ order, booking, onChanged, onClose }: ChangeNoteProps & { onClose: () => void }) {
  const { t } = useTranslation('orders')
  const [note, setNote] = useState(booking.note ?? '')
  const [address, setAddress] = useState(booking.addressGiven)
  const lacksAddress = address?.trim() === ''
  const context = address === undefined ? undefined : 'address'
  const [tried, setTried] = useState(false)
  const saving = useWrite(`${note}\n${address}`, (api) =>
    api.call('changeNote', {
      path: { reference: order.reference, booking: booking.reference },
      token: order.token,
      body: { note, address },
    }),
  )
  const save = async () => {
    setTried(true)
    if (lacksAddress || !(await saving.send())) return
    onClose()
    onChanged()
  }
  return (
    <Dialog
      title={t('noting.title', { context })}
      description={<AboutBooking booking={booking} />}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="change-note__actions">
          <Button look="act" busy={saving.state === 'sending'} onClick={() => void save()}>
            {t('noting.save', { context })}
          </Button>
          <Button onClick={onClose}>{t('change.keep')}</Button>
        </div>
      }
    >
      <div className="change-note__body">
        {saving.state === 'failed' ? (
          <Notice tone="wrong" alert>
            {t('noting.failed', { context: reasons[saving.code ?? ''] })}
          </Notice>
        ) : null}
        {address === undefined ? null : (
          <TextField
            label={t('noting.address')}
            error={tried && lacksAddress ? t('noting.addressMissing') : undefined}
            autoComplete="off"
            maxLength={longestAddress}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            required
          />
        )}
        <TextArea
          label={t('noting.label')}
          hint={t('noting.hint')}
          rows={4}
          maxLength={longest}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}

/** The refusals that a traveller can do something about, by the codes of their problems. */
const reasons: Readonly<Record<string, 'late' | 'often'>> = {
  not_changeable: 'late',
  too_many_attempts: 'often',
}

/** What the supplier was told already. */
function saidOf({ note, addressGiven }: Booking): 'again' | 'address' | 'addressAgain' | undefined {
  if (addressGiven === undefined) return note ? 'again' : undefined
  return note ? 'addressAgain' : 'address'
}
