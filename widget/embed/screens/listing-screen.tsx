import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchQuery, SearchQueryInput, SearchReply } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { CardList } from '../../experience/card-list.tsx'
import { lazyCards } from '../../experience/cards/lazy-cards.tsx'
import { appliedFilters } from '../../search/filters.ts'
import { SortMenu } from '../../search/sort-menu.tsx'
import { placeOfSearch } from '../../search/search-place.ts'
import { useMoreResults } from '../../search/use-more-results.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { ScreenProps } from '../screens.ts'
import type { StagePlace } from '../stage.ts'
import { ScreenState } from './screen-state.tsx'
import { usePart } from '../../environment/use-part.ts'
import { useReply } from '../../environment/use-reply.ts'
import { StackedCard } from '../../experience/cards/stacked-card.tsx'
import './listing-screen.css'

type Listing = Extract<StagePlace, { to: 'listing' }>

const filterTexts = ['filter-values'] as const
const loadForm = () => import('../../search/filter-form.tsx')
const loadApplied = () => import('../../search/applied-filters.tsx')

/** What the storefront sells, as cards. */
export function ListingScreen({ place, tell }: ScreenProps<'listing'>) {
  const query = queryOf(place)
  const asked = useReply(JSON.stringify(query), (api, signal) =>
    api.call('searchExperiences', { query, signal }),
  )
  // a list that is narrowed stays until its next state is there
  const before = asked.state === 'asking' ? asked.before : undefined
  const reply = asked.state === 'there' ? asked.reply : before
  useEffect(() => {
    if (!reply) return
    const { text, city, categories } = reply.query
    tell('search', {
      ...(text ? { text } : {}),
      ...(city ? { city } : {}),
      ...(categories[0] ? { category: categories[0] } : {}),
      total: reply.total,
      experiences: reply.cards.map(({ slug }) => slug),
    })
  }, [reply, tell])
  return reply ? (
    <Listed reply={reply} place={place} tell={tell} />
  ) : (
    <ScreenState asked={asked as never} tell={tell} />
  )
}

/** The card of most looks comes with the list, so that no other shape stands in its place first. */
const listedCards = { ...lazyCards, stacked: StackedCard }

function Listed({ reply, place, tell }: { reply: SearchReply; place: Listing } & Pick<ScreenProps, 'tell'>) {
  const { t } = useTranslation('search')
  const { navigate, address, layout } = useEnvironment()
  const ExperienceCard = listedCards[layout.experienceCard]
  const { list, cards, nextPage, state, load } = useMoreResults(reply)
  const [filtering, setFiltering] = useState(false)
  const [wanted, setWanted] = useState(reply.query)
  const [shown, setShown] = useState(reply)
  const filtersId = useId()
  const heading = useRef<HTMLParagraphElement>(null)
  if (shown !== reply) {
    setShown(reply)
    setWanted(reply.query)
  }
  const { category } = place
  // links of a widget are no addresses: how the reader's language spells a place is nothing to them
  const subject = { category: category === undefined ? undefined : { slug: category } }
  const onSearch = (search: SearchQuery) => {
    setWanted(search)
    navigate(placeOfSearch(search, subject), { replace: true })
  }
  const count = appliedFilters(wanted, { ownCategory: category }).length
  const isPending = JSON.stringify(wanted) !== JSON.stringify(reply.query)
  return (
    <section className={filtering ? 'listing-screen listing-screen--filtering' : 'listing-screen'}>
      <div className="listing-screen__line">
        <p ref={heading} className="listing-screen__count" role="status" tabIndex={-1}>
          {t('count', { count: reply.total })}
        </p>
        <SortMenu search={wanted} subject={subject} onSearch={onSearch} />
        <Button
          size="small"
          icon={<Icon name="filter" />}
          aria-expanded={filtering}
          aria-controls={filtersId}
          onClick={() => setFiltering(!filtering)}
        >
          {count > 0 ? t('filters.withCount', { count }) : t('filters.title')}
        </Button>
      </div>
      <div id={filtersId} className="listing-screen__filters" hidden={!filtering}>
        {filtering ? (
          <>
            <FilterForm search={wanted} reply={reply} onSearch={onSearch} />
            <Button look="act" wide className="listing-screen__show" onClick={() => setFiltering(false)}>
              {isPending ? t('filters.apply') : t('filters.show', { count: reply.total })}
            </Button>
          </>
        ) : null}
      </div>
      <div ref={list} className="listing-screen__results">
        {count > 0 ? (
          <AppliedFilters
            search={wanted}
            reply={reply}
            subject={subject}
            heading={heading}
            onSearch={onSearch}
          />
        ) : null}
        {cards.length === 0 ? (
          <div className="listing-screen__none">
            <h2 className="listing-screen__title display">{t('none.title')}</h2>
            <p>{count > 0 ? t('none.narrowed') : t('none.other')}</p>
            <p>
              <a href={address({ to: 'listing' })}>{t('none.all')}</a>
            </p>
          </div>
        ) : null}
        <CardList>
          {cards.map((card) => (
            <li key={card.slug}>
              <ExperienceCard
                card={card}
                level={2}
                placed
                date={reply.query.date}
                guests={reply.query.guests}
                onChoose={() => tell('selectItem', choiceOf(card))}
              />
            </li>
          ))}
        </CardList>
        {nextPage === undefined ? null : (
          <Button className="listing-screen__more" busy={state === 'sending'} onClick={() => void load()}>
            {state === 'sending' ? t('more.loading') : t('more.load')}
          </Button>
        )}
        {state === 'failed' ? <p role="alert">{t('more.failed')}</p> : null}
      </div>
    </section>
  )
}

function choiceOf({ slug, title, from }: SearchReply['cards'][number]) {
  return { experience: slug, title, ...(from ? { from: from.price } : {}) }
}

function queryOf({ city, category, text, filters = {} }: Listing): Record<string, string | number> {
  const wanted: Partial<SearchQueryInput> = { ...filters, text, city }
  if (category) wanted.categories = category
  return Object.fromEntries(
    Object.entries(wanted)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value as string | number)]),
  )
}

function FilterForm(props: ComponentProps<Awaited<ReturnType<typeof loadForm>>['FilterForm']>) {
  const { part } = usePart(loadForm, filterTexts)
  return part ? <part.FilterForm {...props} /> : null
}

function AppliedFilters(props: ComponentProps<Awaited<ReturnType<typeof loadApplied>>['AppliedFilters']>) {
  const { part } = usePart(loadApplied, filterTexts)
  return part ? <part.AppliedFilters {...props} /> : null
}
