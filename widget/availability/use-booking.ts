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
 * the address; a server's render has none. A date that was chosen by hand outlives a reload, until the address asks for
 * another one.
 */
export function useBooking(experience: Experience): {
  model: BookingModel | undefined
  begin: (from: Element) => void
} {
  const { api, currency, visitMemory, keepsChoices } = useEnvironment()
  const [model, setModel] = useState<BookingModel>()
  const [asked, setAsked] = useState('')
  const name = `date.${experience.slug}`

  const begin = useCallback(
    (from: Element) => {
      const wishes = readBookingStart(from.ownerDocument.location.search)
      const [askedThen, chosen] = ((keepsChoices && visitMemory.get(name)) || '').split(' ')
      const date = chosen && askedThen === (wishes.date ?? '') ? chosen : wishes.date
      const source = { api, currency, experience }
      setAsked(wishes.date ?? '')
      setModel(
        (existing) =>
          existing ?? createBookingModel(source, todayIn(experience.timeZone), { ...wishes, date }),
      )
    },
    [api, currency, experience, visitMemory, keepsChoices, name],
  )
  useEffect(() => {
    if (model) model.source.value = { api, currency, experience }
  }, [model, api, currency, experience])
  useEffect(
    () =>
      model &&
      effect(() => {
        const date = model.date.value
        if (keepsChoices && date && date !== asked) visitMemory.set(name, `${asked} ${date}`)
      }),
    [model, asked, visitMemory, keepsChoices, name],
  )
  return { model, begin }
}
