import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../widget/environment/api.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { newKey } from '../../../widget/environment/new-key.ts'
import { Button } from '../../../widget/ui/controls/button.tsx'
import { emailPattern } from '../../../widget/ui/controls/email-pattern.ts'
import { TextField } from '../../../widget/ui/controls/field.tsx'
import { TextArea } from '../../../widget/ui/controls/text-area.tsx'
import { Notice } from '../../../widget/ui/states/notice.tsx'
import './contact-form.css'

const empty = { name: '', email: '', order: '', message: '', website: '' }
type Draft = typeof empty
type Fault = 'required' | 'format'
type Faults = Partial<Record<keyof Draft, Fault>>

/** What is wrong with each field; nothing when it can be sent. */
function check(draft: Draft): Faults {
  const missing = (['name', 'email', 'message'] as const).filter((field) => draft[field].trim() === '')
  const faults: Faults = Object.fromEntries(missing.map((field) => [field, 'required'] as const))
  if (!faults.email && !emailPattern.test(draft.email.trim())) faults.email = 'format'
  return faults
}

/** Writes to the support of the site. What was typed stays until it has been sent. */
export function ContactForm() {
  const { t } = useTranslation('content')
  const { api } = useEnvironment()
  const [draft, setDraft] = useState(empty)
  const [faults, setFaults] = useState<Faults>({})
  const [state, setState] = useState<'typing' | 'sending' | 'failed' | 'tooMany'>('typing')
  const [sent, setSent] = useState<{ email: string; reference: string }>()
  // one intent for each wording: a second press sends no second message
  const intent = useRef<{ of: string; key: string }>(undefined)

  if (sent) {
    return (
      <Notice tone="safe" icon="mail" title={t('contact.write.sent')}>
        <p role="status">{t('contact.write.sentText', sent)}</p>
      </Notice>
    )
  }

  const set = (field: keyof Draft) => (event: { currentTarget: { value: string } }) => {
    setDraft({ ...draft, [field]: event.currentTarget.value })
    setFaults({ ...faults, [field]: undefined })
  }
  const errorOf = (field: keyof Draft) => {
    const fault = faults[field]
    return fault && t(`contact.write.${fault}`)
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const found = check(draft)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setState('sending')
    const { order, website, ...rest } = draft
    const body = { ...rest, email: rest.email.trim(), ...(order && { order }), ...(website && { website }) }
    const wording = JSON.stringify(body)
    if (intent.current?.of !== wording) intent.current = { of: wording, key: newKey() }
    try {
      const { reference } = await api.call('sendContactMessage', { body, intent: intent.current.key })
      setSent({ email: body.email, reference })
    } catch (error) {
      setState(error instanceof ApiProblem && error.status === 429 ? 'tooMany' : 'failed')
    }
  }

  return (
    <form className="contact-form" noValidate onSubmit={(event) => void send(event)}>
      <h2 className="contact-form__title display">{t('contact.write.title')}</h2>
      <TextField
        label={t('contact.write.name')}
        name="name"
        dir="auto"
        autoComplete="name"
        maxLength={80}
        required
        value={draft.name}
        error={errorOf('name')}
        onChange={set('name')}
      />
      <TextField
        label={t('contact.write.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={draft.email}
        error={errorOf('email')}
        onChange={set('email')}
      />
      <TextField
        label={t('contact.write.reference')}
        name="order"
        autoComplete="off"
        maxLength={40}
        value={draft.order}
        onChange={set('order')}
      />
      <TextArea
        label={t('contact.write.message')}
        error={errorOf('message')}
        name="message"
        rows={6}
        maxLength={4000}
        required
        value={draft.message}
        onChange={set('message')}
      />
      {/* people neither see nor reach it; programs that fill in every field do */}
      <div className="contact-form__trap" aria-hidden="true">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={draft.website}
          onChange={set('website')}
        />
      </div>
      {Object.values(faults).includes('required') ? (
        <Notice tone="wrong" alert>
          {t('contact.write.all')}
        </Notice>
      ) : null}
      {state === 'failed' || state === 'tooMany' ? (
        <Notice tone="wrong" alert>
          {t(`contact.write.${state}`)}
        </Notice>
      ) : null}
      <Button look="act" type="submit" busy={state === 'sending'}>
        {t('contact.write.send')}
      </Button>
    </form>
  )
}
