/** The code and the texts of what is chosen once there is a day: fetched while a day is chosen, before which it shows nothing. */
export async function loadChoices() {
  const [{ BookingChoices, BookingPrice, MonthRemarks, Unavailable }, { BookingSum }] = await Promise.all([
    import('./booking-choices.tsx'),
    import('./booking-sum.tsx'),
  ])
  return { BookingChoices, BookingPrice, MonthRemarks, Unavailable, BookingSum }
}

export const choiceTexts = ['choices', 'faults'] as const
