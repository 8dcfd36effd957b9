import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../environment/api.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { createAccountClient } from './account-client.ts'
import type { AccountDraft } from './account-form.ts'
import { AccountFields } from './account-fields.tsx'
import './account-panel.css'

type Trouble = 'wrong-password' | 'common' | 'too-many' | 'failed'
type State = 'waiting' | 'guest' | 'form' | 'done'

/** Props of `ChangePassword`. */
export interface ChangePasswordProps {
  /** What goes with a new password; it is called changed once that is done. Must not fail. */
  onChanged?: () => Promise<void>
}

/** A new password for who is logged in, by the one until now. */
export function ChangePassword({ onChanged }: ChangePasswordProps) {
  const { t } = useTranslation('account')
  const { api, memory, address, announce } = useEnvironment()
  const [state, setState] = useState<State>('waiting')
  const [trouble, setTrouble] = useState<Trouble>()
  useEffect(() => {
    let left = false
    createAccountClient({ api, memory })
      .who()
      .then(
        (email) => left || setState(email === undefined ? 'guest' : 'form'),
        // the form can be filled in meanwhile; sending it says what is wrong
        () => left || setState('form'),
      )
    return () => void (left = true)
  }, [api, memory])

  async function submit({ current, password }: AccountDraft): Promise<void> {
    setTrouble(undefined)
    try {
      const { outcome } = await createAccountClient({ api, memory }).changePassword({ current, password })
      if (outcome !== 'changed') return setTrouble('wrong-password')
      await onChanged?.()
      setState('done')
      announce(t('changePassword.done'))
    } catch (error) {
      const code = error instanceof ApiProblem ? error.code : undefined
      if (code === 'log_in_required') setState('guest')
      else if (code === 'password_too_common') setTrouble('common')
      else setTrouble(code === 'too_many_attempts' ? 'too-many' : 'failed')
    }
  }

  if (state === 'waiting') {
    return (
      <div role="status">
        <span className="visually-hidden">{t('changePassword.loading')}</span>
        <Skeleton shape="button" />
      </div>
    )
  }
  if (state === 'guest') {
    return (
      <Notice
        icon="lock"
        actions={
          <ButtonLink look="act" size="small" href={address({ to: 'log-in' })}>
            {t('logIn.action')}
          </ButtonLink>
        }
      >
        {t('changePassword.guest')}
      </Notice>
    )
  }
  if (state === 'done') {
    return (
      <Notice
        tone="safe"
        title={t('changePassword.done')}
        actions={
          <ButtonLink look="act" size="small" href={address({ to: 'invoices' })}>
            {t('changePassword.back')}
          </ButtonLink>
        }
      >
        {t('changePassword.others')}
      </Notice>
    )
  }
  return (
    <div className="account-panel">
      <p className="account-panel__text">{t('changePassword.text')}</p>
      <AccountFields task="changePassword" trouble={trouble && t(`trouble.${trouble}`)} onSubmit={submit} />
      <p className="account-panel__way">
        <a className="account-panel__link" href={address({ to: 'reset-password' })}>
          {t('forgot.way')}
        </a>
      </p>
    </div>
  )
}
