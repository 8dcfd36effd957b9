import { accountCron, accountJobs } from './accounts/accounts.jobs.ts'
import { cartCron, cartJobs } from './carts/carts.jobs.ts'
import { adoptPhotographs } from './catalogue/upkeep/adopt-photographs.ts'
import { countSold } from './catalogue/upkeep/count-sold.ts'
import type { CatalogueDeps } from './catalogue/listings/upsert-listing.ts'
import { refreshOpenDays } from './catalogue/upkeep/refresh-open-days.ts'
import { messageJobs } from './messages/messages.jobs.ts'
import { offerCron, offerJobs } from './offers/offers.jobs.ts'
import { orderCron, orderJobs } from './orders/orders.jobs.ts'
import type { SettleDeps } from './orders/settling/settle-deps.ts'
import type { JobHandlers } from './platform/jobs.ts'
import { providerJobs } from './providers/providers.jobs.ts'
import { orderMessages } from './tickets/order-messages.ts'
import { createOrderPrinter } from './tickets/print-order.ts'

/** The days on which experiences are open, rolled forward; also enqueued at each start, for a process that was down. */
export const refreshOpenDaysJob = 'refresh-open-days'
/** Photographs in the media folder, taken up within a minute. */
const adoptPhotographsJob = 'adopt-photographs'
/** What has been sold, for the recommended order. Seldom: each time, every process reads the index of its searches anew. */
const countSoldJob = 'count-sold'

/** When the regular jobs run, in UTC: `minute hour day month weekday name`. The open days roll after the last midnight on Earth and once more at noon. */
export const cronTable = [
  ...orderCron,
  ...offerCron,
  ...cartCron,
  ...accountCron,
  `7 0,12 * * * ${refreshOpenDaysJob}`,
  `* * * * * ${adoptPhotographsJob}`,
  `*/10 * * * * ${countSoldJob}`,
].join('\n')

/** Every background job of the product, by name. Each is safe to run twice. */
export function jobHandlers(deps: SettleDeps & CatalogueDeps): JobHandlers {
  return {
    ...orderJobs(deps),
    ...offerJobs(deps),
    ...messageJobs(deps, orderMessages(deps, createOrderPrinter(deps))),
    ...cartJobs(deps),
    ...providerJobs(deps),
    ...accountJobs(deps),
    [refreshOpenDaysJob]: async () => {
      const refreshed = await refreshOpenDays(deps)
      deps.log.info({ refreshed }, 'open days rolled')
    },
    [countSoldJob]: async () => void (await countSold(deps)),
    [adoptPhotographsJob]: async () => {
      const changed = await adoptPhotographs({ db: deps.db, mediaFolder: deps.env.mediaFolder })
      if (changed > 0) deps.log.info({ changed }, 'photographs taken up')
    },
  }
}
