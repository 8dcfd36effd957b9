import { useCallback, useEffect, useState } from 'react'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { createBookingModel } from './booking-model.ts'
import type { BookingModel } from './booking-model.ts'
import { readBookingStart } from './read-address.ts'
import { todayIn } from './today.ts'

/**
 * The booking of an experience's page. It begins when somebody first comes to it (`begin`), with the date and guests of
 * the address; a server's render has none.
 */
export function useBooking(experience: Experience): {
  model: BookingModel | undefined
  begin: (from: Element) => void
} {
  const { api, currency } = useEnvironment()
  const [model, setModel] = useState<BookingModel>()

  const begin = useCallback(
    (from: Element) => {
      const wishes = readBookingStart(from.ownerDocument.location.search)
      const source = { api, currency, experience }
      setModel((existing) => existing ?? createBookingModel(source, todayIn(experience.timeZone), wishes))
    },
    [api, currency, experience],
  )
  useEffect(() => {
    if (model) model.source.value = { api, currency, experience }
  }, [model, api, currency, experience])
  return { model, begin }
}
