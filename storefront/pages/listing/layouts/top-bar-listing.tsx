import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../registry.ts'
import { useListing } from '../use-listing.tsx'
import './top-bar-listing.css'

/** One line above the list holds what narrows and sorts it; the filters open over the page. */
export function TopBarListing({ data }: { data: DataOf<'listing'> }) {
  const { t } = useTranslation('search')
  const parts = useListing(data)
  return (
    <div className="top-bar-listing">
      {parts.head}
      <div className={parts.isEmpty ? 'visually-hidden' : 'top-bar-listing__line'}>
        {parts.openFilters}
        {parts.count}
        {parts.sort}
        {parts.openMap}
      </div>
      <div className="top-bar-listing__applied">{parts.applied}</div>
      <aside id="filters" className="top-bar-listing__filters" aria-label={t('filters.title')}>
        {parts.filters}
      </aside>
      {parts.results}
      {parts.nearby}
      {parts.overlay}
    </div>
  )
}
