import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useReply } from '../environment/use-reply.ts'
import { useWrite } from '../environment/use-write.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { createAccountClient } from './account-client.ts'
import type { AccountDraft } from './account-form.ts'
import { AccountFields } from './account-fields.tsx'
import './account-panel.css'

type Trouble = 'wrong-password' | 'common' | 'too-many' | 'failed'

const troubleOf = (code: string | undefined): Trouble | undefined =>
  code === undefined ? undefined : (troubles[code] ?? 'failed')

/** Troubles by the code of their problem. */
const troubles: Readonly<Record<string, Trouble>> = {
  password_too_common: 'common',
  too_many_attempts: 'too-many',
}

/** Props of `ChangePassword`. */
export interface ChangePasswordProps {
  /** What goes with a new password; it is called changed once that is done. Must not fail. */
  onChanged?: () => Promise<void>
}

/** A new password for who is logged in, by the one until now. */
export function ChangePassword({ onChanged }: ChangePasswordProps) {
  const { t } = useTranslation('account')
  const { memory, address, announce } = useEnvironment()
  const asked = useReply('who', (api) => createAccountClient({ api, memory }).who())
  const [ending, setEnding] = useState<'guest' | 'done'>()
  const [isWrong, setWrong] = useState(false)
  const changing = useWrite('password', (api, body: Pick<AccountDraft, 'current' | 'password'>) =>
    createAccountClient({ api, memory }).changePassword(body),
  )

  async function submit({ current, password }: AccountDraft): Promise<void> {
    setWrong(false)
    const reply = await changing.send({ current, password })
    if (!reply) return
    if (reply.outcome !== 'changed') return setWrong(true)
    await onChanged?.()
    setEnding('done')
    announce(t('changePassword.done'))
  }

  const isGuest = asked.state === 'there' && asked.reply === undefined
  const state = ending ?? (isGuest || changing.code === 'log_in_required' ? 'guest' : asked.state)
  const trouble: Trouble | undefined = isWrong ? 'wrong-password' : troubleOf(changing.code)
  if (state === 'asking') {
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
  // also where it is not known who is logged in: sending the form says what is wrong
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
