import { orderCron, orderJobs } from './orders/orders.jobs.ts'
import type { SettleDeps } from './orders/settle-deps.ts'
import type { JobHandlers } from './platform/jobs.ts'

/** Every job of the house by its name. */
export function jobHandlers(deps: SettleDeps): JobHandlers {
  return { ...orderJobs(deps) }
}

/** What runs by the clock: `minute hour day month weekday name`, one a line. */
export const cronTable = [...orderCron].join('\n')
