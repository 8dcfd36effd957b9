import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { ExperienceHeading } from '../../experience/experience-heading.tsx'
import { Gallery } from '../../ui/pictures/gallery.tsx'
import type { ScreenProps } from '../screens.ts'
import { BookingOf } from './booking-of.tsx'
import { ScreenState } from './screen-state.tsx'
import { useExperienceTold } from './use-experience-told.ts'
import { useReply } from '../../environment/use-reply.ts'
import './experience-screen.css'

const ExperienceTexts = lazy(async () => ({
  default: (await import('./experience-texts.tsx')).ExperienceTexts,
}))

/** One experience: what it is, and the booking beside it. */
export function ExperienceScreen({ place: { slug }, tell, warn, inDialog }: ScreenProps<'experience'>) {
  const { t } = useTranslation('availability')
  const asked = useReply(slug, (api, signal) => api.call('readExperience', { path: { slug }, signal }))
  useExperienceTold(asked, slug, { tell, warn })
  if (asked.state !== 'there') return <ScreenState asked={asked} tell={tell} />
  const { reply } = asked
  return (
    <article className="experience-screen">
      <Gallery title={reply.title} hero={reply.hero} pictures={reply.pictures} />
      <div className="experience-screen__body">
        <div className="experience-screen__head">
          <ExperienceHeading experience={reply} />
        </div>
        <div className="experience-screen__aside">
          <h2 className="visually-hidden">{t('title')}</h2>
          <BookingOf experience={reply} inDialog={inDialog} />
        </div>
        <div className="experience-screen__texts">
          <Suspense fallback={null}>
            <ExperienceTexts experience={reply} />
          </Suspense>
        </div>
      </div>
    </article>
  )
}
