import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import './bad-weather.css'

/** What becomes of it in bad weather, where the supplier has said it. */
export function BadWeather({ experience: { measures } }: { experience: Experience }) {
  const { t } = useTranslation('measures')
  if (!measures?.badWeather) return null
  return (
    <div className="bad-weather">
      <p className="bad-weather__question display">{t('badWeather.term')}</p>
      <p>{t(`badWeather.${measures.badWeather}`)}</p>
    </div>
  )
}
