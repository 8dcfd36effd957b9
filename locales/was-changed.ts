/** Which bookings were changed, or ended while a change was open: screens, mails and papers say so. */

/** Whether a change of it was made: what it costs is then no longer what it cost when it was booked. */
export function wasChanged({ changes }: { changes: readonly { state: string }[] }): boolean {
  return changes.some(({ state }) => state === 'applied')
}

/** Whether it was cancelled and its last change, which would have cost more, was never made: nothing is charged for that one. */
export function hasDroppedChange({
  status,
  changes,
}: {
  status: string
  changes: readonly { state: string; due: { amount: number } }[]
}): boolean {
  const last = changes.at(-1)
  return status === 'CANCELLED' && last?.state === 'lapsed' && last.due.amount > 0
}
