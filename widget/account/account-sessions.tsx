import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountSession } from '../../server/contract/accounts.ts'
import { ApiProblem } from '../environment/api.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { createAccountClient } from './account-client.ts'
import { AccountFields } from './account-fields.tsx'
import { dot } from '../ui/facts/dot.ts'
import './account-sessions.css'

type Trouble = 'wrong-password' | 'too-many' | 'failed'
type Chosen = 'others' | AccountSession

/** Where the account is logged in, and ways to log out there; nothing for who is not logged in. */
export function AccountSessions() {
  const { t } = useTranslation('account')
  const { api, memory, announce } = useEnvironment()
  const [sessions, setSessions] = useState<readonly AccountSession[] | 'waiting' | 'failed'>('waiting')
  const [tries, setTries] = useState(0)
  const [chosen, setChosen] = useState<Chosen>()
  const [trouble, setTrouble] = useState<Trouble>()
  useEffect(() => {
    let left = false
    createAccountClient({ api, memory })
      .sessions()
      .then(
        (found) => left || setSessions(found ?? []),
        () => left || setSessions('failed'),
      )
    return () => void (left = true)
  }, [api, memory, tries])

  async function end(which: Chosen, password: string): Promise<void> {
    setTrouble(undefined)
    try {
      const reply = await createAccountClient({ api, memory }).endSessions({
        password,
        sessions: which === 'others' ? which : [which.id],
      })
      if (reply.outcome !== 'ended') return setTrouble('wrong-password')
      setSessions(reply.sessions)
      setChosen(undefined)
      announce(t('endSessions.done'))
    } catch (error) {
      const isTooMany = error instanceof ApiProblem && error.code === 'too_many_attempts'
      setTrouble(isTooMany ? 'too-many' : 'failed')
    }
  }
  function choose(which: Chosen | undefined): void {
    setTrouble(undefined)
    setChosen(which)
  }

  if (sessions === 'failed') {
    return (
      <Notice
        tone="wrong"
        actions={
          <Button size="small" onClick={() => setTries(tries + 1)}>
            {t('endSessions.again')}
          </Button>
        }
      >
        {t('endSessions.failed')}
      </Notice>
    )
  }
  if (sessions === 'waiting' || sessions.length === 0) return null
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <section className="account-sessions" id="sessions" aria-labelledby="sessions-title">
      <h2 className="account-sessions__title" id="sessions-title">
        {t('endSessions.title')}
      </h2>
      <p>{t(others.length > 0 ? 'endSessions.text' : 'endSessions.alone')}</p>
      <ul className="account-sessions__list">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => choose(session)} />
        ))}
      </ul>
      {others.length > 1 ? (
        <Button size="small" onClick={() => choose('others')}>
          {t('endSessions.others')}
        </Button>
      ) : null}
      {chosen ? (
        <div className="account-sessions__confirm">
          <Asked chosen={chosen} />
          <AccountFields
            key={chosen === 'others' ? chosen : chosen.id}
            task="endSessions"
            trouble={trouble && t(`trouble.${trouble}`)}
            onSubmit={({ current }) => end(chosen, current)}
          />
          <Button size="small" onClick={() => choose(undefined)}>
            {t('endSessions.cancel')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function SessionLine({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { t } = useTranslation('account')
  const { formats } = useEnvironment()
  const nameOf = useDeviceNames()
  const { isThis, usedAt, begunAt, site } = session
  const device = nameOf(session)
  const when = (instant: string) =>
    formats.date({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
  return (
    <li className="account-sessions__line">
      <div>
        <p className="account-sessions__device">{device}</p>
        <p className="account-sessions__facts">
          {[
            isThis ? t('endSessions.this') : undefined,
            site ? t('endSessions.site', { site }) : undefined,
            begunAt ? t('endSessions.begun', { when: when(begunAt) }) : undefined,
            usedAt && !isThis ? t('endSessions.used', { when: when(usedAt) }) : undefined,
          ]
            .filter(Boolean)
            .join(dot)}
        </p>
      </div>
      {isThis ? null : (
        <Button size="small" aria-label={t('endSessions.named', { device })} onClick={onEnd}>
          {t('endSessions.one')}
        </Button>
      )}
    </li>
  )
}

/** What the password is asked for. */
function Asked({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('account')
  const nameOf = useDeviceNames()
  return (
    <p>
      {chosen === 'others'
        ? t('endSessions.confirmOthers')
        : t('endSessions.confirm', { device: nameOf(chosen) })}
    </p>
  )
}

/** "Firefox on Windows", as far as the browser said it. */
function useDeviceNames(): (session: AccountSession) => string {
  const { t } = useTranslation('account')
  return ({ browser, system }) => {
    if (browser && system) return t('endSessions.device', { browser, system })
    return browser ?? system ?? t('endSessions.unknown')
  }
}
