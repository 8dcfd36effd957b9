import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../environment/api.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { createAccountClient } from './account-client.ts'
import type { AccountClient } from './account-client.ts'
import { AccountFields } from './account-fields.tsx'
import type { AccountDraft, AccountTask } from './account-form.ts'
import { LogInCode } from './log-in-code.tsx'
import type { CodeTrouble } from './log-in-code.tsx'
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
type Ending = { email: string } | { request: string; to: string } | 'mail-follows' | Trouble

/** Logging in, signing up, forgetting and resetting a password: one form and the ways to the others. */
export function AccountPanel({ task, token, onLoggedIn, onTask }: AccountPanelProps) {
  const { t } = useTranslation('account')
  const { api, memory, announce } = useEnvironment()
  const [sentTo, setSentTo] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()
  /** The password was right: a code is asked for. In memory, to ask for another one by. */
  const [asked, setAsked] = useState<{ request: string; draft: AccountDraft }>()

  async function submit(draft: AccountDraft): Promise<void> {
    setTrouble(undefined)
    const ending = await attempt(createAccountClient({ api, memory }), task, { ...draft, token })
    if (typeof ending === 'object') {
      if ('email' in ending) return onLoggedIn(ending.email)
      setAsked({ request: ending.request, draft: { ...draft, email: ending.to } })
      announce(t('code.sent', { email: ending.to }))
    } else if (ending === 'mail-follows') {
      setSentTo(draft.email)
      announce(t('sent.title'))
    } else setTrouble(ending)
  }

  async function mailAgain(draft: AccountDraft): Promise<CodeTrouble | undefined> {
    // the link of a new password is used up: that password asks for the next code
    const again = { ...draft, token: task === 'logIn' ? token : undefined }
    const ending = await attempt(createAccountClient({ api, memory }), 'logIn', again)
    if (typeof ending === 'object') {
      if ('email' in ending) onLoggedIn(ending.email)
      else setAsked({ request: ending.request, draft })
      return undefined
    }
    return ending === 'too-many' ? 'too-many' : 'failed'
  }

  async function confirm(request: string, code: string): Promise<CodeTrouble | undefined> {
    try {
      const reply = await createAccountClient({ api, memory }).confirmLogIn({ request, code })
      if (reply.outcome !== 'logged-in') return reply.outcome
      onLoggedIn(reply.account.email)
      return undefined
    } catch (error) {
      return isTooMany(error) ? 'too-many' : 'failed'
    }
  }

  if (asked) {
    const { request, draft } = asked
    return (
      <div className="account-panel">
        {task === 'newPassword' ? <p className="account-panel__text">{t('changePassword.done')}</p> : null}
        <LogInCode
          email={draft.email}
          onCode={(code) => confirm(request, code)}
          onAgain={() => mailAgain(draft)}
          onBack={task === 'logIn' ? () => setAsked(undefined) : undefined}
        />
      </div>
    )
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
      {task === 'signUp' ? <p className="account-panel__text">{t('signUp.shops')}</p> : null}
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
        if (reply.outcome === 'code-sent') return { request: reply.request, to: email }
        return reply.outcome === 'logged-in' ? reply.account : reply.outcome
      }
      case 'newPassword': {
        const reply = await client.changePassword({ token: token ?? '', password })
        if (reply.outcome === 'code-sent') return { request: reply.request, to: reply.account.email }
        return reply.outcome === 'changed' ? reply.account : reply.outcome
      }
      default:
        return task satisfies never
    }
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'password_too_common') return 'common'
    return isTooMany(error) ? 'too-many' : 'failed'
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'too_many_attempts'
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
