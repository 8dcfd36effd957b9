import { useTranslation } from 'react-i18next'
import type { SearchQuery, Sort } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { Popup } from '../ui/overlays/popup.tsx'
import { changed } from './filters.ts'
import { placeOfSearch } from './search-place.ts'
import type { Subject } from './search-place.ts'
import './sort-menu.css'

/** Orders as the browser knows them; the contract's own list would bring its schemas along. */
const orders: Record<Sort, Sort> = {
  recommended: 'recommended',
  'price-low': 'price-low',
  'price-high': 'price-high',
  rating: 'rating',
}

/** Says how the list is sorted and offers the other ways, as links. */
export function SortMenu({
  search,
  subject,
  onSearch,
}: {
  search: SearchQuery
  subject: Subject
  onSearch: (search: SearchQuery) => void
}) {
  const { t } = useTranslation('search')
  const { address } = useEnvironment()
  return (
    <Popup
      edge="end"
      className="sort-menu"
      label={
        <>
          <span className="sort-menu__words">
            <span className="sort-menu__lead">{t('sort.label')}</span>
            <span className="sort-menu__current">{t(`sort.${search.sort}`)}</span>
          </span>
          <Icon name="down" size={16} />
        </>
      }
    >
      <ul>
        {Object.values(orders).map((sort) => (
          <li key={sort}>
            <a
              className="sort-menu__item"
              href={address(placeOfSearch(changed(search, { sort }), subject))}
              aria-current={sort === search.sort ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onSearch(changed(search, { sort }))
              }}
            >
              {t(`sort.${sort}`)}
              {sort === search.sort ? <Icon name="check" size={16} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
