import { useTranslation } from 'react-i18next'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { useChangeWords } from './booking-changes.tsx'
import { asksSupplier } from './may-move.ts'
import type { LastEvent } from './last-event.ts'

/** Says what happened last to an order, and what stands now: a heading and a sentence. */
export function useEventTold(): (event: LastEvent) => { title: string; what: string } {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  const { instant, zoneOf } = useLocalTimes()
  const changeWords = useChangeWords()
  return (event) => {
    const { experience } = event.booking
    const name = isolate(experience.title)
    const until = (when: string | undefined) => ({
      when: when && instant(when, experience.timeZone),
      zone: zoneOf(experience.destination.name),
    })
    switch (event.kind) {
      case 'cancelled':
        return {
          title: t('outcome.success.title_cancelled'),
          what: t('outcome.success.what_cancelled', { experience: name }),
        }
      case 'lapsed':
        return {
          title: t('outcome.success.title_kept'),
          what: t('outcome.success.what_kept', { experience: name }),
        }
      case 'applied': {
        const change = changeWords(event.change)
        return {
          title: t('outcome.success.title_changed'),
          what: t('outcome.success.what_changed', { experience: name, change }),
        }
      }
      default: {
        const { kind, change } = event
        const { heldUntil, answerBy, declineReason = '' } = change
        return {
          title: t(`change.${kind}.title`),
          what: [
            t(`change.${kind}.text`, {
              context: 'named',
              experience: name,
              change: changeWords(change),
              reason: isolate(declineReason),
              ...until(kind === 'waiting' ? heldUntil : answerBy),
            }),
            kind === 'waiting' && asksSupplier(event.booking) && t('change.waiting.asks'),
          ]
            .filter(Boolean)
            .join(' '),
        }
      }
    }
  }
}
