/** Ages in years, both included; absent: no bound is stated. */
interface Ages {
  minimum: number
  maximum?: number
}

/**
 * The ages that each ticket of an option is sold for. A family ticket is left out: it stands for other tickets of the option. A ticket
 * without ages, as "Adult" or "Student", starts at the youngest age that another ticket of the option states, or at 0.
 */
export function ticketAges(units: readonly { ages?: Ages; covers?: object }[]): Ages[] {
  const tickets = units.filter(({ covers }) => !covers)
  const stated = tickets.flatMap(({ ages }) => (ages ? [ages.minimum] : []))
  const youngest = stated.length > 0 ? Math.min(...stated) : 0
  return tickets.map(({ ages }) => ages ?? { minimum: youngest })
}
