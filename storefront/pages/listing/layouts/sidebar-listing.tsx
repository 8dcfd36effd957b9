import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../registry.ts'
import { useListing } from '../use-listing.tsx'
import './sidebar-listing.css'

/** The filters beside the list; on a phone in a sheet. */
export function SidebarListing({ data }: { data: DataOf<'listing'> }) {
  const { t } = useTranslation('search')
  const parts = useListing(data)
  return (
    <div className="sidebar-listing">
      {parts.head}
      <div className="sidebar-listing__body">
        <aside id="filters" className="sidebar-listing__filters" aria-label={t('filters.title')}>
          {parts.filters}
        </aside>
        <div className="sidebar-listing__results">
          <div className={parts.isEmpty ? 'visually-hidden' : 'sidebar-listing__line'}>
            {parts.count}
            {parts.openMap}
            {parts.sort}
            <div className="sidebar-listing__open">{parts.openFilters}</div>
          </div>
          {parts.applied}
          {parts.results}
        </div>
      </div>
      {parts.nearby}
      {parts.overlay}
    </div>
  )
}
