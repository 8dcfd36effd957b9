import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import type { DataOf } from '../registry.ts'
import { ErrorScene } from './error-scene.tsx'
import { SuggestedPlaces } from './suggested-places.tsx'

/** The page does not exist. Where it would have been a place, others are offered. */
export function NotFoundPage({ data: { path, place } }: { data: DataOf<'not-found'> }) {
  const { t } = useTranslation('error')
  const { address } = useEnvironment()
  return (
    <ErrorScene
      title={t('notFound.title')}
      below={
        place ? (
          <>
            <SuggestedPlaces title={t('notFound.alike')} places={place.alike} />
            <SuggestedPlaces
              title={t(
                place.popular.every(({ popular }) => popular) ? 'notFound.popular' : 'notFound.places',
              )}
              places={place.popular}
            />
          </>
        ) : null
      }
      actions={
        <>
          <ButtonLink look="act" href={address({ to: 'home' })}>
            {t('home')}
          </ButtonLink>
          <ButtonLink href={address({ to: 'listing' })}>{t('discover')}</ButtonLink>
        </>
      }
    >
      <p>{place ? t('notFound.place', { name: place.name }) : t('notFound.text')}</p>
      <p className="isolate">{t('notFound.message', { path })}</p>
    </ErrorScene>
  )
}
