import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../environment/api.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { createAccountClient } from './account-client.ts'
import type { AccountClient } from './account-client.ts'
import { AccountFields } from './account-fields.tsx'
import type { AccountDraft, AccountTask } from './account-form.ts'
import './account-panel.css'

/** What is done by who is not logged in. */
export type PanelTask = Exclude<AccountTask, 'changePassword' | 'endSessions'>

/** Props of `AccountPanel`. */
export interface AccountPanelProps {
  task: PanelTask
  /** What the link of a mail carries. */
  token?: string
  onLoggedIn: (email: string) => void
  /** Another task in this place; without it the other ways are links to their own pages. */
  onTask?: (task: PanelTask) => void
}

type Trouble = 'wrong-password' | 'link-expired' | 'common' | 'too-many' | 'failed'
type Ending = { email: string } | 'mail-follows' | Trouble

/** Logging in, signing up, forgetting and resetting a password: one form and the ways to the others. */
export function AccountPanel({ task, token, onLoggedIn, onTask }: AccountPanelProps) {
  const { t } = useTranslation('account')
  const { api, memory, announce } = useEnvironment()
  const [sentTo, setSentTo] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()

  async function submit(draft: AccountDraft): Promise<void> {
    setTrouble(undefined)
    const ending = await attempt(createAccountClient({ api, memory }), task, { ...draft, token })
    if (typeof ending === 'object') onLoggedIn(ending.email)
    else if (ending === 'mail-follows') {
      setSentTo(draft.email)
      announce(t('sent.title'))
    } else setTrouble(ending)
  }

  if (sentTo !== undefined) {
    return (
      <div className="account-panel">
        <Notice tone="safe" icon="mail" title={t('sent.title')}>
          <p>{t(task === 'signUp' ? 'sent.signUp' : 'sent.forgot', { email: sentTo })}</p>
        </Notice>
        <Ways task={task} onTask={onTask} />
      </div>
    )
  }
  const said = trouble && [
    t(`trouble.${trouble}`),
    trouble === 'wrong-password' && !token && t('trouble.first'),
  ]
  return (
    <div className="account-panel">
      <p className="account-panel__text">{t(task === 'logIn' && token ? 'logIn.confirm' : `${task}.text`)}</p>
      <AccountFields
        key={task}
        task={task}
        trouble={said ? said.filter(Boolean).join(' ') : undefined}
        onSubmit={submit}
      />
      <Ways task={task} onTask={onTask} />
    </div>
  )
}

/** Every call ends in something that can be said. */
async function attempt(
  client: AccountClient,
  task: PanelTask,
  { email, password, token }: AccountDraft & { token?: string },
): Promise<Ending> {
  try {
    switch (task) {
      case 'signUp':
        return (await client.signUp({ email, password })).outcome
      case 'forgot':
        return (await client.requestReset({ email })).outcome
      case 'logIn': {
        const reply = await client.logIn({ email, password, token })
        return reply.outcome === 'logged-in' ? reply.account : reply.outcome
      }
      case 'newPassword': {
        const reply = await client.changePassword({ token: token ?? '', password })
        return reply.outcome === 'changed' ? reply.account : reply.outcome
      }
      default:
        return task satisfies never
    }
  } catch (error) {
    const code = error instanceof ApiProblem ? error.code : undefined
    if (code === 'password_too_common') return 'common'
    return code === 'too_many_attempts' ? 'too-many' : 'failed'
  }
}

const waysFrom: Readonly<Record<PanelTask, readonly Exclude<PanelTask, 'newPassword'>[]>> = {
  logIn: ['forgot', 'signUp'],
  signUp: ['logIn'],
  forgot: ['logIn'],
  newPassword: ['forgot'],
}
const places = { logIn: 'log-in', signUp: 'sign-up', forgot: 'reset-password' } as const

function Ways({ task, onTask }: Pick<AccountPanelProps, 'task' | 'onTask'>) {
  const { t } = useTranslation('account')
  const { address } = useEnvironment()
  return (
    <ul className="account-panel__ways">
      {waysFrom[task].map((way) => (
        <li key={way} className="account-panel__way">
          {way === 'forgot' ? null : <span>{t(`${way}.ask`)}</span>}
          <a
            className="account-panel__link"
            href={address({ to: places[way] })}
            onClick={(event) => {
              if (!onTask) return
              event.preventDefault()
              onTask(way)
            }}
          >
            {t(`${way}.way`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
