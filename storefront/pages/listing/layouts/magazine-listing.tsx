import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../registry.ts'
import { useListing } from '../use-listing.tsx'
import './magazine-listing.css'

/** One lead over the full width, then a rhythm of two and three. */
export function MagazineListing({ data }: { data: DataOf<'listing'> }) {
  const { t } = useTranslation('search')
  const parts = useListing(data)
  return (
    <div className="magazine-listing">
      <div className="magazine-listing__head">{parts.head}</div>
      <div className={parts.isEmpty ? 'visually-hidden' : 'magazine-listing__line'}>
        {parts.count}
        {parts.sort}
        {parts.openMap}
        {parts.openFilters}
      </div>
      <div className="magazine-listing__applied">{parts.applied}</div>
      <aside id="filters" className="magazine-listing__filters" aria-label={t('filters.title')}>
        {parts.filters}
      </aside>
      <div className="magazine-listing__results">{parts.results}</div>
      {parts.nearby}
      {parts.overlay}
    </div>
  )
}
