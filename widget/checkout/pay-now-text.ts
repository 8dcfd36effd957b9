import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'

/** Why these cannot be paid for later: which of them must be paid for now. */
export function usePayNowText(): (lines: readonly CartLine[]) => string {
  const { t } = useTranslation('checkout')
  const isolate = useIsolate()
  const { formats } = useEnvironment()
  return (lines) => {
    const now = lines.filter(({ experience, fault }) => !fault && !experience.payLater)
    const titles = new Set(now.map(({ experience }) => isolate(experience.title)))
    return titles.size > 0
      ? t('payment.now', { titles: formats.list().format(titles) })
      : t('trouble.pay-later')
  }
}
