import { useTranslation } from 'react-i18next'
import type { CancellationTerm } from '../../../server/contract/listing.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { useLocalTimes } from './local-time.ts'
import { dot } from './dot.ts'

/** What is kept of who cancels: `free` is good news, `kept` is not. Neither where it is not known. */
export interface CancellationText {
  /** "Free cancellation until …" */
  free?: string
  /** Each step that costs something, or that nothing comes back. */
  kept?: string
}

/** What is kept of who cancels, as far as it still applies. */
export function useCancellationText(): (
  told: { cancellationTerms?: readonly CancellationTerm[] },
  where: { timeZone: string; destination: { name: string } },
) => CancellationText {
  const { formats } = useEnvironment()
  const { t } = useTranslation('lines')
  const { instant, zoneOf } = useLocalTimes()
  return ({ cancellationTerms: terms }, { timeZone, destination }) => {
    if (!terms) return {}
    const steps = terms.map(({ until, percent }) =>
      t(`free.${until ? (percent ? 'kept' : 'until') : 'after'}`, {
        when: until && instant(until, timeZone),
        zone: zoneOf(destination.name),
        percent: formats.number({ style: 'percent' }).format(percent / 100),
      }),
    )
    if (steps.length === 0) return { kept: t('free.never') }
    const costs = terms.findIndex(({ until, percent }) => !until || percent > 0)
    const from = costs < 0 ? steps.length : costs
    return { free: steps.slice(0, from).join(dot), kept: steps.slice(from).join(dot) }
  }
}
