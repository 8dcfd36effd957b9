import type { ScreenProps } from '../screens.ts'
import { BookingOf } from './booking-of.tsx'
import { ScreenState } from './screen-state.tsx'
import { useExperienceTold } from './use-experience-told.ts'
import { useReply } from '../../environment/use-reply.ts'
import './availability-screen.css'

/** The calendar of one experience, its starts and its prices. */
export function AvailabilityScreen({ place: { slug }, tell, warn, inDialog }: ScreenProps<'availability'>) {
  const asked = useReply(slug, (api, signal) => api.call('readExperience', { path: { slug }, signal }))
  useExperienceTold(asked, slug, { tell, warn })
  return asked.state === 'there' ? (
    <div className="availability-screen">
      <BookingOf experience={asked.reply} inDialog={inDialog} />
    </div>
  ) : (
    <ScreenState asked={asked} tell={tell} />
  )
}
