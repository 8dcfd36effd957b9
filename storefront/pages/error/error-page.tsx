import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { ButtonLink } from '../../../widget/ui/controls/button.tsx'
import type { DataOf } from '../registry.ts'
import { ErrorScene } from './error-scene.tsx'

/** What went wrong: its own message where the visitor can mend it, else that it was our fault. The id leads support to the line of the log. */
export function ErrorPage({ data: { requestId, message, unavailable } }: { data: DataOf<'error'> }) {
  const fault = unavailable ? 'unavailable' : 'fault'
  const { t } = useTranslation('error')
  const { address } = useEnvironment()
  return (
    <ErrorScene
      title={message === undefined ? t(`${fault}.title`) : t('refused.title')}
      actions={
        <>
          <ButtonLink look="act" href="" data-load="full">
            {t('fault.again')}
          </ButtonLink>
          <ButtonLink href={address({ to: 'home' })}>{t('home')}</ButtonLink>
        </>
      }
    >
      {message === undefined ? (
        <p>{t(`${fault}.text`)}</p>
      ) : (
        <p lang="en" dir="ltr">
          {message}
        </p>
      )}
      <p>
        {t('fault.id')} <code className="isolate">{requestId}</code>
      </p>
    </ErrorScene>
  )
}
