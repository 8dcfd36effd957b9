import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { categoryPlace } from '../../../widget/environment/places.ts'
import { SiteIcon } from '../../shell/site-icon.tsx'
import { Picture } from '../../../widget/ui/pictures/picture.tsx'
import type { DataOf } from '../registry.ts'
import { HomeSection } from './home-section.tsx'
import { nameOf } from '../../../widget/ui/facts/name-of.tsx'
import './home-categories.css'

/** Kinds, as an index. */
export function HomeCategories({ data: { categories } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation(['home', 'search'])
  const { address, formats } = useEnvironment()
  if (categories.length === 0) return null
  return (
    <HomeSection
      title={t('categories')}
      action={
        <a className="home-categories__all" href={address({ to: 'listing' })}>
          {t('seeAll')}
          <SiteIcon name="forward" />
        </a>
      }
    >
      <ul className="home-categories">
        {categories.map(({ slug, localSlug, name, inEnglish, picture, experiences }) => (
          <li key={slug}>
            <a
              className="home-categories__link"
              href={address(categoryPlace({ slug, localSlug }))}
              data-prefetch=""
            >
              <span className="home-categories__picture">
                <Picture picture={{ ...picture, alt: '' }} sizes="160px" />
              </span>
              <span className="home-categories__name display">{nameOf({ name, inEnglish })}</span>
              <span className="home-categories__count">
                <span aria-hidden="true">{formats.number().format(experiences)}</span>
                <span className="visually-hidden">{t('search:place.count', { count: experiences })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
