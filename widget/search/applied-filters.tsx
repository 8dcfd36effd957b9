import { useTranslation } from 'react-i18next'
import type { SearchQuery, SearchReply } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { RemovableChip } from '../ui/controls/chip.tsx'
import { appliedFilters, withoutFilters } from './filters.ts'
import { placeOfSearch } from './search-place.ts'
import type { Subject } from './search-place.ts'
import { useFilterWords } from './use-filter-words.ts'
import { nameOf } from '../ui/facts/name-of.tsx'
import './applied-filters.css'

/** What narrows the list, each as a chip that takes it off; links, so that they work without JavaScript. */
export function AppliedFilters({
  search,
  reply,
  subject,
  onSearch,
}: {
  search: SearchQuery
  reply: SearchReply
  subject: Subject
  onSearch: (search: SearchQuery) => void
}) {
  const { t } = useTranslation('search')
  const { address, currency } = useEnvironment()
  const { appliedWords, inEnglish } = useFilterWords(reply.facets, currency)
  const applied = appliedFilters(search, { ownCategory: subject.category?.slug })
  if (applied.length === 0) return null
  const markOf = ({ filter, value }: (typeof applied)[number]) =>
    filter === 'categories' || filter === 'destinations' ? inEnglish(filter, value) : undefined
  const reset = withoutFilters(search, { ownCategory: subject.category?.slug })
  const isResettable = applied.some(({ filter }) => filter !== 'date' && filter !== 'guests')
  return (
    <ul className="applied-filters" aria-label={t('filters.applied')}>
      {applied.map((filter) => (
        <li key={`${filter.filter} ${filter.value}`}>
          <RemovableChip
            action={t('filters.remove')}
            href={address(placeOfSearch(filter.without, subject))}
            onClick={(event) => {
              event.preventDefault()
              onSearch(filter.without)
            }}
          >
            {nameOf({ name: appliedWords(filter), inEnglish: markOf(filter) })}
          </RemovableChip>
        </li>
      ))}
      {isResettable ? (
        <li>
          <a
            className="applied-filters__reset"
            href={address(placeOfSearch(reset, subject))}
            onClick={(event) => {
              event.preventDefault()
              onSearch(reset)
            }}
          >
            {t('filters.reset')}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
