/** What is chosen in a search form, and where it leads. */
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Suggestion } from '../../server/contract/suggestions.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { placeOfWish } from './search-place.ts'
import type { Wish } from './search-place.ts'

/** State of a search form, and where it leads. `kept` is no part of the form: it goes along as it is when the form is sent. */
export function useWish(first: Wish, kept: Pick<Wish, 'date' | 'guests'> = {}) {
  const { navigate } = useEnvironment()
  const [wish, setWish] = useState(first)
  const go = (wanted: Wish) => navigate(placeOfWish({ ...wanted, ...kept }))
  return {
    wish,
    setText: (text: string) => setWish((before) => ({ ...before, text })),
    setDate: (date: string) => setWish((before) => ({ ...before, date })),
    setGuests: (guests: number | undefined) => setWish((before) => ({ ...before, guests })),
    /** Fills the field; an experience is opened at once, because there is nothing left to search. */
    pick: (suggestion: Suggestion, { andGo = false } = {}) => {
      const wanted = { ...wish, text: suggestion.label, picked: suggestion }
      setWish(wanted)
      if (andGo || suggestion.kind === 'experience') go(wanted)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      go(wish)
    },
  }
}
