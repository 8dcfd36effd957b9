import { useRef, useState } from 'react'
import type { FormEvent, InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { checkAccount, fieldsOf } from './account-form.ts'
import type { AccountDraft, AccountFaults, AccountField, AccountTask } from './account-form.ts'
import './account-fields.css'

const email: InputHTMLAttributes<HTMLInputElement> = {
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  dir: 'ltr',
  autoCapitalize: 'none',
  spellCheck: false,
}

const replaces = (task: AccountTask) => task === 'newPassword' || task === 'changePassword'

/** The form of one task: fields, what is wrong with them, and the button. */
export function AccountFields({
  task,
  trouble,
  onSubmit,
}: {
  task: AccountTask
  /** What the server said. */
  trouble?: string
  onSubmit: (draft: AccountDraft) => Promise<void>
}) {
  const { t } = useTranslation('account')
  const { announce } = useEnvironment()
  const arrived = useArrived()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<AccountDraft>({ email: '', current: '', password: '', confirm: '' })
  const [faults, setFaults] = useState<AccountFaults>({})
  const [busy, setBusy] = useState(false)
  const wrong = Object.values(faults)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const found = checkAccount(task, draft)
    setFaults(found)
    const first = fieldsOf[task].find((field) => found[field])
    if (first) {
      announce(t('faults.all'))
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await onSubmit({ ...draft, email: draft.email.trim() })
    } finally {
      setBusy(false)
    }
  }

  const field = (name: AccountField) => {
    const isNew = name !== 'current' && (task === 'signUp' || replaces(task))
    const fault = faults[name]
    const kind: InputHTMLAttributes<HTMLInputElement> =
      name === 'email'
        ? email
        : { type: 'password', dir: 'ltr', autoComplete: isNew ? 'new-password' : 'current-password' }
    return (
      <TextField
        key={name}
        {...kind}
        name={name}
        label={t(name === 'password' && replaces(task) ? 'fields.newPassword' : `fields.${name}`)}
        hint={name === 'password' && isNew ? t('fields.hint') : undefined}
        error={fault && t(`faults.${fault}`)}
        value={draft[name]}
        onChange={(event) => {
          setDraft({ ...draft, [name]: event.target.value })
          setFaults({ ...faults, [name]: undefined })
        }}
        required
      />
    )
  }

  return (
    <form ref={form} className="account-fields" noValidate onSubmit={(event) => void submit(event)}>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {wrong.some(Boolean) ? (
        <Notice tone="wrong" alert>
          {t(wrong.includes('required') ? 'faults.all' : 'faults.marked')}
        </Notice>
      ) : null}
      {trouble ? (
        <Notice tone="wrong" alert>
          {trouble}
        </Notice>
      ) : null}
      {fieldsOf[task].map(field)}
      {/* sent by the browser itself, the password would stand in the address */}
      <Button type="submit" look="act" wide className="account-fields__send" busy={busy} disabled={!arrived}>
        {t(`${task}.action`)}
      </Button>
    </form>
  )
}
