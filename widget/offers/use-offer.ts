import { useEffect, useState } from 'react'
import type { Cart } from '../../server/contract/carts.ts'
import type { Offer } from '../../server/contract/offers.ts'
import { ApiProblem } from '../environment/api.ts'
import { useEnvironment } from '../environment/environment.tsx'

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
  /** `unknown`: the key does not open it. `away`: nobody answers. */
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
  const { api } = useEnvironment()
  const [offer, setOffer] = useState<Offer>()
  const [state, setState] = useState<OfferState['state']>('loading')
  const [busy, setBusy] = useState<OfferState['busy']>()
  const [failed, setFailed] = useState(false)

  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (token === undefined) return undefined
    const leaving = new AbortController()
    const begin = async () => {
      try {
        const read = await api.call('readOffer', { path: { reference }, token, signal: leaving.signal })
        setOffer(read)
        setState('ready')
      } catch (error) {
        if (leaving.signal.aborted) return
        setState(error instanceof ApiProblem && error.status === 404 ? 'unknown' : 'away')
      }
    }
    void begin()
    return () => leaving.abort()
  }, [api, reference, token, tries])

  async function answer<Result>(
    what: OfferState['busy'],
    send: () => Promise<Result>,
  ): Promise<Result | undefined> {
    setBusy(what)
    setFailed(false)
    try {
      return await send()
    } catch {
      setFailed(true)
      return undefined
    } finally {
      setBusy(undefined)
    }
  }

  return {
    state,
    offer,
    busy,
    failed,
    again: () => setTries((before) => before + 1),
    async accept() {
      const reply = await answer('accepting', () => api.call('acceptOffer', { path: { reference }, token }))
      if (reply?.outcome === 'gone') setOffer(reply.offer)
      return reply?.outcome === 'open' ? reply : undefined
    },
    async decline(reason) {
      const reply = await answer('declining', () =>
        api.call('declineOffer', { path: { reference }, token, body: reason.trim() ? { reason } : {} }),
      )
      if (reply) setOffer(reply)
      return reply !== undefined
    },
  }
}
