import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/button.tsx'
import type { DataOf } from '../registry.ts'
import { ErrorScene } from './error-scene.tsx'

/** The page does not exist. */
export function NotFoundPage({ data: { path } }: { data: DataOf<'not-found'> }) {
  const { t } = useTranslation('error')
  const { address } = useEnvironment()
  return (
    <ErrorScene
      title={t('notFound.title')}
      actions={
        <>
          <ButtonLink look="act" href={address({ to: 'home' })}>
            {t('home')}
          </ButtonLink>
          <ButtonLink href={address({ to: 'listing' })}>{t('discover')}</ButtonLink>
        </>
      }
    >
      <p>{t('notFound.text')}</p>
      <p>
        <code className="isolate">{path}</code>
      </p>
    </ErrorScene>
  )
}
