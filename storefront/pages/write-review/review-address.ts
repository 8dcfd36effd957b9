import type { Memory } from '../../../widget/environment/memory.ts'
import type { ReviewLink } from '../../../widget/reviews/write-review.tsx'

const nameOf = (booking: string) => `review:${booking}`

/**
 * The booking that the address names. Its key comes in the fragment: it is taken out of sight, where it would be shared
 * and bookmarked, and kept for this tab alone, so that a reload still works. Where nothing lasts it stays.
 */
export function takeReviewLink(view: Window, memory: Memory): ReviewLink | undefined {
  const address = new URL(view.location.href)
  const booking = address.searchParams.get('booking')
  if (!booking) return undefined
  const given = new URLSearchParams(address.hash.slice(1)).get('token')
  const token = given ?? memory.get(nameOf(booking))
  if (!token) return undefined
  if (given && memory.lasts) {
    memory.set(nameOf(booking), given)
    address.hash = ''
    view.history.replaceState(view.history.state, '', address)
  }
  return { booking, token }
}
