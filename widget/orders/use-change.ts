import { useEffect, useState } from 'react'
import type { BookingChange, ChangeQuote } from '../../server/contract/changes.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { newKey } from '../environment/new-key.ts'
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
  }: { order: KeptOrder; booking: Booking; onChanged: (given?: GivenBack) => void },
  change: BookingChange | undefined,
): ChangeInTheMaking {
  const { api, navigate } = useEnvironment()
  const [told, setTold] = useState<Told>({ about: '' })
  const [sending, setSending] = useState(false)
  const wanted = change && JSON.stringify(change)
  const { reference, token } = order
  const its = booking.reference

  useEffect(() => {
    if (!wanted) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      api
        .call('quoteChange', {
          path: { reference, booking: its },
          token,
          body: JSON.parse(wanted) as BookingChange,
          signal: asking.signal,
        })
        .then(
          (quote) => asking.signal.aborted || setTold({ about: wanted, quote, intent: newKey() }),
          () => asking.signal.aborted || setTold({ about: wanted, trouble: 'failed' }),
        )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, reference, its, token, wanted])

  const send = async (about: string, { quote: agreed, intent }: Told & { quote: ChangeQuote }) => {
    setSending(true)
    try {
      const reply = await api.call('changeBooking', {
        path: { reference, booking: its },
        token,
        body: {
          change: JSON.parse(about) as BookingChange,
          agreedRefund: agreed.refund,
          agreedDue: agreed.due,
        },
        // the same terms, agreed to twice, change once
        intent,
      })
      switch (reply.outcome) {
        case 'review':
          setTold({ about, quote: reply.quote, intent: newKey(), trouble: 'again' })
          break
        case 'pay':
          navigate(reply.paymentUrl, { external: true })
          // the page is about to be left
          return
        case 'asked':
          onChanged()
          break
        case 'changed':
          onChanged({ refund: reply.refund, guests: guestsGivenUp(agreed) })
          break
        default:
          reply satisfies never
      }
    } catch {
      setTold({ about, quote: agreed, intent, trouble: 'failed' })
    }
    setSending(false)
  }

  const { quote } = told
  return {
    step: stepOf(wanted, { told, sending }),
    quote: wanted ? quote : undefined,
    confirm: () => {
      if (quote && !quote.refusal && wanted && told.about === wanted) void send(wanted, { ...told, quote })
    },
  }
}

/** Those who stay at home; where none does, the whole party gave something up. */
function guestsGivenUp({ before, after }: ChangeQuote): number {
  return before.guests - (after?.guests ?? 0) || before.guests
}

/** What is known of a change, and under which name it is to be made. */
interface Told {
  about: string
  quote?: ChangeQuote
  intent?: string
  trouble?: 'failed' | 'again'
}

function stepOf(wanted: string | undefined, { told, sending }: { told: Told; sending: boolean }): ChangeStep {
  if (!wanted) return 'choosing'
  if (sending) return 'sending'
  if (told.about !== wanted) return 'asking'
  return told.trouble ?? 'quoted'
}
