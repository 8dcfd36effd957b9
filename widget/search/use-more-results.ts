import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExperienceCard, SearchReply } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useWrite } from '../environment/use-write.ts'
import { queryOfSearch } from './search-place.ts'

/** Results beyond those of the reply. */
interface MoreResults {
  to: SearchReply
  cards: readonly ExperienceCard[]
  nextPage: number | undefined
  /** Where the latest begin in the whole list. */
  from: number
}

/** The list of a reply with whatever "load more" has added to it. `onGrown` hears how many pages are shown, from the reply's own on. `list` is for the element around its cards. */
export function useMoreResults(reply: SearchReply, onGrown?: (pages: number) => void) {
  const { t } = useTranslation('search')
  const { announce } = useEnvironment()
  const [grown, setGrown] = useState<MoreResults>()
  const own = grown?.to === reply ? grown : undefined
  const cards = [...reply.cards, ...(own?.cards ?? [])]
  const nextPage = own ? own.nextPage : reply.nextPage

  // the button has moved behind what it brought: who presses it by key goes on at the first of these
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (own) list.current?.querySelectorAll('.card-list > li')[own.from]?.querySelector('a')?.focus()
  }, [own])

  const more = useWrite('', (api, page: number) =>
    api.call('searchExperiences', { query: queryOfSearch({ ...reply.query, page, pages: 1 }) }),
  )

  const load = async () => {
    if (nextPage === undefined || more.state === 'sending') return
    const next = await more.send(nextPage)
    if (!next) return
    const known = new Set(cards.map(({ slug }) => slug))
    // the catalogue may have moved between two pages
    const added = next.cards.filter(({ slug }) => !known.has(slug))
    setGrown({
      to: reply,
      cards: [...(own?.cards ?? []), ...added],
      nextPage: next.nextPage,
      from: cards.length,
    })
    announce(t('more.loaded', { count: added.length, shown: cards.length + added.length, total: next.total }))
    onGrown?.(nextPage - reply.query.page + 1)
  }
  return { list, cards, nextPage, state: more.state, load }
}
