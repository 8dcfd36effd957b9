import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewSort, ReviewsReply } from '../../server/contract/reviews.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useWrite } from '../environment/use-write.ts'

/** Which reviews are asked for. */
export interface ReviewWish {
  rating?: number
  writtenIn?: string
  sort: ReviewSort
}

/** The reviews of an experience as a reader narrows and sorts them, and more of them. */
export function useReviews(slug: string, first: ReviewsReply) {
  const { t } = useTranslation('detail')
  const { announce } = useEnvironment()
  const [shown, setShown] = useState(first)
  const [wanted, setWanted] = useState<ReviewWish>({ sort: 'newest' })
  const asking = useWrite('', (api, query: ReviewWish & { page: number }) =>
    api.call('listReviews', { path: { slug }, query }),
  )
  const [isNarrowing, setNarrowing] = useState(false)
  /** Of the last question: an answer to an older one comes too late. */
  const turn = useRef(0)

  async function ask(wish: ReviewWish, page: number, keep: ReviewsReply['reviews']): Promise<void> {
    const own = ++turn.current
    const reply = await asking.send({ ...wish, page })
    if (!reply || own !== turn.current) return
    // one that was written meanwhile moves the pages, and would show another twice
    const known = new Set(keep.map(({ id }) => id))
    const fresh = reply.reviews.filter(({ id }) => !known.has(id))
    setShown({ ...reply, reviews: [...keep, ...fresh] })
    announce(
      page === 1
        ? t('reviews.narrowed', { count: reply.total })
        : t('reviews.loaded', { count: fresh.length }),
    )
  }

  return {
    shown,
    wanted,
    state: asking.state,
    isNarrowing: isNarrowing && asking.state === 'sending',
    narrow: (wish: ReviewWish): void => {
      setWanted(wish)
      setNarrowing(true)
      void ask(wish, 1, [])
    },
    loadMore: async (): Promise<void> => {
      if (shown.nextPage === undefined) return
      setNarrowing(false)
      await ask(wanted, shown.nextPage, shown.reviews)
    },
  }
}
