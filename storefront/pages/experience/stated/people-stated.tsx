import { useTranslation } from 'react-i18next'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../../../widget/environment/environment.tsx'
import { DetailSection } from '../../../../widget/experience/detail-section.tsx'
import { GuideCard } from '../../guides/guide-card.tsx'
import { RowsStated } from './rows-stated.tsx'
import './people-stated.css'

/** Who takes travellers along, by name; then the rest as rows. */
export function PeopleStated({ experience }: { experience: Experience }) {
  const { t } = useTranslation('stated')
  const { storefront } = useEnvironment()
  const { guides, inEnglish } = experience
  return (
    <>
      {guides ? (
        <DetailSection id="guides" title={t('guides.title')}>
          {storefront.demonstration ? (
            <p className="people-stated__demonstration">{t('guides.demonstration')}</p>
          ) : null}
          <ul className="people-stated">
            {guides.map((guide) => (
              <GuideCard key={guide.name} guide={guide} isEnglish={inEnglish.includes('guides')} />
            ))}
          </ul>
        </DetailSection>
      ) : null}
      <RowsStated experience={experience} except={['guides']} />
    </>
  )
}
