import { computed, effect, signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import { askAfterRest } from './ask-after-rest.ts'

/** Something asked of the server. While a newer answer is on its way, the older one stays, so that nothing jumps. */
export interface Loaded<Value> {
  state: 'idle' | 'loading' | 'ready' | 'failed'
  value?: Value
}

/** A question that is asked again whenever what it asks changes. */
export interface Question<Value> {
  loaded: ReadonlySignal<Loaded<Value>>
  /** Asks the same once more. */
  retry: () => void
  /** Resolves when no answer is on its way: it is here, it failed, or nothing is asked. */
  settled: () => Promise<void>
  /** Starts asking; the answer ends it. */
  start: () => () => void
}

/** How a question is asked. `asked` must be comparable as JSON; undefined asks nothing and forgets the answer. */
export interface QuestionTerms<Asked, Value> {
  asked: () => Asked | undefined
  answer: (asked: Asked, signal: AbortSignal) => Promise<Value>
  /** Rests this long first: the traveller may still be pressing "more". */
  restMs?: number
}

/** Makes a question. A newer one aborts the older, whose answer is never shown. */
export function createQuestion<Asked, Value>({
  asked,
  answer,
  restMs = 0,
}: QuestionTerms<Asked, Value>): Question<Value> {
  const loaded = signal<Loaded<Value>>({ state: 'idle' })
  const turn = signal(0)
  const key = computed(() => {
    const wanted = asked()
    return wanted === undefined ? undefined : JSON.stringify([wanted, turn.value])
  })

  return {
    loaded,
    retry: () => {
      turn.value += 1
    },
    settled: () =>
      new Promise((resolve) => {
        const end = loaded.subscribe(({ state }) => {
          if (state === 'loading') return
          resolve()
          // not within the first call, which comes before there is an end
          queueMicrotask(() => end())
        })
      }),
    start: () =>
      effect(() => {
        if (key.value === undefined) {
          loaded.value = { state: 'idle' }
          return undefined
        }
        const [wanted] = JSON.parse(key.value) as [Asked, number]
        loaded.value = { ...loaded.peek(), state: 'loading' }
        return askAfterRest((signal) => answer(wanted, signal), restMs, {
          answered: (value) => (loaded.value = { state: 'ready', value }),
          // the last answer may no longer be true: nothing is better than something wrong
          failed: () => (loaded.value = { state: 'failed' }),
        })
      }),
  }
}
