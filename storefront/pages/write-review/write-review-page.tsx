import { useEffect, useRef, useState } from 'react'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { UnknownReview, WriteReview } from '../../../widget/reviews/write-review.tsx'
import type { ReviewLink } from '../../../widget/reviews/write-review.tsx'
import { takeReviewLink } from './review-address.ts'
import './write-review-page.css'

/** Where the link of a review invitation leads. */
export function WriteReviewPage() {
  const { visitMemory } = useEnvironment()
  const page = useRef<HTMLDivElement>(null)
  const [link, setLink] = useState<ReviewLink | 'unknown'>()
  useEffect(() => {
    const view = page.current?.ownerDocument.defaultView
    if (view) setLink(takeReviewLink(view, visitMemory) ?? 'unknown')
  }, [visitMemory])
  return (
    <div ref={page} className="write-review-page">
      {link === 'unknown' ? <UnknownReview /> : null}
      {link && link !== 'unknown' ? <WriteReview key={link.booking} link={link} /> : null}
    </div>
  )
}
