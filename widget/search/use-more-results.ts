import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExperienceCard, SearchReply } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { queryOfSearch } from './search-place.ts'

/** Results beyond those of the reply. */
interface MoreResults {
  to: SearchReply
  cards: readonly ExperienceCard[]
  nextPage: number | undefined
}

/** The list of a reply with whatever "load more" has added to it. `onGrown` hears how many pages are shown, from the reply's own on. */
export function useMoreResults(reply: SearchReply, onGrown?: (pages: number) => void) {
  const { t } = useTranslation('search')
  const { api, announce } = useEnvironment()
  const [grown, setGrown] = useState<MoreResults>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const more = grown?.to === reply ? grown : undefined
  const cards = [...reply.cards, ...(more?.cards ?? [])]
  const nextPage = more ? more.nextPage : reply.nextPage

  const load = async () => {
    if (nextPage === undefined || state === 'loading') return
    setState('loading')
    try {
      const query = queryOfSearch({ ...reply.query, page: nextPage, pages: 1 })
      const next = await api.call('searchExperiences', { query })
      const known = new Set(cards.map(({ slug }) => slug))
      // the catalogue may have moved between two pages
      const added = next.cards.filter(({ slug }) => !known.has(slug))
      setGrown({ to: reply, cards: [...(more?.cards ?? []), ...added], nextPage: next.nextPage })
      setState('idle')
      announce(
        t('more.loaded', { count: added.length, shown: cards.length + added.length, total: next.total }),
      )
      onGrown?.(nextPage - reply.query.page + 1)
    } catch {
      setState('failed')
    }
  }
  return { cards, nextPage, state, load }
}
