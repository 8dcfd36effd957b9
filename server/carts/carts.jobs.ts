import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { sweepCarts } from './sweep-carts.ts'

/** When abandoned carts are forgotten: `minute hour day month weekday name`. */
export const cartCron = ['41 3 * * * sweep-carts']

/** The jobs that sweep carts. */
export function cartJobs(deps: Deps): JobHandlers {
  return { 'sweep-carts': () => sweepCarts(deps) }
}
