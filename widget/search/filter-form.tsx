import { useTranslation } from 'react-i18next'
import type { SearchQuery, SearchReply } from '../../server/contract/catalogue.ts'
import type { FacetValue } from '../../server/contract/facets.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { changed, listFilters, toggled } from './filters.ts'
import type { ListFilter } from './filters.ts'
import { FilterGroup } from './filter-group.tsx'
import { GuestsField } from './guests-field.tsx'
import { PriceFilter } from './price-filter.tsx'
import { useFilterWords } from './use-filter-words.ts'
import { WhenField } from './when-field.tsx'
import { nameOf } from '../ui/facts/name-of.tsx'
import './filter-form.css'

/** Groups that are open from the start; the others open when they hold a choice. */
const openFilters: readonly ListFilter[] = ['destinations', 'categories', 'duration', 'time', 'lengths']

/** Where a look shows what boats measure, their length comes first. */
const boatFilters = new Set<ListFilter>(['lengths', ...listFilters])

/** Of older addresses: a child of nine may take part in more than all from four to eleven may. */
const wideAges = '4-11'

/** The others of a filter are folded away. */
const valuesInSight = 10

/** Props of `FilterForm`. */
export interface FilterFormProps {
  /** What is wanted now; it may be ahead of `reply`. */
  search: SearchQuery
  reply: SearchReply
  onSearch: (search: SearchQuery) => void
}

/**
 * Every filter with live counts. Each change is a new search at once; without JavaScript it is a form with a button that
 * asks the list by the same names.
 */
export function FilterForm({ search, reply, onSearch }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { address, currency, formats, layout } = useEnvironment()
  const { facets } = reply
  const { valueWords } = useFilterWords(facets, currency)
  return (
    <form
      className="filter-form"
      method="get"
      action={address({
        to: 'listing',
        text: search.text || undefined,
        city: search.city,
        localCity: reply.destination?.localSlug,
      })}
      aria-label={t('filters.title')}
    >
      {search.text && search.city ? <input type="hidden" name="city" value={search.city} /> : null}
      {search.sort === 'recommended' ? null : <input type="hidden" name="sort" value={search.sort} />}
      <div className="filter-form__when filter-form__when--opens">
        <WhenField
          date={search.date ?? ''}
          onDate={(date) => onSearch(changed(search, { date: date || undefined }))}
        />
      </div>
      <div className="filter-form__when">
        <GuestsField guests={search.guests} onGuests={(guests) => onSearch(changed(search, { guests }))} />
      </div>
      {facets.price ? (
        <FilterGroup title={t('price.label')} open>
          <PriceFilter
            range={facets.price}
            from={search.priceFrom}
            to={search.priceTo}
            onPrice={(priceFrom, priceTo) => onSearch(changed(search, { priceFrom, priceTo }))}
          />
        </FilterGroup>
      ) : null}
      {[...(layout.facts === 'deck' ? boatFilters : listFilters)].map((filter) => {
        const chosen: readonly string[] = search[filter]
        const values = (facets[filter] ?? []).filter(
          ({ value, count }) => (count > 0 && value !== wideAges) || chosen.includes(value),
        )
        const isChosen = values.some(({ value }) => chosen.includes(value))
        // a list of one city alone is not narrowed by it
        const fewest = filter === 'destinations' && !isChosen ? 2 : 1
        if (values.length < fewest) return null
        const line = ({ value, count, inEnglish }: FacetValue) => (
          <Checkbox
            key={value}
            name={filter}
            value={value}
            checked={chosen.includes(value)}
            figure={formats.number().format(count)}
            onChange={() => onSearch(toggled(search, filter, value))}
          >
            {nameOf({ name: valueWords(filter, value), inEnglish })}
          </Checkbox>
        )
        return (
          <FilterGroup
            key={filter}
            title={t(`filters.${filter}`)}
            open={openFilters.includes(filter) || isChosen}
          >
            {values.slice(0, valuesInSight).map(line)}
            {values.length > valuesInSight ? (
              <details open={values.slice(valuesInSight).some(({ value }) => chosen.includes(value))}>
                <summary className="filter-form__all">
                  {t('filters.all', { total: formats.number().format(values.length) })}
                </summary>
                {values.slice(valuesInSight).map(line)}
              </details>
            ) : null}
          </FilterGroup>
        )
      })}
      <StarsFilter search={search} reply={reply} onSearch={onSearch} />
      <noscript>
        <Button type="submit" look="act" wide>
          {t('filters.apply')}
        </Button>
      </noscript>
    </form>
  )
}

function StarsFilter({ search, reply, onSearch }: FilterFormProps) {
  const { t } = useTranslation('search')
  const { formats } = useEnvironment()
  const values = reply.facets.stars
    .filter(({ value, count }) => value !== '1' && (count > 0 || Number(value) === search.stars))
    .toReversed()
  if (values.length === 0) return null
  return (
    <FilterGroup title={t('filters.stars')} open={search.stars !== undefined}>
      <Checkbox
        kind="radio"
        name="stars"
        value=""
        checked={search.stars === undefined}
        onChange={() => onSearch(changed(search, { stars: undefined }))}
      >
        {t('stars.any')}
      </Checkbox>
      {values.map(({ value, count }) => (
        <Checkbox
          key={value}
          kind="radio"
          name="stars"
          value={value}
          checked={search.stars === Number(value)}
          figure={formats.number().format(count)}
          onChange={() => onSearch(changed(search, { stars: Number(value) }))}
        >
          {t('stars.atLeast', { count: Number(value) })}
        </Checkbox>
      ))}
    </FilterGroup>
  )
}
