import { useEffect, useState } from 'react'
import type { BookingChange, ChangeQuote } from '../../server/contract/changes.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { newKey } from '../environment/new-key.ts'
import { useReply } from '../environment/use-reply.ts'
import { useWrite } from '../environment/use-write.ts'
import type { GivenBack } from './given-back.ts'
import type { KeptOrder } from './order-shelf.ts'

/** `again`: the terms were not what was shown any more, and stand there anew. */
export type ChangeStep = 'choosing' | 'asking' | 'quoted' | 'again' | 'sending' | 'failed'

/** A change on its way: what it costs, and how far it is. */
export interface ChangeInTheMaking {
  step: ChangeStep
  quote?: ChangeQuote
  /** Agrees to the quote that is shown. */
  confirm: () => void
}

/** Steps are pressed faster than prices are worth asking for. */
const pauseMs = 250

/** Asks what a change costs whenever it becomes another one, and makes it by the terms that are shown. */
export function useChange(
  {
    order,
    booking,
    onChanged,
    onStale,
  }: {
    order: KeptOrder
    booking: Booking
    onChanged: (given?: GivenBack) => void
    /** The booking is not what is shown any more, say because of another tab: it is to be read again. */
    onStale: () => void
  },
  change: BookingChange | undefined,
): ChangeInTheMaking {
  const { navigate } = useEnvironment()
  const { token } = order
  const path = { reference: order.reference, booking: booking.reference }
  const wanted = change && JSON.stringify(change)
  const asked = useReply(
    wanted,
    async (api, signal): Promise<Terms> => {
      const quote = await api.call('quoteChange', { path, token, body: change as BookingChange, signal })
      return { quote, intent: newKey() }
    },
    { restMs: pauseMs },
  )
  /** The terms that hold now, where they were not what was shown any more. */
  const [revised, setRevised] = useState<{ about: string; terms: Terms }>()
  const isRevised = revised !== undefined && revised.about === wanted
  const terms = isRevised ? revised.terms : asked.state === 'there' ? asked.reply : undefined
  const changing = useWrite(wanted ?? '', (api, body: BookingChange, { quote, intent }: Terms) =>
    api.call('changeBooking', {
      path,
      token,
      body: { change: body, agreedRefund: quote.refund, agreedDue: quote.due },
      // the same terms, agreed to twice, change once
      intent,
    }),
  )
  const isStale = changing.state === 'failed' && changing.code === 'not_changeable'
  useEffect(() => {
    if (isStale) onStale()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isStale])
  /** The payment page of the network is about to be opened. */
  const [leaving, setLeaving] = useState(false)

  const send = async (body: BookingChange, agreed: Terms) => {
    const reply = await changing.send(body, agreed)
    switch (reply?.outcome) {
      case undefined:
        return
      case 'review':
        setRevised({ about: JSON.stringify(body), terms: { quote: reply.quote, intent: newKey() } })
        return
      case 'pay':
        setLeaving(true)
        navigate(reply.paymentUrl, { external: true })
        return
      case 'asked':
        onChanged()
        return
      case 'changed':
        onChanged({ refund: reply.refund, guests: guestsGivenUp(agreed.quote) })
        return
      default:
        reply satisfies never
    }
  }

  const stepOf = (): ChangeStep => {
    if (!wanted) return 'choosing'
    if (leaving || changing.state === 'sending') return 'sending'
    if (isStale) return 'again'
    if (changing.state === 'failed' || asked.state === 'failed') return 'failed'
    if (isRevised) return 'again'
    return asked.state === 'there' ? 'quoted' : 'asking'
  }
  // while another change is asked about, the terms of the one before stay, so that nothing jumps
  const shown = terms ?? (asked.state === 'asking' ? asked.before : undefined)
  return {
    step: stepOf(),
    quote: isStale ? undefined : shown?.quote,
    confirm: () => {
      if (change && terms && !terms.quote.refusal) void send(change, terms)
    },
  }
}

/** What a change costs, and the name under which it is made by these terms. */
interface Terms {
  quote: ChangeQuote
  intent: string
}

/** How many guests of the booking do not come any more; all of them, where the change is not about guests. */
function guestsGivenUp({ before, after }: ChangeQuote): number {
  return before.guests - (after?.guests ?? 0) || before.guests
}
