import { useState } from 'react'
import type { Cart } from '../../server/contract/carts.ts'
import type { Offer } from '../../server/contract/offers.ts'
import { useReply } from '../environment/use-reply.ts'
import { useWrite } from '../environment/use-write.ts'

/** Which offer, and the key that opens it. */
export interface OfferKey {
  reference: string
  /** Absent until the page has looked for it. */
  token: string | undefined
}

/** The cart that an offer is accepted with. */
export interface OpenedOffer {
  token: string
  cart: Cart
}

/** An offer as its traveller sees and answers it. */
export interface OfferState {
  /** `unknown`: the key does not open it. `away`: there is no answer. */
  state: 'loading' | 'ready' | 'unknown' | 'away'
  offer?: Offer
  busy?: 'accepting' | 'declining'
  /** The last answer did not arrive. */
  failed: boolean
  /** Reads it once more. */
  again: () => void
  /** The cart to order; undefined when the offer is not to be had any more, which `offer` then says. */
  accept: () => Promise<OpenedOffer | undefined>
  decline: (reason: string) => Promise<boolean>
}

/** Reads an offer and answers it. */
export function useOffer({ reference, token }: OfferKey): OfferState {
  const path = { reference }
  const asked = useReply(token === undefined ? undefined : `${reference} ${token}`, (api, signal) =>
    api.call('readOffer', { path, token, signal }),
  )
  const read = asked.state === 'there' ? asked.reply : asked.state === 'asking' ? asked.before : undefined
  /** The offer as an answer left it, until it is read again. */
  const [answered, setAnswered] = useState<{ since: Offer; offer: Offer }>()
  const offer = read && answered?.since === read ? answered.offer : read
  const note = (next: Offer) => read && setAnswered({ since: read, offer: next })
  const accepting = useWrite(reference, (api) => api.call('acceptOffer', { path, token }))
  const declining = useWrite(reference, (api, reason: string) =>
    api.call('declineOffer', { path, token, body: reason ? { reason } : {} }),
  )

  const stateOf = (): OfferState['state'] => {
    if (asked.state === 'failed') return asked.status === 404 ? 'unknown' : 'away'
    return offer ? 'ready' : 'loading'
  }
  return {
    state: stateOf(),
    offer,
    busy:
      accepting.state === 'sending' ? 'accepting' : declining.state === 'sending' ? 'declining' : undefined,
    failed: accepting.state === 'failed' || declining.state === 'failed',
    again: () => 'again' in asked && asked.again(),
    async accept() {
      const reply = await accepting.send()
      if (reply?.outcome === 'gone') note(reply.offer)
      return reply?.outcome === 'open' ? reply : undefined
    },
    async decline(reason) {
      const reply = await declining.send(reason.trim())
      if (reply) note(reply)
      return reply !== undefined
    },
  }
}
