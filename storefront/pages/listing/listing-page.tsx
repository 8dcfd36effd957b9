import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchQuery } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { AppliedFilters } from '../../../widget/search/applied-filters.tsx'
import { FilterForm } from '../../../widget/search/filter-form.tsx'
import { appliedFilters } from '../../../widget/search/filters.ts'
import { placeOfSearch } from '../../../widget/search/search-place.ts'
import { SortMenu } from '../../../widget/search/sort-menu.tsx'
import { Button, ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { Dialog } from '../../../widget/ui/overlays/dialog.tsx'
import { Icon } from '../../../widget/ui/pictures/icon.tsx'
import type { DataOf } from '../registry.ts'
import { ListingHead } from './listing-head.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import { NoResults } from './no-results.tsx'
import { Results } from './results.tsx'
import './listing-page.css'

/** A list of experiences: everything, a place, a category or a search. */
export function ListingPage({ data }: { data: DataOf<'listing'> }) {
  const { t } = useTranslation('search')
  const { address, navigate } = useEnvironment()
  const { search: reply, about, nearby } = data
  const ownCategory = about === 'category' ? reply.query.categories[0] : undefined
  const [wanted, setWanted] = useState(reply.query)
  const [filtering, setFiltering] = useState(false)
  // what was asked for is shown at once; the address says when it has arrived, and going back overrules
  const [shown, setShown] = useState(reply)
  if (shown !== reply) {
    setShown(reply)
    setWanted(reply.query)
  }
  const addressOf = (query: SearchQuery) => address(placeOfSearch(query, ownCategory))
  const pending = addressOf(wanted) !== addressOf(reply.query)
  const onSearch = (query: SearchQuery) => {
    setWanted(query)
    navigate(placeOfSearch(query, ownCategory), { keepScroll: true })
  }
  const count = appliedFilters(wanted, { ownCategory }).length
  const form = <FilterForm search={wanted} reply={reply} onSearch={onSearch} />
  const isEmpty = reply.total === 0
  const sorting = (
    <>
      <SortMenu search={wanted} ownCategory={ownCategory} onSearch={onSearch} />
      <ButtonLink
        className="listing-page__open-filters"
        size="small"
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setFiltering(true)
        }}
      >
        <Icon name="filter" />
        {count > 0 ? t('filters.withCount', { count }) : t('filters.title')}
      </ButtonLink>
    </>
  )

  return (
    <div className="listing-page">
      <ListingHead data={data} />
      <div className="listing-page__body">
        <aside id="filters" className="listing-page__filters" aria-label={t('filters.title')}>
          {form}
        </aside>
        <div className="listing-page__results">
          <div className={isEmpty ? 'visually-hidden' : 'listing-page__line'}>
            <p className="listing-page__count" role="status">
              {t('count', { count: reply.total })}
            </p>
            {isEmpty ? null : sorting}
          </div>
          <AppliedFilters search={wanted} reply={reply} ownCategory={ownCategory} onSearch={onSearch} />
          {isEmpty && !pending ? (
            <NoResults data={data} />
          ) : (
            <Results reply={reply} about={about} pending={pending} />
          )}
        </div>
      </div>
      <NearbyPlaces places={nearby} />
      {filtering ? (
        <Dialog
          shape="sheet"
          title={t('filters.title')}
          onClose={() => setFiltering(false)}
          footer={
            <Button look="act" wide busy={pending} onClick={() => setFiltering(false)}>
              {t('filters.show', { count: reply.total })}
            </Button>
          }
        >
          {form}
        </Dialog>
      ) : null}
    </div>
  )
}
