import type { MouseEvent, RefObject } from 'react'
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
  heading,
  onSearch,
}: {
  search: SearchQuery
  reply: SearchReply
  subject: Subject
  /** Of the results: who has taken off the last filter goes on there. */
  heading: RefObject<HTMLElement | null>
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
  // a chip takes the focus along when it goes
  const take = (event: MouseEvent<HTMLElement>, next: SearchQuery) => {
    event.preventDefault()
    const row = event.currentTarget.closest('li')
    const chips = [...(row?.parentElement?.querySelectorAll<HTMLElement>('.chip') ?? [])]
    const at = chips.findIndex((chip) => row?.contains(chip))
    const beside = at === -1 ? undefined : (chips[at + 1] ?? chips[at - 1])
    ;(beside ?? heading.current)?.focus()
    onSearch(next)
  }
  return (
    <ul className="applied-filters" aria-label={t('filters.applied')}>
      {applied.map((filter) => (
        <li key={`${filter.filter} ${filter.value}`}>
          <RemovableChip
            action={t('filters.remove')}
            href={address(placeOfSearch(filter.without, subject))}
            onClick={(event) => take(event, filter.without)}
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
            onClick={(event) => take(event, reset)}
          >
            {t('filters.reset')}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
