import { useTranslation } from 'react-i18next'
import type { ChangeQuote } from '../../server/contract/changes.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { dot } from '../ui/facts/dot.ts'
import { Notice } from '../ui/states/notice.tsx'

/** Whether a booking that can be cancelled without cost could not be after a change. */
export function losesFreedom({ kind, freeUntil, freeUntilAfter }: ChangeQuote): boolean {
  return kind === 'move' && freeUntil !== undefined && freeUntilAfter === undefined
}

/** Its supplier may still agree to another date: what ends is cancelling free of charge alone. */
export function askedOf({ asksSupplier }: ChangeQuote): 'asked' | undefined {
  return asksSupplier ? 'asked' : undefined
}

/** Says, before it is confirmed, that a change gives up free cancellation, and what is kept of who cancels from then on. */
export function LostFreedom({ quote, booking }: { quote: ChangeQuote; booking: Booking }) {
  const { t } = useTranslation('orders')
  const { free, kept } = useCancellationText()({ cancellationTerms: quote.termsAfter }, booking.experience)
  if (!losesFreedom(quote)) return null
  return (
    <Notice tone="hurry" title={t('change.losesFree', { context: askedOf(quote) })}>
      {[free, kept].filter(Boolean).join(dot)}
    </Notice>
  )
}
