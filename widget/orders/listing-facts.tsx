import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Fact } from '../ui/facts/departure-facts.tsx'
import { dot } from '../ui/facts/dot.ts'
import { languagesText } from '../ui/facts/languages-text.ts'
import './listing-facts.css'

/** What the listing says of the day itself, such as when boarding ends: travellers do not go back to the listing for it. */
export function ListingFacts({
  booking: { includes, knowBeforeYouGo, spokenLanguages, whatToBring },
}: {
  booking: Booking
}) {
  const { t } = useTranslation('orders')
  const { formats } = useEnvironment()
  return (
    <>
      {includes.length > 0 ? <Fact icon="check">{t('includes', { things: includes.join(dot) })}</Fact> : null}
      {knowBeforeYouGo.length > 0 ? (
        <Fact icon="info">
          {t('know')}
          {knowBeforeYouGo.map((text) => (
            <bdi key={text} className="listing-facts__text">
              {text}
            </bdi>
          ))}
        </Fact>
      ) : null}
      {spokenLanguages.length > 0 ? (
        <Fact icon="language">{t('languages', { languages: languagesText(spokenLanguages, formats) })}</Fact>
      ) : null}
      {whatToBring.length > 0 ? (
        <Fact icon="check">{t('bring', { things: whatToBring.join(dot) })}</Fact>
      ) : null}
    </>
  )
}
