import { useEffect, useState } from 'react'
import { useEnvironment } from '../../environment/environment.tsx'
import { ApiProblem } from '../../environment/api.ts'
import type { Api } from '../../environment/api.ts'

/** What was asked of the API: not answered yet, answered, or failed and worth another try. */
export type Asked<Reply> =
  | { state: 'asking' }
  | { state: 'there'; reply: Reply }
  | { state: 'failed'; code: string; again: () => void }

/** Asks the API when it is first rendered, and anew when `key`, the language or the currency changes. */
export function useReply<Reply>(
  key: string,
  ask: (api: Api, signal: AbortSignal) => Promise<Reply>,
): Asked<Reply> {
  const { api } = useEnvironment()
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<Asked<Reply>>({ state: 'asking' })
  useEffect(() => {
    const leaving = new AbortController()
    const begin = async () => {
      try {
        setAsked({ state: 'there', reply: await ask(api, leaving.signal) })
      } catch (error) {
        if (leaving.signal.aborted) return
        const code = error instanceof ApiProblem ? error.code : 'unreachable'
        setAsked({ state: 'failed', code, again: () => setTries(tries + 1) })
      }
    }
    void begin()
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` is written anew with every render; `key` says what it asks
  }, [api, key, tries])
  return asked
}
