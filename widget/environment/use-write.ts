import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from './api.ts'
import type { Api } from './api.ts'
import { useEnvironment } from './environment.tsx'

/** Something that a press sends: a write, or the next page of a list. */
export interface Write<Given extends unknown[], Reply> {
  /** `failed`: it did not arrive, or was refused; the same may be sent again. */
  state: 'idle' | 'sending' | 'failed'
  /** Of the problem that refused it; `unreachable` where there was no answer. */
  code?: string
  /** Sends it. Undefined: it failed, which `state` says. Once the component is unmounted, its state is no longer set. */
  send: (...given: Given) => Promise<Reply | undefined>
}

/**
 * The sibling of `useReply` for calls that a press sends: nothing is sent before `send`, and nothing is aborted, since it may
 * have been done. A failure is forgotten when `key` (what would be sent) becomes another. Of several that are on their way, the
 * last one's state is told.
 */
export function useWrite<Given extends unknown[], Reply>(
  key: string,
  write: (api: Api, ...given: Given) => Promise<Reply>,
): Write<Given, Reply> {
  const { api } = useEnvironment()
  const [last, setLast] = useState<{ of: string; state: 'sending' | 'failed'; code?: string }>()
  const here = useRef(true)
  const turn = useRef(0)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  const current = last?.of === key ? last : undefined
  return {
    state: current?.state ?? 'idle',
    code: current?.code,
    async send(...given) {
      const own = ++turn.current
      const note = (next: typeof last) => {
        if (here.current && own === turn.current) setLast(next)
      }
      note({ of: key, state: 'sending' })
      try {
        const reply = await write(api, ...given)
        note(undefined)
        return reply
      } catch (error) {
        note({ of: key, state: 'failed', code: error instanceof ApiProblem ? error.code : 'unreachable' })
        return undefined
      }
    },
  }
}
