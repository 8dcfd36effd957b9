import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { DetailSection } from '../../../../widget/experience/detail-section.tsx'
import { EnglishBlock } from '../../../../widget/experience/english-block.tsx'
import { RouteProfile } from './route-profile.tsx'
import { RowsStated } from './rows-stated.tsx'
import './route-stated.css'

/** The route as a drawn line, and what happens when the weather turns; then the rest as rows. */
export function RouteStated({ experience }: { experience: Experience }) {
  const { t } = useTranslation('stated')
  const { inEnglish, routeProfile, weatherPlan } = experience
  return (
    <>
      {routeProfile ? (
        <DetailSection id="route" title={t('route.title')}>
          <RouteProfile points={routeProfile} isEnglish={inEnglish.includes('routeProfile')} />
        </DetailSection>
      ) : null}
      {weatherPlan ? (
        <DetailSection id="weather" title={t('weather')}>
          <div className="route-stated__weather">
            <EnglishBlock experience={experience} field="weatherPlan">
              {weatherPlan.split('\n\n').map((paragraph) => (
                <p key={paragraph} className="route-stated__plan">
                  {paragraph}
                </p>
              ))}
            </EnglishBlock>
          </div>
        </DetailSection>
      ) : null}
      <RowsStated experience={experience} except={['routeProfile', 'weatherPlan']} />
    </>
  )
}
