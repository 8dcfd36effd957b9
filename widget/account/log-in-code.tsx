import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfirmLogInReply } from '../../server/contract/accounts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { inDigits } from '../ui/controls/in-digits.ts'
import { Notice } from '../ui/states/notice.tsx'
import './account-fields.css'

/** Why a code let nobody in, or nothing was sent. */
export type CodeTrouble = Exclude<ConfirmLogInReply['outcome'], 'logged-in'> | 'too-many' | 'failed'

/** Props of `LogInCode`. */
export interface LogInCodeProps {
  /** Where the code was mailed to. */
  email: string
  /** Tries a code: what is wrong with it, or nothing once it has let in. */
  onCode: (code: string) => Promise<CodeTrouble | undefined>
  /** Mails another code: why not, or nothing. */
  onAgain: () => Promise<CodeTrouble | undefined>
  /** Back to the password; absent where there is no way back. */
  onBack?: () => void
}

/** The second step of a log-in on a device that the account has not confirmed: the code of a mail. */
export function LogInCode({ email, onCode, onAgain, onBack }: LogInCodeProps) {
  const { t } = useTranslation('account')
  const { announce } = useEnvironment()
  const words = useRef<HTMLParagraphElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // isolated (UAX 9): broken at a hyphen, its parts would change places in an Arabic sentence
  const to = `\u2066${email}\u2069`
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<'required' | 'wrong-code'>()
  const [trouble, setTrouble] = useState<CodeTrouble>()
  const [busy, setBusy] = useState<'code' | 'again'>()
  const [isAgain, setIsAgain] = useState(false)
  const focus = () => form.current?.querySelector('input')?.focus()
  useEffect(() => {
    // the button that was pressed is gone, and the focus of the keyboard with it
    form.current?.querySelector('input')?.focus({ preventScroll: true })
    // on a phone that lies on its side the field alone would be seen, and not where the code went
    words.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setTrouble(undefined)
    setFault(undefined)
    if (code.trim() === '') return refuse('required')
    setBusy('code')
    const why = await onCode(inDigits(code))
    setBusy(undefined)
    if (why === 'wrong-code') refuse(why)
    else setTrouble(why)
  }

  function refuse(why: 'required' | 'wrong-code'): void {
    setFault(why)
    focus()
  }

  async function mailAgain(): Promise<void> {
    if (busy) return
    setTrouble(undefined)
    setBusy('again')
    const why = await onAgain()
    setBusy(undefined)
    setTrouble(why)
    if (why) return
    setCode('')
    setFault(undefined)
    setIsAgain(true)
    announce(t('code.again', { email: to }))
    focus()
  }

  return (
    <>
      <p ref={words} className="account-panel__text">
        {t(isAgain ? 'code.again' : 'code.sent', { email: to })}
      </p>
      <form ref={form} className="account-fields" noValidate onSubmit={(event) => void confirm(event)}>
        {trouble ? (
          <Notice tone="wrong" alert>
            {t(trouble === 'too-many' || trouble === 'failed' ? `trouble.${trouble}` : `code.${trouble}`)}
          </Notice>
        ) : null}
        <TextField
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          label={t('code.label')}
          hint={t('code.hint')}
          error={fault && t(fault === 'required' ? 'faults.required' : 'code.wrong-code')}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setFault(undefined)
          }}
          required
        />
        <Button type="submit" look="act" wide className="account-fields__send" busy={busy === 'code'}>
          {t('logIn.action')}
        </Button>
      </form>
      <div className="account-panel__choices">
        <Button look="quiet" busy={busy === 'again'} onClick={() => void mailAgain()}>
          {t('code.resend')}
        </Button>
        {onBack ? (
          <Button look="quiet" onClick={onBack}>
            {t('code.back')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
