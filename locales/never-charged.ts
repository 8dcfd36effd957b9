/** Which bookings were never charged: page and invoice take their price off. */

interface Ended {
  status: string
  refunded: { amount: number }
  fees: { amount: number }
}

const cameToNothing: ReadonlySet<string> = new Set(['EXPIRED', 'REJECTED', 'CANCELLED'])

/** Whether it came to nothing before anything was taken for it: what was taken went back since, or was kept. */
export function wasNeverCharged({ status, refunded, fees }: Ended): boolean {
  return cameToNothing.has(status) && refunded.amount + fees.amount === 0
}
