import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../registry.ts'
import { useListing } from '../use-listing.tsx'
import './drawer-listing.css'

/** Title and count side by side, and one button that opens the filters. */
export function DrawerListing({ data }: { data: DataOf<'listing'> }) {
  const { t } = useTranslation('search')
  const parts = useListing(data)
  return (
    <div className="drawer-listing">
      <div className="drawer-listing__head">
        {parts.head}
        <div className={parts.isEmpty ? 'visually-hidden' : 'drawer-listing__tools'}>
          {parts.count}
          <div className="drawer-listing__buttons">
            {parts.sort}
            {parts.openMap}
            {parts.openFilters}
          </div>
        </div>
      </div>
      <div className="drawer-listing__applied">{parts.applied}</div>
      <aside id="filters" className="drawer-listing__filters" aria-label={t('filters.title')}>
        {parts.filters}
      </aside>
      {parts.results}
      {parts.nearby}
      {parts.overlay}
    </div>
  )
}
