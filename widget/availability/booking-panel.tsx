import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { BookingForm, isUnavailable } from './booking-form.tsx'
import { BookingTotal } from './booking-total.tsx'
import type { BookingTotalProps } from './booking-total.tsx'
import './booking-panel.css'

/** The choices, which scroll, above the total, which stays. It fills the height that it is given. */
export function BookingPanel(props: BookingTotalProps) {
  useSignals()
  const { model } = props
  useLayoutEffect(() => model.connect(), [model])
  return (
    <div className="booking-panel">
      <div className="booking-panel__body">
        <BookingForm model={model} />
      </div>
      {isUnavailable(model) ? null : (
        <div className="booking-panel__foot">
          <BookingTotal {...props} />
        </div>
      )}
    </div>
  )
}

/** The same in a dialog: for a phone, and to change a line of the cart. */
export function BookingSheet({
  title,
  description,
  lead,
  aside,
  onClose,
  ...props
}: BookingTotalProps & {
  title: string
  description?: ReactNode
  /** Before the choices. */
  lead?: ReactNode
  /** After the choices: another way to come to a booking. */
  aside?: ReactNode
  onClose: () => void
}) {
  useSignals()
  const { model } = props
  useLayoutEffect(() => model.connect(), [model])
  return (
    <Dialog
      title={title}
      description={description}
      shape="sheet"
      onClose={onClose}
      footer={isUnavailable(model) ? undefined : <BookingTotal {...props} />}
    >
      {lead ? <div className="booking-panel__lead">{lead}</div> : null}
      <BookingForm model={model} />
      {aside ? <div className="booking-panel__aside">{aside}</div> : null}
    </Dialog>
  )
}
