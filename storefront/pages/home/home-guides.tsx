import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { GuideCard } from '../guides/guide-card.tsx'
import type { DataOf } from '../registry.ts'
import { HomeSection } from './home-section.tsx'
import './home-guides.css'

/** Who takes travellers along, as the supplier's listings state, each with what they lead. */
export function HomeGuides({ data: { guides = [] } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('stated')
  const { address, storefront } = useEnvironment()
  if (guides.length === 0) return null
  return (
    <HomeSection title={t('guides.title')}>
      {storefront.demonstration ? (
        <p className="home-guides__demonstration">{t('guides.demonstration')}</p>
      ) : null}
      <ul className="home-guides">
        {guides.map(({ experience, inEnglish = false, ...guide }) => (
          <GuideCard key={guide.name} guide={guide} isEnglish={inEnglish}>
            <a
              className="home-guides__experience"
              href={address({
                to: 'experience',
                slug: experience.slug,
                localSlug: experience.localSlug,
                city: experience.city,
              })}
            >
              {experience.title}
            </a>
          </GuideCard>
        ))}
      </ul>
    </HomeSection>
  )
}
