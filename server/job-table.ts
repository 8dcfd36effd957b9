import { accountCron, accountJobs } from './accounts/accounts.jobs.ts'
import { cartCron, cartJobs } from './carts/carts.jobs.ts'
import { catalogueCron, catalogueJobs } from './catalogue/catalogue.jobs.ts'
import { messageJobs } from './messages/messages.jobs.ts'
import { offerCron, offerJobs } from './offers/offers.jobs.ts'
import { orderCron, orderJobs } from './orders/orders.jobs.ts'
import type { SettleDeps } from './orders/settling/settle-deps.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import { supplierJobs } from './suppliers/suppliers.jobs.ts'
import { orderMessages } from './tickets/order-messages.ts'
import { createOrderPrinter } from './tickets/print-order.ts'

/** When the regular jobs run, in UTC: `minute hour day month weekday name`. */
export const cronTable = [...orderCron, ...offerCron, ...cartCron, ...accountCron, ...catalogueCron].join(
  '\n',
)

/** Every background job of the product, by name. Each is safe to run twice. */
export function jobHandlers(deps: SettleDeps): JobHandlers {
  return {
    ...orderJobs(deps),
    ...offerJobs(deps),
    ...messageJobs(deps, orderMessages(deps, createOrderPrinter(deps))),
    ...cartJobs(deps),
    ...supplierJobs(deps),
    ...accountJobs(deps),
    ...catalogueJobs(deps),
  }
}
