import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { expireOffers } from './expire-offers.ts'

/** When the sweeper runs: `minute hour day month weekday name`. */
export const offerCron = ['* * * * * expire-offers']

/** The jobs that move offer requests along. Safe to run twice. */
export function offerJobs(deps: Pick<Deps, 'db' | 'clock' | 'env'>): JobHandlers {
  return { 'expire-offers': () => expireOffers(deps) }
}
