import type { z } from 'zod'

/** One call of the API, as it is written down for those who call it. */
export interface Operation {
  /** A verb and what it is about; the name of the call in generated clients. */
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: `/api/v1/${string}`
  tag: keyof typeof tags
  summary: string
  description?: string
  parameters?: { path?: z.ZodObject; query?: z.ZodObject }
  body?: z.ZodType
  /** The status of success and what comes with it. */
  reply: {
    status: 200 | 201
    schema: z.ZodType
    description: string
    /** Absent: JSON. */
    contentType?: 'application/pdf' | 'text/calendar'
  }
  /** Problem codes by status, beyond those that every call may answer with. */
  problems?: Partial<Record<400 | 401 | 403 | 404 | 409 | 429 | 503, readonly string[]>>
  /** Whose bearer token it wants; 'account': the cookie of a session. */
  token?: 'cart' | 'order' | 'offer' | 'review' | 'account' | 'widgetAccount'
  /** True for calls that are not about a storefront. */
  withoutStorefront?: true
}

/** The chapters of the API. */
export const tags = {
  Catalogue: 'What can be booked, and where.',
  Availability: 'When it runs, whether there is room, and what it costs for whom.',
  Cart: 'What a traveller intends to buy. Its token is the only key to it.',
  Orders: 'Confirm and pay, and what became of it.',
  Offers: 'Asking for a custom offer, and accepting or declining what a supplier offers.',
  Account: 'Logging in, and what has been booked.',
  Widget: 'What the booking widget in a supplier’s own page asks.',
  Payments: 'For the payment network.',
} as const

/** Calls that write and take no `Idempotency-Key`, by their ids, and why. Every other call that is not a read takes one. */
export const writesWithoutKey: Readonly<Record<string, string>> = {
  quote: 'it changes nothing',
  quoteChange: 'it changes nothing',
  findOrder: 'it changes nothing, and each guess counts',
  logIn: 'each guess counts, and a session is for whoever has the password now',
  logInToWidget: 'each guess counts, and a token is for whoever has the password now',
  logOut: 'a session that has ended cannot end again',
  joinAccountCart: 'what has joined the cart of the account is part of it: asked again, it only reads',
  acceptOffer: 'however often it is asked, it opens the same cart; nothing is booked before that is ordered',
  receivePaymentEvent: 'an event is kept once, by its own id',
}

/** Whether a call wants an `Idempotency-Key`. */
export function takesKey({ id, method }: Pick<Operation, 'id' | 'method'>): boolean {
  return method !== 'get' && !(id in writesWithoutKey)
}
