import { signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import { proofMinutes } from '../../server/contract/proof-minutes.ts'
import type { Invoice } from '../../server/contract/checkout.ts'
import { ApiProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import type { KeptOrder } from './order-shelf.ts'

/** What is known of an order: it is being fetched, it is there, it is unknown, or there is no answer. */
export type OrderState = 'loading' | 'ready' | 'unknown' | 'failed'

/** How long it has been in progress: not worth a word, worth a sentence, longer than it should. */
export type Patience = 'none' | 'some' | 'lost'

/** An order as its buyer follows it. */
export interface OrderModel {
  state: ReadonlySignal<OrderState>
  invoice: ReadonlySignal<Invoice | undefined>
  patience: ReadonlySignal<Patience>
  /** Fetches, and goes on asking while something is under way. Returns what ends that. */
  follow(): () => void
  /** Asks once more, at once. */
  again(): void
}

const sentenceAfterMs = 1_000
/** The specification's limit for checkout; from then on the buyer is told how to go on. */
const lostAfterMs = 20_000
const soonestMs = 1_000
const latestMs = 15_000
/** When a person has to answer, or a bank. */
const latestOfOthersMs = 60_000
/** What a proof showed, and its links, end with it. */
const proofMs = proofMinutes * 60_000

/** What an order is read with beside its own token, in a page of other scripts. */
export interface OrderKeys {
  proofs?: Map<string, string>
  /** Told the token that takes the place of the order's own. */
  onRenewed?: (order: KeptOrder) => void
}

/** Follows one order: by its proof as long as the server takes it, then by its token. */
export function createOrderModel(
  api: Api,
  order: KeptOrder,
  { proofs, onRenewed }: OrderKeys = {},
): OrderModel {
  const state = signal<OrderState>('loading')
  const invoice = signal<Invoice | undefined>(undefined)
  const patience = signal<Patience>('none')

  let { token } = order
  let askNow: () => Promise<void> = look

  async function read(): Promise<Invoice> {
    const ask = (key: string) => api.call('readOrder', { path: { reference: order.reference }, token: key })
    const proof = proofs?.get(order.reference)
    if (!proof) return ask(token)
    try {
      return await ask(proof)
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 404) throw error
      // its half hour is over
      proofs?.delete(order.reference)
      return ask(token)
    }
  }

  async function look(): Promise<void> {
    try {
      const shown = await read()
      if (shown.deviceToken) {
        token = shown.deviceToken
        onRenewed?.({ reference: order.reference, token })
      }
      invoice.value = shown
      state.value = 'ready'
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) state.value = 'unknown'
      // what was fetched before is still true enough to stand
      else if (!invoice.peek()) state.value = 'failed'
    }
  }

  /** The server says when to ask again; a clock that is wrong must neither hammer nor wait for ever. */
  function pauseMs(): number | undefined {
    const shown = invoice.peek()
    if (state.peek() === 'unknown') return undefined
    if (!shown) return latestMs
    if (!shown.nextPollAt) return proofs?.has(order.reference) ? proofMs : undefined
    const latest = shown.outcome === 'in-progress' ? latestMs : latestOfOthersMs
    return Math.min(Math.max(Date.parse(shown.nextPollAt) - Date.now(), soonestMs), latest)
  }

  return {
    state,
    invoice,
    patience,
    follow() {
      let ended = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const timers = [
        setTimeout(() => (patience.value = 'some'), sentenceAfterMs),
        setTimeout(() => (patience.value = 'lost'), lostAfterMs),
      ]
      const step = async () => {
        await look()
        const pause = ended ? undefined : pauseMs()
        clearTimeout(timer)
        if (pause !== undefined) timer = setTimeout(() => void step(), pause)
      }
      askNow = step
      void step()
      return () => {
        ended = true
        askNow = look
        clearTimeout(timer)
        timers.forEach(clearTimeout)
      }
    },
    again() {
      state.value = 'loading'
      void askNow()
    },
  }
}
