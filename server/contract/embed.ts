import { z } from 'zod'
import { Storefront } from './storefronts.ts'

/** What a widget has to know before it shows anything. */
export const WidgetSetup = z.object({
  storefront: Storefront,
  /** Tiles for maps, and whom they come from. */
  map: z.object({ tiles: z.string(), attribution: z.string() }),
})
export type WidgetSetup = z.infer<typeof WidgetSetup>

/** What the payment page's return to a supplier's own page carries. */
export const OrderReturnRequest = z.object({ code: z.string().min(10).max(200) })
/** The order that it names, and the key to it. */
export const OrderReturnReply = z.object({ reference: z.string(), token: z.string() })
export type OrderReturnReply = z.infer<typeof OrderReturnReply>
