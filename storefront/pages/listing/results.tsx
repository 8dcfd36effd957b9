import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchReply } from '../../../server/contract/catalogue.ts'
import type { ListingData } from '../../../server/contract/pages.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { CardList } from '../../../widget/experience/card-list.tsx'
import { ExperienceCardSkeleton } from '../../../widget/experience/experience-card-skeleton.tsx'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { placeOfSearch, subjectOf } from '../../../widget/search/search-place.ts'
import { useMoreResults } from '../../../widget/search/use-more-results.ts'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import { stepByKeys } from './step-by-keys.ts'
import './results.css'

/** Cards whose pictures the first screen shows. */
const eagerCards = 3
/** Shorter waits are better not mentioned. */
const patienceMs = 250
/** A reply holds no more (`SearchQuery.pages`): what is longer begins anew at a later page. */
const mostPagesAtOnce = 10
/** As many as fill a screen. */
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

/** The cards of a search, and more of them. */
export function Results({
  reply,
  about,
  pending,
}: {
  reply: SearchReply
  about: ListingData['about']
  /** Another list is on its way. */
  pending: boolean
}) {
  const { t } = useTranslation(['search', 'listing'])
  const { address, navigate, layout } = useEnvironment()
  const { query } = reply
  const first = address(placeOfSearch(query, subjectOf(reply, about)))
  const { list, cards, nextPage, state, load } = useMoreResults(reply, (pages) =>
    navigate(grownAddress(first, query.page, Math.min(pages, mostPagesAtOnce)), { alreadyShown: true }),
  )
  const waits = useLong(pending)
  if (waits) {
    return (
      <div className="results">
        <CardList busy>
          {skeletons.map((name) => (
            <li key={name}>
              <ExperienceCardSkeleton />
            </li>
          ))}
        </CardList>
      </div>
    )
  }
  return (
    <>
      <div
        className={pending ? 'results results--pending' : 'results'}
        ref={layout.experienceCard === 'row' ? stepByKeys : undefined}
      >
        <div ref={list}>
          <CardList busy={pending}>
            {cards.map((card, index) => (
              <li key={card.slug}>
                <ExperienceCard
                  card={card}
                  level={2}
                  date={query.date}
                  guests={query.guests}
                  placed={about !== 'destination'}
                  eager={index < eagerCards}
                />
              </li>
            ))}
          </CardList>
        </div>
      </div>
      <div className="results__more">
        <p className="results__seen">
          {t('listing:more.seen', { shown: before(reply) + cards.length, total: reply.total })}
        </p>
        {query.page > 1 ? <ButtonLink href={first}>{t('listing:more.first')}</ButtonLink> : null}
        {nextPage === undefined ? null : (
          <ButtonLink
            href={nextAddress(first, query.page, nextPage)}
            role="button"
            aria-disabled={state === 'sending' || undefined}
            onClick={(event) => {
              event.preventDefault()
              void load()
            }}
          >
            {state === 'sending' ? t('more.loading') : t('more.load')}
          </ButtonLink>
        )}
        {state === 'failed' ? (
          <p className="results__failed" role="alert">
            {t('more.failed')}
          </p>
        ) : null}
      </div>
    </>
  )
}

/** How many come before the page that was asked for, which without scripts is one of several. */
function before({ query, cards, total, nextPage }: SearchReply): number {
  return nextPage === undefined ? total - cards.length : ((query.page - 1) * cards.length) / query.pages
}

/** Address of so many pages of a list in one. */
function grownAddress(first: string, page: number, pages: number): string {
  const query = [page > 1 && `page=${page}`, pages > 1 && `pages=${pages}`].filter(Boolean).join('&')
  return query ? `${first}${first.includes('?') ? '&' : '?'}${query}` : first
}

/** Address of the list with the next page in it, for who has no scripts. */
function nextAddress(first: string, page: number, nextPage: number): string {
  const pages = nextPage - page + 1
  return pages > mostPagesAtOnce ? grownAddress(first, nextPage, 1) : grownAddress(first, page, pages)
}

/** True once `waiting` has lasted. */
function useLong(waiting: boolean): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])
  return waiting && long
}
