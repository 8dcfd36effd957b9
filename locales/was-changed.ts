/** Which bookings were changed: screens, mails and papers call their prices otherwise. */

/** Whether a change of it was made: what it costs is then no longer what it cost when it was booked. */
export function wasChanged({ changes }: { changes: readonly { state: string }[] }): boolean {
  return changes.some(({ state }) => state === 'applied')
}
