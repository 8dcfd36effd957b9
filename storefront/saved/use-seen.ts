import { useEffect } from 'react'
import { useKept } from './kept-context.tsx'

/** Remembers on this device that a visitor has looked at an experience. */
export function useSeen(slug: string): void {
  const { kept } = useKept('seen')
  useEffect(() => kept?.add(slug), [kept, slug])
}
