import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { localeOf } from '../environment/i18n.ts'

/** Formats an instant in the buyer's time zone, with the zone's short name: "November 27, 2026 at 11:20 AM (CST)". */
export function useBuyersClock({ timeZone }: Pick<Invoice, 'timeZone'>): (instant: string) => string {
  const { t } = useTranslation('lines')
  const { formats, language } = useEnvironment()
  return (instant) => {
    const at = new Date(instant)
    const named = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'short' })
    return t('clock', {
      when: formats.date({ dateStyle: 'long', timeStyle: 'short', timeZone }).format(at),
      zone: named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value,
    })
  }
}
