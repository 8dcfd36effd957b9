import type { Offer } from '../../contract/offers.ts'
import { dirhams } from './cart.ts'
import { buildBooking, buildInvoice } from './invoice.ts'

/** A moment from now; an offer says how much of its time is left. */
export const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** An offer as the API answers it to the traveller who asked. */
export function buildOffer(overrides: Partial<Offer> = {}): Offer {
  return {
    reference: 'OF-7K3M9Q',
    status: 'QUOTED',
    reserved: false,
    experience: buildBooking().experience,
    supplier: 'Dune Riders',
    buyer: buildInvoice().buyer,
    wishedDate: '2026-12-24',
    message: 'At dawn\nplease',
    requestedAt: inHours(-1),
    quote: {
      number: 1,
      optionTitle: 'Custom offer',
      start: '2026-12-24T06:00',
      end: '2026-12-24T09:00',
      until: '2026-12-24T09:00',
      units: [{ id: 'ADULT', quantity: 6 }],
      guests: 6,
      total: dirhams(2400),
      place: 'Lobby of the Creek Hotel',
      note: 'With breakfast',
      expiresAt: inHours(49.5),
    },
    ...overrides,
  }
}
