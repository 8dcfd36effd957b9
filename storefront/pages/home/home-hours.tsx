import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { CardList } from '../../../widget/experience/card-list.tsx'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { SiteIcon } from '../../shell/site-icon.tsx'
import { hourGround } from '../hours/hour-ground.ts'
import { byHours } from '../hours/hour-of-picture.ts'
import type { DataOf } from '../registry.ts'
import { HomeSection } from './home-section.tsx'
import { topTitle } from './top-title.ts'
import './home-hours.css'

/** What is booked and rated most, or where nothing was rated some of what there is, from dawn to night as one scrolls, each hour on a ground of its colour. */
export function HomeHours({ data: { top } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  const { address } = useEnvironment()
  if (top.length === 0) return null
  return (
    <HomeSection
      title={t(topTitle(top))}
      wide
      action={
        <a className="home-hours__all" href={address({ to: 'listing' })}>
          {t('seeAll')}
          <SiteIcon name="forward" />
        </a>
      }
    >
      {byHours(top).map((cards) => {
        const [first] = cards
        return (
          <div
            key={first?.slug}
            className={['home-hours', first && hourGround(first.picture)].join(' ').trim()}
          >
            <CardList>
              {cards.map((card) => (
                <li key={card.slug}>
                  <ExperienceCard card={card} placed />
                </li>
              ))}
            </CardList>
          </div>
        )
      })}
    </HomeSection>
  )
}
