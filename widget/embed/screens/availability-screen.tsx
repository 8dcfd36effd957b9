import type { Experience } from '../../../server/contract/catalogue.ts'
import type { ScreenProps } from '../screens.ts'
import { BookingOf } from './booking-of.tsx'
import { ScreenState } from './screen-state.tsx'
import { useReply } from './use-reply.ts'

/** The calendar of one experience, its starts and its prices. */
export function AvailabilityScreen({ place: { slug } }: ScreenProps<'availability'>) {
  const asked = useReply(slug, (api, signal) => api.read<Experience>(`experiences/${slug}`, { signal }))
  return asked.state === 'there' ? <BookingOf experience={asked.reply} /> : <ScreenState asked={asked} />
}
