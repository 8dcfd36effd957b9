import { useLayoutEffect, useState } from 'react'
import { askAfterRest } from './ask-after-rest.ts'
import { ApiProblem } from './api.ts'
import type { Api } from './api.ts'
import { useEnvironment } from './environment.tsx'

/**
 * What was asked of the API: nothing, not answered yet (with the answer before, which no longer fits), answered, or failed
 * and worth another try.
 */
export type Asked<Reply> =
  | { state: 'idle' }
  | { state: 'asking'; before?: Reply }
  | { state: 'there'; reply: Reply; again: () => void }
  | { state: 'failed'; code: string; status: number; again: () => void }

/**
 * Asks the API when it is first rendered, and anew when `key`, the language or the currency changes; without a key nothing is
 * asked. `restMs`: waits that long first, since the traveller may still be typing. Unmounting aborts the request.
 */
export function useReply<Reply>(
  key: string | undefined,
  ask: (api: Api, signal: AbortSignal) => Promise<Reply>,
  { restMs = 0 } = {},
): Asked<Reply> {
  const { api } = useEnvironment()
  const [tries, setTries] = useState(0)
  const [known, setKnown] = useState<{ of?: string; reply?: Reply; error?: unknown }>({})
  const of = key === undefined ? undefined : `${tries} ${key}`
  // before the next frame: what was asked ahead is shown without a skeleton in between
  useLayoutEffect(
    () =>
      of === undefined
        ? undefined
        : askAfterRest((signal) => ask(api, signal), restMs, {
            answered: (reply) => setKnown({ of, reply }),
            failed: (error) => setKnown({ of, error }),
          }),
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` is written anew with every render; `key` says what it asks
    [api, of],
  )
  if (of === undefined) return { state: 'idle' }
  if (known.of !== of) return { state: 'asking', before: known.reply }
  const again = () => setTries(tries + 1)
  if (!('error' in known)) return { state: 'there', reply: known.reply as Reply, again }
  const { code, status } =
    known.error instanceof ApiProblem ? known.error : { code: 'unreachable', status: 0 }
  return { state: 'failed', code, status, again }
}
