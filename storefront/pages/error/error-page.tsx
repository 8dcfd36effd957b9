import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import type { DataOf } from '../registry.ts'
import { ErrorScene } from './error-scene.tsx'

/** A fault of ours. The id leads support to the line of the log. */
export function ErrorPage({ data: { requestId } }: { data: DataOf<'error'> }) {
  const { t } = useTranslation('error')
  const { address } = useEnvironment()
  return (
    <ErrorScene
      title={t('fault.title')}
      actions={
        <>
          <ButtonLink look="act" href="" data-load="full">
            {t('fault.again')}
          </ButtonLink>
          <ButtonLink href={address({ to: 'home' })}>{t('home')}</ButtonLink>
        </>
      }
    >
      <p>{t('fault.text')}</p>
      <p>
        {t('fault.id')} <code className="isolate">{requestId}</code>
      </p>
    </ErrorScene>
  )
}
