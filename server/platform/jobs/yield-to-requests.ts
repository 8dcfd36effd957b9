import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** A process is busy when its event loop has been so for more than half of the time since it was last looked at. */
const busyShare = 0.5
/** Looked at sooner, a single request counts as busy. */
const lookEveryMs = 100
/** While it is busy, ten a second. */
const apartMs = 100

/**
 * Lets requests go first: resolves at once while the process has time, and for one caller every 100 ms while it is busy. Used for
 * mails: writing and sending one costs about half as much as placing an order, and an order has two.
 */
export function createYieldToRequests(): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  let lookedAt = performance.now()
  let isBusy = false
  let nextAt = 0

  function look(): void {
    const now = performance.now()
    if (now - lookedAt < lookEveryMs) return
    const sinceThen = performance.eventLoopUtilization(before)
    isBusy = sinceThen.utilization > busyShare
    before = performance.eventLoopUtilization()
    lookedAt = now
  }

  return async () => {
    look()
    if (!isBusy) return
    const now = performance.now()
    const mine = Math.max(now, nextAt)
    nextAt = mine + apartMs
    if (mine > now) await delay(mine - now)
  }
}
