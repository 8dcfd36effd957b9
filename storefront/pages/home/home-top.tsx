import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { CardList } from '../../../widget/experience/card-list.tsx'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { SiteIcon } from '../../shell/site-icon.tsx'
import type { DataOf } from '../registry.ts'
import { HomeSection } from './home-section.tsx'
import { topTitle } from './top-title.ts'
import './home-top.css'

/** What is booked and rated most; where nothing was rated, some of what there is. */
export function HomeTop({ data: { top: cards } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const { address } = useEnvironment()
  if (cards.length === 0) return null
  return (
    <HomeSection
      title={t(topTitle(cards))}
      action={
        <a className="home-top__all" href={address({ to: 'listing' })}>
          {t('seeAll')}
          <SiteIcon name="forward" />
        </a>
      }
    >
      <div className="home-top">
        <CardList strip>
          {cards.map((card) => (
            <li key={card.slug}>
              <ExperienceCard card={card} placed />
            </li>
          ))}
        </CardList>
      </div>
    </HomeSection>
  )
}
