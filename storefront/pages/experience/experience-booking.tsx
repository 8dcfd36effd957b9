import { Suspense, lazy, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionInput } from '../../../server/contract/availability.ts'
import type { CartReply } from '../../../server/contract/carts.ts'
import type { Experience } from '../../../server/contract/catalogue.ts'
import type { ExperienceData } from '../../../server/contract/pages.ts'
import { BookingBar } from '../../../widget/availability/booking-bar.tsx'
import { BookingColumn } from '../../../widget/availability/booking-column.tsx'
import type { OfferDialogProps } from '../../../widget/availability/offer-dialog.tsx'
import { BookingSafe } from '../../../widget/availability/booking-head.tsx'
import { PlainBooking } from '../../../widget/availability/plain-booking.tsx'
import { useBooking } from '../../../widget/availability/use-booking.ts'
import { wishedOf } from '../../../widget/availability/offer-wish.ts'
import { readBookingStart } from '../../../widget/environment/read-address.ts'
import { useCart } from '../../../widget/cart/cart-context.tsx'
import { Button } from '../../../widget/ui/controls/button.tsx'
import { loadDialog } from '../../../widget/ui/overlays/dialog.tsx'
import { lazyPart } from '../../lazy-part.tsx'

/** It comes when the column is in sight. */
const BookingPanel = lazy(async () => ({
  default: (await import('../../../widget/availability/booking-panel.tsx')).BookingPanel,
}))
/** The dialog around the form is asked for with it: else it would be known only once the form is rendered. */
const loadSheet = async () => {
  const [panel] = await Promise.all([import('../../../widget/availability/booking-panel.tsx'), loadDialog()])
  return panel
}
const BookingSheet = lazy(async () => ({ default: (await loadSheet()).BookingSheet }))
const AddedToCart = lazy(async () => ({
  default: (await import('../../../widget/cart/added-to-cart.tsx')).AddedToCart,
}))
const OfferDialog = lazyPart(async () => {
  const [{ OfferDialog: Offer }, { createPhoneNumbers }] = await Promise.all([
    import('../../../widget/availability/offer-dialog.tsx'),
    import('../../../widget/checkout/phone-numbers.ts'),
  ])
  const phones = createPhoneNumbers()
  return (props: Omit<OfferDialogProps, 'phones'>) => <Offer {...props} phones={phones} />
}, ['offer-request'])

/** What stands over the page: one at a time. */
type Overlay = { kind: 'booking' } | { kind: 'offer' } | { kind: 'added'; lineId: string }

/** The parts of booking that the page puts in their places. */
export interface ExperienceBooking {
  column: ReactNode
  bar: ReactNode
  overlay: ReactNode
}

/** Booking on the page of an experience: a column, a bar for the phone, and what opens over both. */
export function useExperienceBooking({
  experience,
  day,
}: Pick<ExperienceData, 'experience' | 'day'>): ExperienceBooking {
  const { t } = useTranslation('availability')
  const cart = useCart()
  const { model, begin } = useBooking(experience)
  const [overlay, setOverlay] = useState<Overlay>()
  // what is in the cart is no longer about to be bought: the bar begins anew until the sheet is opened again
  const [wasAdded, setWasAdded] = useState(false)
  const close = () => setOverlay(undefined)
  const isOpening = overlay?.kind === 'booking'
  // the first month is asked for while the sheet's code is on its way
  useEffect(() => (isOpening ? model?.connect() : undefined), [isOpening, model])
  const askForOffer = () => setOverlay({ kind: 'offer' })

  async function add(selection: SelectionInput): Promise<CartReply> {
    const reply = await cart.add(selection)
    if (reply.outcome === 'changed') {
      setWasAdded(true)
      // the confirmation takes the place of the sheet: never one dialog over another
      setOverlay(reply.lineId ? { kind: 'added', lineId: reply.lineId } : undefined)
    }
    return reply
  }

  const offers: Record<Experience['negotiation'], ReactNode> = {
    NEVER: undefined,
    ALSO: (
      <>
        <p>{t('offer.also')}</p>
        <Button look="quiet" size="small" className="use-experience__ask" onClick={askForOffer}>
          {t('offer.ask')}
        </Button>
      </>
    ),
    ONLY: (
      <>
        <p>{t('offer.only')}</p>
        <Button look="act" wide className="use-experience__offer" onClick={askForOffer}>
          {t('offer.ask')}
        </Button>
      </>
    ),
  }

  return {
    column: (
      <BookingColumn
        experience={experience}
        model={model}
        begin={begin}
        panel={BookingPanel}
        onSubmit={add}
        aside={offers[experience.negotiation]}
        // it stands in a `noscript`, whose content no browser with scripts has: they do not fetch its code
        plain={import.meta.env.SSR ? <PlainBooking experience={experience} day={day} /> : <></>}
      />
    ),
    bar: (
      <BookingBar
        experience={experience}
        model={wasAdded ? undefined : model}
        // a list told the price of one option: the bar goes on with it
        onArrive={(from) => {
          if (readBookingStart(from.ownerDocument.location.search).option) begin(from)
        }}
        onNear={() => void loadSheet().catch(() => undefined)}
        onOpen={(from) => {
          if (experience.negotiation === 'ONLY') return askForOffer()
          begin(from)
          setWasAdded(false)
          setOverlay({ kind: 'booking' })
        }}
      />
    ),
    overlay: (
      <Suspense fallback={null}>
        {overlay?.kind === 'booking' && model ? (
          <BookingSheet
            title={t('title')}
            model={model}
            lead={<BookingSafe experience={experience} />}
            aside={offers[experience.negotiation]}
            onSubmit={add}
            onClose={close}
          />
        ) : null}
        {overlay?.kind === 'added' ? <AddedToCart lineId={overlay.lineId} onContinue={close} /> : null}
        {overlay?.kind === 'offer' ? (
          <OfferDialog experience={experience} wished={wishedOf(model)} onClose={close} />
        ) : null}
      </Suspense>
    ),
  }
}
