import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../widget/ui/controls/button.tsx'
import { lazyPart } from '../../lazy-part.tsx'

const WhoMayReview = lazyPart(
  async () => (await import('../../../widget/reviews/who-may-review.tsx')).WhoMayReview,
  ['reviews'],
)

/** The button of a visitor who has no link to write a review: it opens who may write one. */
export function AskToReview() {
  const { t } = useTranslation('detail')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('reviews.write')}</Button>
      {open ? (
        <Suspense fallback={null}>
          <WhoMayReview onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
