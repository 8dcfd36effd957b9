import { z } from 'zod'
import { TypedLines } from './primitives.ts'
import type { Access } from './principals.ts'

/**
 * A page that a link in an e-mail opens, with the form on it. It is no operation of the API: it answers with HTML, for
 * people without an account, and is not in the OpenAPI document. Opening it (GET) changes nothing, however often a mail
 * scanner does; its form (POST) answers.
 */
export interface LinkPage {
  /** `{token}` is the signed part of the link. */
  path: `/supplier/${string}{token}`
  summary: string
  /** Who may open it and who may answer: the guard of the operations reads it. */
  access: Access
  /** What the form sends; where it does not fit, a reason is missing. */
  form: z.ZodType
  /** Size of the form at most, as Express writes it. */
  formLimit: `${number}kb`
}

const reason = TypedLines.min(1).max(500)
const decline = z.object({ answer: z.literal('decline'), reason })

/** Yes, or no with a reason for the traveller. */
const confirmOrDecline = z.union([z.object({ answer: z.literal('confirm') }), decline])

// a field that came twice, or not at all, is empty
const typed = z.string().max(20_000).catch('')

/** Every page that a link in an e-mail to a supplier or to support opens. */
export const linkPages = {
  booking: {
    path: '/supplier/{token}',
    summary: 'See a booking on request; confirm or decline it',
    access: { who: ['bookingSupplier'], pages: 'none' },
    form: confirmOrDecline,
    formLimit: '8kb',
  },
  change: {
    path: '/supplier/changes/{token}',
    summary: 'See how a booking would be changed; confirm or decline it',
    access: { who: ['changeSupplier'], pages: 'none' },
    form: confirmOrDecline,
    formLimit: '8kb',
  },
  offer: {
    path: '/supplier/offers/{token}',
    summary: 'See an offer request; quote a price, or decline',
    access: { who: ['offerSupplier'], pages: 'none' },
    form: z.union([
      z.object({ answer: z.literal('refuse'), reason }),
      z.object({
        answer: z.unknown().refine((answer) => answer !== 'refuse'),
        option: typed,
        date: typed,
        time: typed,
        guests: typed,
        items: typed,
        periods: typed,
        hours: typed,
        unit: typed,
        price: typed,
        currency: typed,
        place: typed,
        note: typed,
        stands: typed,
        cancellation: typed,
      }),
    ]),
    formLimit: '64kb',
  },
  reservation: {
    path: '/supplier/reservations/{token}',
    summary: 'See a reserved order; mark it as paid, or end it',
    access: { who: ['reservationSupport'], pages: 'none' },
    form: z.union([z.object({ answer: z.literal('paid') }), decline]),
    formLimit: '8kb',
  },
} as const satisfies Readonly<Record<string, LinkPage>>

/** The name of such a page. */
export type LinkPageName = keyof typeof linkPages
