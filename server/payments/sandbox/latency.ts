import { setTimeout as delay } from 'node:timers/promises'

/** How long the sandbox takes to answer a request, drawn anew for each. */
export interface Latency {
  fromMs: number
  toMs: number
}

/** As the real network takes, measured at its checkout sessions. */
export const realLatency: Latency = { fromMs: 300, toMs: 1_500 }

/** Waits as long as the network would work. */
export async function work({ fromMs, toMs }: Latency): Promise<void> {
  await delay(fromMs + Math.random() * (toMs - fromMs))
}
