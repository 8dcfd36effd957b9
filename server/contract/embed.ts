import { z } from 'zod'
import { Account, CodeRefused, CodeSent, ConfirmLogInRequest, LogInRequest } from './accounts.ts'
import type { Theme } from '../../themes/theme.ts'
import { Storefront } from './storefronts.ts'

/**
 * A face of the system that shows text until a face of the look has come, as wide as that one: `new FontFace(family, source,
 * descriptors)` in the page.
 */
export const StandIn = z.object({
  family: z.string(),
  source: z.string(),
  descriptors: z.record(z.string(), z.string()),
})
export type StandIn = z.infer<typeof StandIn>

/** What a widget has to know before it shows anything. */
export const WidgetSetup = z.object({
  storefront: Storefront,
  /** The look of the storefront: the one theme that a page needs. */
  theme: z.custom<Theme>().meta({ override: { type: 'object' } }),
  /** What stands in for the look's faces until they have come. A server of an earlier release tells none. */
  standIns: z.array(StandIn).optional(),
  /** Tiles for maps, and whom they come from. */
  map: z.object({ tiles: z.string(), attribution: z.string() }),
  /** Origin of the shop's own site, where its terms, its contact and its pages are. */
  site: z.url(),
})
export type WidgetSetup = z.infer<typeof WidgetSetup>

/** Whether a page may show a storefront; asked by the widget when it does not open, to say why. */
export const WidgetCheck = z.object({
  /** There is a storefront of that slug. */
  storefront: z.boolean(),
  /** The asking page's origin is on its list, or is our own. */
  origin: z.boolean(),
})
export type WidgetCheck = z.infer<typeof WidgetCheck>
/** Which storefront. */
export const WidgetCheckQuery = z.object({ storefront: z.string().max(100) })

/** The token by which a browser knows an account; see the reply that gave it. */
const DeviceToken = z.string().max(100)

/** Logging in from a supplier's own page. */
export const WidgetLogInRequest = LogInRequest.omit({ token: true }).extend({
  device: DeviceToken.optional(),
})
const WidgetLoggedIn = z.object({
  outcome: z.literal('logged-in'),
  account: Account,
  /** Shows the account at this storefront, for half a day. */
  token: z.string(),
  /** To be sent along with the next log-in at this storefront, which then needs no code, for 90 days; absent: that one stays. */
  device: DeviceToken.optional(),
})
export const WidgetLogInReply = z.discriminatedUnion('outcome', [
  WidgetLoggedIn,
  z.object({ outcome: z.literal('wrong-password') }),
  CodeSent,
])
export type WidgetLogInReply = z.infer<typeof WidgetLogInReply>

/** The code of the mail, typed in a supplier's own page. */
export const ConfirmWidgetLogInRequest = ConfirmLogInRequest.extend({ device: DeviceToken.optional() })
export const ConfirmWidgetLogInReply = z.discriminatedUnion('outcome', [WidgetLoggedIn, CodeRefused])
export type ConfirmWidgetLogInReply = z.infer<typeof ConfirmWidgetLogInReply>

/** What the payment page's return to a supplier's own page carries. */
export const OrderReturnRequest = z.object({ code: z.string().min(10).max(200) })
/** The order that it names, the token of it that may be stored, and a proof that opens all of it for half an hour. */
export const OrderReturnReply = z.object({ reference: z.string(), token: z.string(), proof: z.string() })
export type OrderReturnReply = z.infer<typeof OrderReturnReply>
