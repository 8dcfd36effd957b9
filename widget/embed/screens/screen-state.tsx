import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { Tell } from '../../telling/events.ts'
import type { Asked } from '../../environment/use-reply.ts'
import './screen-state.css'

/** Stands for a screen whose data is not there: on its way, or out of reach. */
export function ScreenState({
  asked,
  tell,
}: {
  asked: Exclude<Asked<unknown>, { state: 'there' }>
  tell: Tell
}) {
  const code = asked.state === 'failed' ? asked.code : undefined
  useEffect(() => {
    if (code) tell('error', { code })
  }, [code, tell])
  if (asked.state !== 'failed') return <ScreenWaiting />
  // asking again for what does not exist is useless
  return code === 'experience_unknown' ? <ScreenUnknown /> : <ScreenFailed again={asked.again} />
}

/** The shape of a screen that is on its way. */
export function ScreenWaiting() {
  const { t } = useTranslation('embed')
  return (
    <section className="screen-state" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <div className="screen-state__picture" />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
    </section>
  )
}

/** There is no such experience in this storefront: leads to those that there are. */
function ScreenUnknown() {
  const { t } = useTranslation('embed')
  const { address } = useEnvironment()
  return (
    <div className="screen-state">
      <h2 className="screen-state__title display">{t('unknown.title')}</h2>
      <p role="alert">{t('unknown.text')}</p>
      <ButtonLink look="act" className="screen-state__again" href={address({ to: 'listing' })}>
        {t('unknown.all')}
      </ButtonLink>
    </div>
  )
}

/** A screen that could not be shown, and another try. It is there from the start: later it might not come either. */
export function ScreenFailed({ again }: { again: () => void }) {
  const { t } = useTranslation('embed')
  return (
    <div className="screen-state">
      <h2 className="screen-state__title display">{t('failed.title')}</h2>
      <p role="alert">{t('failed.text')}</p>
      <Button look="act" className="screen-state__again" onClick={again}>
        {t('failed.again')}
      </Button>
    </div>
  )
}
