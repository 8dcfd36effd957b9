import { useTranslation } from 'react-i18next'
import { colonIn } from '../../locales/colon.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Fact } from '../ui/facts/departure-facts.tsx'
import { dot } from '../ui/facts/dot.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import './booked-extras.css'

/** The booked extras. Until the booking is over, also their descriptions: they may say where and when a transfer leaves. */
export function BookedExtras({ extras, isToCome }: Pick<Booking, 'extras'> & { isToCome: boolean }) {
  const { t } = useTranslation(['orders', 'lines'])
  const { language } = useEnvironment()
  const { time: clock } = useLocalTimes()
  const booked = extras.filter(({ quantity }) => quantity > 0)
  if (booked.length === 0) return null
  const services = booked.map(({ title, quantity, time }) => {
    const service = t('lines:units.titled', { quantity, title })
    return time ? `${service} (${clock(time)})` : service
  })
  const said = isToCome
    ? booked.flatMap(({ title, description, backAt }) => {
        const texts = [description, backAt && t('lines:back', { time: clock(backAt) })].filter(Boolean)
        // where several are booked, each text begins with the name of its extra
        return booked.length > 1 ? texts.map((text) => title + colonIn(language) + text) : texts
      })
    : []
  return (
    <Fact icon="plus">
      {t('services', { services: services.join(dot) })}
      {said.map((text) => (
        <bdi key={text} className="booked-extras__said">
          {text}
        </bdi>
      ))}
    </Fact>
  )
}
