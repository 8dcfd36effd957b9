import { useTranslation } from 'react-i18next'
import type { CancellationTerm } from '../../../server/contract/listing.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { useLocalTimes } from './local-time.ts'
import { dot } from './dot.ts'

/**
 * What is kept of who cancels, in one line: "Free cancellation until …", or each step that still applies, or that nothing comes
 * back; empty where it is not known.
 */
export function useCancellationText(): (
  told: { cancellationTerms?: readonly CancellationTerm[] },
  where: { timeZone: string; destination: { name: string } },
) => string {
  const { formats } = useEnvironment()
  const { t } = useTranslation('lines')
  const { instant, zoneOf } = useLocalTimes()
  return ({ cancellationTerms: terms }, { timeZone, destination }) => {
    if (!terms) return ''
    const steps = terms.map(({ until, percent }) =>
      t(`free.${until ? (percent ? 'kept' : 'until') : 'after'}`, {
        when: until && instant(until, timeZone),
        zone: zoneOf(destination.name),
        percent: formats.number({ style: 'percent' }).format(percent / 100),
      }),
    )
    return steps.join(dot) || t('free.never')
  }
}
