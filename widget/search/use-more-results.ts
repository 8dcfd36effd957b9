import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExperienceCard, SearchReply } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { queryOfSearch } from './search-place.ts'

/** Results beyond the first page. */
export interface MoreResults {
  cards: readonly ExperienceCard[]
  nextPage: number | undefined
}

/** Keeps what was loaded for as long as the app lives, so that going back finds the list as it was left. */
export interface ResultsMemory {
  get: (key: string) => MoreResults | undefined
  set: (key: string, more: MoreResults) => void
}

/** The list of a reply with whatever "load more" has added to it. */
export function useMoreResults(reply: SearchReply, memory: ResultsMemory) {
  const { t } = useTranslation('search')
  const { api, announce, currency, language } = useEnvironment()
  const key = `${language} ${currency} ${JSON.stringify(reply.query)}`
  const [kept, setKept] = useState(() => ({ key, more: memory.get(key) }))
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const more = kept.key === key ? kept.more : memory.get(key)
  const cards = [...reply.cards, ...(more?.cards ?? [])]
  const nextPage = more ? more.nextPage : reply.nextPage

  const load = async () => {
    if (nextPage === undefined || state === 'loading') return
    setState('loading')
    try {
      const query = queryOfSearch({ ...reply.query, page: nextPage })
      const next = await api.read<SearchReply>('experiences', { query })
      const known = new Set(cards.map(({ slug }) => slug))
      // the catalogue may have moved between two pages
      const added = next.cards.filter(({ slug }) => !known.has(slug))
      const grown = { cards: [...(more?.cards ?? []), ...added], nextPage: next.nextPage }
      memory.set(key, grown)
      setKept({ key, more: grown })
      setState('idle')
      announce(
        t('more.loaded', { count: added.length, shown: cards.length + added.length, total: next.total }),
      )
    } catch {
      setState('failed')
    }
  }
  return { cards, nextPage, state, load }
}
