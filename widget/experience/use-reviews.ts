import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewSort, ReviewsReply } from '../../server/contract/reviews.ts'
import { useEnvironment } from '../environment/environment.tsx'

/** Which reviews are asked for. */
export interface ReviewWish {
  rating?: number
  language?: string
  sort: ReviewSort
}

/** The reviews of an experience as a reader narrows and sorts them, and more of them. */
export function useReviews(slug: string, first: ReviewsReply) {
  const { t } = useTranslation('detail')
  const { api, announce } = useEnvironment()
  const [shown, setShown] = useState(first)
  const [wanted, setWanted] = useState<ReviewWish>({ sort: 'newest' })
  const [state, setState] = useState<'idle' | 'narrowing' | 'loading' | 'failed'>('idle')
  /** Of the last question: an answer to an older one comes too late. */
  const turn = useRef(0)

  async function ask(wish: ReviewWish, page: number, keep: ReviewsReply['reviews']): Promise<void> {
    const own = ++turn.current
    try {
      const reply = await api.call('listReviews', { path: { slug }, query: { ...wish, page } })
      if (own !== turn.current) return
      // one that was written meanwhile moves the pages, and would show another twice
      const known = new Set(keep.map(({ id }) => id))
      const fresh = reply.reviews.filter(({ id }) => !known.has(id))
      setShown({ ...reply, reviews: [...keep, ...fresh] })
      setState('idle')
      announce(
        page === 1
          ? t('reviews.narrowed', { count: reply.total })
          : t('reviews.loaded', { count: fresh.length }),
      )
    } catch {
      if (own === turn.current) setState('failed')
    }
  }

  return {
    shown,
    wanted,
    state,
    narrow: (wish: ReviewWish): void => {
      setWanted(wish)
      setState('narrowing')
      void ask(wish, 1, [])
    },
    loadMore: async (): Promise<void> => {
      if (shown.nextPage === undefined) return
      setState('loading')
      await ask(wanted, shown.nextPage, shown.reviews)
    },
  }
}
