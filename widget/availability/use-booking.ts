import { effect } from '@preact/signals-react'
import { useCallback, useEffect, useState } from 'react'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { createBookingModel } from './booking-model.ts'
import type { BookingModel } from './booking-model.ts'
import { readBookingStart } from '../environment/read-address.ts'
import { todayIn } from '../ui/calendar/today.ts'

/**
 * The booking of an experience's page. It begins when the traveller first comes to it (`begin`), with the date and guests of
 * the address; a server's render has none. A date that is chosen by hand goes into the address of the page, so that it outlives a
 * reload, and a list that asks for another date leads to that one.
 */
export function useBooking(experience: Experience): {
  model: BookingModel | undefined
  begin: (from: Element) => void
} {
  const { api, currency, navigate, keepsChoices } = useEnvironment()
  const [model, setModel] = useState<BookingModel>()
  const [location, setLocation] = useState<Location>()

  const begin = useCallback(
    (from: Element) => {
      const { location: here } = from.ownerDocument
      const wishes = readBookingStart(here.search)
      const source = { api, currency, experience }
      setLocation(here)
      setModel((existing) => existing ?? createBookingModel(source, todayIn(experience.timeZone), wishes))
    },
    [api, currency, experience],
  )
  useEffect(() => {
    if (model) model.source.value = { api, currency, experience }
  }, [model, api, currency, experience])
  useEffect(
    () =>
      model &&
      effect(() => {
        const date = model.date.value
        if (!keepsChoices || !location || !date || readBookingStart(location.search).date === date) return
        const query = new URLSearchParams(location.search)
        query.set('date', date)
        navigate(`${location.pathname}?${query}`, { alreadyShown: true })
      }),
    [model, location, navigate, keepsChoices],
  )
  return { model, begin }
}
