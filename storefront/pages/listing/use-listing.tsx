import { Suspense, lazy, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchQuery } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { AppliedFilters } from '../../../widget/search/applied-filters.tsx'
import { FilterForm } from '../../../widget/search/filter-form.tsx'
import { appliedFilters } from '../../../widget/search/filters.ts'
import { placeOfSearch, subjectOf } from '../../../widget/search/search-place.ts'
import { SortMenu } from '../../../widget/search/sort-menu.tsx'
import { Button, ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { Dialog } from '../../../widget/ui/overlays/dialog.tsx'
import { Icon } from '../../../widget/ui/pictures/icon.tsx'
import { SiteIcon } from '../../shell/site-icon.tsx'
import type { DataOf } from '../registry.ts'
import { ListingHead } from './listing-head.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import { NoResults } from './no-results.tsx'
import { Results } from './results.tsx'
import './use-listing.css'

const MapOfResults = lazy(async () => ({
  default: (await import('./map-of-results.tsx')).MapOfResults,
}))

/** The parts of a list of experiences; each layout puts them in its places. */
export interface ListingParts {
  head: ReactNode
  /** How many there are. */
  count: ReactNode
  sort: ReactNode
  /** Opens a map of the results over the page. */
  openMap: ReactNode
  /** Opens the filters over the page; where they stand beside the list it is for narrow screens. */
  openFilters: ReactNode
  /** The filters themselves, to stand in the page. */
  filters: ReactNode
  applied: ReactNode
  results: ReactNode
  nearby: ReactNode
  /** What stands over the page: one at a time. */
  overlay: ReactNode
  isEmpty: boolean
}

/** A list and what narrows it: what was asked for is shown at once; the address says when it has arrived. */
export function useListing(data: DataOf<'listing'>): ListingParts {
  const { t } = useTranslation(['search', 'listing'])
  const { address, navigate, map } = useEnvironment()
  const { search: reply, about, nearby } = data
  const subject = subjectOf(reply, about)
  const [wanted, setWanted] = useState(reply.query)
  const heading = useRef<HTMLParagraphElement>(null)
  const [over, setOver] = useState<'filters' | 'map'>()
  const close = () => setOver(undefined)
  // going back overrules what was asked for
  const [shown, setShown] = useState(reply)
  if (shown !== reply) {
    setShown(reply)
    setWanted(reply.query)
  }
  const addressOf = (query: SearchQuery) => address(placeOfSearch(query, subject))
  const pending = addressOf(wanted) !== addressOf(reply.query)
  const onSearch = (query: SearchQuery) => {
    setWanted(query)
    navigate(placeOfSearch(query, subject), { keepScroll: true })
  }
  const narrowed = appliedFilters(wanted, { ownCategory: subject.category?.slug }).length
  const form = <FilterForm search={wanted} reply={reply} onSearch={onSearch} />
  const isEmpty = reply.total === 0
  return {
    head: <ListingHead data={data} />,
    count: (
      <p ref={heading} className="use-listing__count" role="status" aria-busy={pending} tabIndex={-1}>
        {t('count', { count: reply.total })}
      </p>
    ),
    sort: isEmpty ? null : (
      <div className="use-listing__sort">
        <SortMenu search={wanted} subject={subject} onSearch={onSearch} />
      </div>
    ),
    openMap:
      isEmpty || !map ? null : (
        <Button
          size="small"
          className="use-listing__map"
          icon={<SiteIcon name="map" />}
          aria-haspopup="dialog"
          onClick={() => setOver('map')}
        >
          {t('listing:map.show')}
        </Button>
      ),
    openFilters: isEmpty ? null : (
      <ButtonLink
        className="use-listing__open"
        size="small"
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOver('filters')
        }}
      >
        <Icon name="filter" />
        {narrowed > 0 ? t('filters.withCount', { count: narrowed }) : t('filters.title')}
      </ButtonLink>
    ),
    filters: form,
    applied: (
      <AppliedFilters search={wanted} reply={reply} subject={subject} heading={heading} onSearch={onSearch} />
    ),
    results:
      isEmpty && !pending ? (
        <NoResults data={data} />
      ) : (
        <Results reply={reply} about={about} pending={pending} />
      ),
    nearby: <NearbyPlaces places={nearby} asked={reply.query} />,
    overlay:
      over === 'filters' ? (
        <Dialog
          shape="sheet"
          title={t('filters.title')}
          onClose={close}
          footer={
            // pressed before the number is known, it leads to the results as well
            <Button look="act" wide aria-busy={pending} onClick={close}>
              {pending ? t('filters.apply') : t('filters.show', { count: reply.total })}
            </Button>
          }
        >
          <div className="use-listing__filters">{form}</div>
        </Dialog>
      ) : over === 'map' ? (
        <Suspense fallback={null}>
          <MapOfResults reply={reply} onClose={close} />
        </Suspense>
      ) : null,
    isEmpty,
  }
}
