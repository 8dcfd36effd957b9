import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace } from '../environment/places.ts'
import type { ListingFilters } from '../environment/places.ts'
import { nameOf } from '../ui/facts/name-of.tsx'
import './crumbs.css'

/** The way from the front page to here. The day and the guests that were asked for go along. */
export function Crumbs({
  experience,
  asked,
}: {
  experience: Experience
  asked?: Pick<ListingFilters, 'date' | 'guests'>
}) {
  const { t } = useTranslation('detail')
  const { address } = useEnvironment()
  const { destination, categories } = experience
  const [category] = categories
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol className="crumbs__list">
        <li>
          <a href={address({ to: 'home' })}>{t('home')}</a>
        </li>
        <li>
          <a href={address({ ...cityPlace(destination), filters: asked })}>{nameOf(destination)}</a>
        </li>
        {category ? (
          <li>
            <a
              href={address({
                ...cityPlace(destination),
                filters: { ...asked, categories: [category.slug] },
              })}
            >
              {nameOf(category)}
            </a>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}
