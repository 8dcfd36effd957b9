import type { BookingModel } from './booking-model.ts'
import type { OfferDialogProps } from './offer-dialog.tsx'

/** What a traveller who asks for an offer has chosen in the panel already. */
export function wishedOf(model: BookingModel | undefined): OfferDialogProps['wished'] {
  return model && { date: model.date.peek(), guests: model.coming.peek() }
}
