import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../server/contract/catalogue.ts'
import { BookingColumn } from '../../availability/booking-column.tsx'
import { BookingPanel } from '../../availability/booking-panel.tsx'
import type { OfferDialogProps } from '../../availability/offer-dialog.tsx'
import { useBooking } from '../../availability/use-booking.ts'
import { wishedOf } from '../../availability/offer-wish.ts'
import { usePart } from '../../environment/use-part.ts'
import { useCart } from '../../cart/cart-context.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DialogsInPlace } from '../../ui/overlays/dialog.tsx'
import './booking-of.css'

const AddedToCart = lazy(async () => ({
  default: (await import('../../cart/added-to-cart.tsx')).AddedToCart,
}))
const loadOffer = async () => {
  const [{ OfferDialog }, { createPhoneNumbers }] = await Promise.all([
    import('../../availability/offer-dialog.tsx'),
    import('../../checkout/phone-numbers.ts'),
  ])
  return { OfferDialog, phones: createPhoneNumbers() }
}
const offerTexts = ['offer-request']

/** The form by which a custom offer is asked for. */
function OfferRequest(props: Omit<OfferDialogProps, 'phones'>) {
  const { part, failed } = usePart(loadOffer, offerTexts)
  const { onClose } = props
  // the button that opened it is there for another try
  useEffect(() => {
    if (failed) onClose()
  }, [failed, onClose])
  return part ? <part.OfferDialog {...props} phones={part.phones} /> : null
}

/** The booking panel of an experience, and what opens over it; in a dialog, in its place. */
export function BookingOf({ experience, inDialog }: { experience: Experience; inDialog: boolean }) {
  const { t } = useTranslation('availability')
  const cart = useCart()
  const { model, begin } = useBooking(experience)
  const [over, setOver] = useState<{ kind: 'offer' } | { kind: 'added'; lineId: string }>()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const open = (next: NonNullable<typeof over>) => {
    opener.current =
      (panel.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null
    setOver(next)
  }
  const close = () => setOver(undefined)
  const isCovered = inDialog && over !== undefined
  useEffect(() => {
    // the browser gives the focus back when a dialog closes, and knows nothing of one in place
    if (inDialog && !isCovered && opener.current instanceof HTMLElement) opener.current.focus()
  }, [inDialog, isCovered])
  const { negotiation } = experience
  const offer: ReactNode =
    negotiation === 'NEVER' ? undefined : (
      <>
        <p>{t(negotiation === 'ALSO' ? 'offer.also' : 'offer.only')}</p>
        <Button look={negotiation === 'ALSO' ? 'line' : 'act'} onClick={() => open({ kind: 'offer' })}>
          {t('offer.ask')}
        </Button>
      </>
    )
  return (
    <>
      <div ref={panel} className="booking-of" hidden={isCovered}>
        <BookingColumn
          experience={experience}
          model={model}
          begin={begin}
          panel={BookingPanel}
          onSubmit={async (selection) => {
            const reply = await cart.add(selection)
            if (reply.outcome === 'changed' && reply.lineId) open({ kind: 'added', lineId: reply.lineId })
            return reply
          }}
          aside={offer}
        />
      </div>
      <DialogsInPlace value={inDialog}>
        <Suspense fallback={null}>
          {over?.kind === 'added' ? <AddedToCart lineId={over.lineId} onContinue={close} /> : null}
          {over?.kind === 'offer' ? (
            <OfferRequest experience={experience} wished={wishedOf(model)} onClose={close} />
          ) : null}
        </Suspense>
      </DialogsInPlace>
    </>
  )
}
