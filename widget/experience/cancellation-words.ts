/** The cancellation policy of an experience in words. */
import type { TFunction } from 'i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { CancellationPolicy } from '../../server/contract/listing.ts'
import { whatStays } from '../../locales/what-stays.ts'
import type { Formats } from '../environment/formats.ts'
import { dot } from '../ui/facts/dot.ts'

type Step = CancellationPolicy['steps'][number]

/** How long before the start a step ends: "1 day", "2 days, 12 hours". Empty at the start itself. */
export function beforeText(t: TFunction<'detail'>, step: Step, formats: Formats): string {
  const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
    step[unit] > 0 ? [t(`before.${unit}`, { count: step[unit] })] : [],
  )
  return formats.list('measure').format(parts)
}

/** The policy in a few words, for the facts. */
export function cancellationFact(
  t: TFunction<'detail'>,
  { kind, steps }: CancellationPolicy,
  formats: Formats,
): { title: string; detail?: string } {
  if (returnsNothing({ kind, steps })) return { title: t('facts.nonRefundable') }
  const free = steps.find((step) => step.penaltyPercent === 0)
  const before = free ? beforeText(t, free, formats) : ''
  return {
    title: free || kind === 'FREE' ? t('facts.free') : t('facts.tiered'),
    detail: before ? t('facts.freeUntil', { before }) : undefined,
  }
}

/** The policy as sentences, most generous first. */
export function cancellationLines(
  t: TFunction<'detail'>,
  { kind, steps }: CancellationPolicy,
  formats: Formats,
): string[] {
  if (returnsNothing({ kind, steps })) return [t('cancellation.never')]
  if (kind === 'FREE') {
    const before = steps[0] ? beforeText(t, steps[0], formats) : ''
    return before
      ? [t('cancellation.freeBefore', { before }), t('cancellation.later')]
      : [t('cancellation.freeAnyTime')]
  }
  const percentOf = (step: Step) => formats.number({ style: 'percent' }).format(step.penaltyPercent / 100)
  // a step that leaves nothing is what holds after all others
  const telling = steps.filter((step) => step.penaltyPercent < 100)
  const lines = telling
    .toSorted((a, b) => minutesOf(b) - minutesOf(a))
    .map((step) => {
      const before = beforeText(t, step, formats)
      if (!before) return t('cancellation.atStart', { percent: percentOf(step) })
      return step.penaltyPercent === 0
        ? t('cancellation.stepFree', { before })
        : t('cancellation.step', { before, percent: percentOf(step) })
    })
  const reachesStart = telling.some((step) => minutesOf(step) === 0)
  return reachesStart ? lines : [...lines, t('cancellation.whole')]
}

/** What can be changed after booking: as long as cancelling is free, or if the supplier of a booking on request agrees; and what cannot be added. */
export function changesLines(
  t: TFunction<'detail'>,
  {
    instantConfirmation,
    cancellation,
    payLater,
    extras,
    periods,
    pickups,
  }: Pick<Experience, 'instantConfirmation' | 'cancellation' | 'payLater' | 'extras' | 'periods' | 'pickups'>,
  isolate: (text: string) => string,
): string[] {
  const isFree = cancellation !== undefined && isEverFree(cancellation)
  if (instantConfirmation && !isFree) return [t('changes.none')]
  const addressed = extras.filter(({ asks }) => asks).map(({ title }) => isolate(title))
  return [
    instantConfirmation
      ? t('changes.free', {
          context: whatStays({ price: { lines: periods ? [periods] : [] }, pickup: pickups.length > 0 }),
        })
      : t('changes.asked'),
    ...(instantConfirmation || payLater ? [t('changes.once')] : []),
    ...(addressed.length > 0 ? [t('changes.addressed', { extras: addressed.join(dot) })] : []),
  ]
}

/** Whether cancelling costs nothing for some time. */
const isEverFree = ({ kind, steps }: CancellationPolicy): boolean =>
  kind !== 'NON_REFUNDABLE' && steps.some(({ penaltyPercent }) => penaltyPercent === 0)

/** Whether nothing ever comes back, by whichever kind the supplier said so. */
export const returnsNothing = ({ kind, steps }: CancellationPolicy): boolean =>
  kind === 'NON_REFUNDABLE' ||
  (kind === 'TIERED' && steps.every(({ penaltyPercent }) => penaltyPercent === 100))

const minutesOf = ({ days, hours, minutes }: Step) => (days * 24 + hours) * 60 + minutes
