import { useTranslation } from 'react-i18next'
import type { Price } from '../../../server/contract/availability.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { formatDuration } from './duration.ts'

/** For how many hours, days or nights something is booked that is priced by them: "3 hours". */
export function useHireLength(): (price: Price) => string | undefined {
  const { t } = useTranslation('lines')
  const { formats } = useEnvironment()
  return ({ lines }) => {
    const priced = lines.find(({ period }) => period)
    if (!priced?.period) return undefined
    return formatDuration({ unit: `${priced.period}S`, minimum: priced.periods }, formats, (count) =>
      t('nights', { count }),
    )
  }
}
