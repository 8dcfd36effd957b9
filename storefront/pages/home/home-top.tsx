import { useTranslation } from 'react-i18next'
import type { ExperienceCard as Card } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { Icon } from '../../../widget/ui/pictures/icon.tsx'
import { HomeSection } from './home-section.tsx'
import './home-top.css'

/** What people really book. */
export function HomeTop({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('home')
  const { address } = useEnvironment()
  if (cards.length === 0) return null
  return (
    <HomeSection
      title={t('top')}
      wide
      action={
        <a className="home-top__all" href={address({ to: 'listing' })}>
          {t('seeAll')}
          <Icon name="forward" />
        </a>
      }
    >
      <ul className="home-top">
        {cards.map((card) => (
          <li key={card.slug} className="home-top__item">
            <ExperienceCard card={card} placed />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
