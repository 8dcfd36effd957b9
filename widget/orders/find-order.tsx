import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { FindOrderRequest } from '../../server/contract/order-access.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useWrite } from '../environment/use-write.ts'
import { useArrived } from '../ui/arrived.ts'
import { Button } from '../ui/controls/button.tsx'
import { emailPattern } from '../ui/controls/email-pattern.ts'
import { TextField } from '../ui/controls/field.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { openOrderShelf } from './order-shelf.ts'
import './find-order.css'

type FindField = keyof FindOrderRequest
type FindFaults = Partial<Record<FindField, 'required' | 'format'>>

const fields: readonly FindField[] = ['reference', 'email']
const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(emailPattern))

function check(draft: FindOrderRequest): FindFaults {
  const faults: FindFaults = {}
  for (const field of fields) if (draft[field].trim() === '') faults[field] = 'required'
  if (!faults.email && !v.is(email, draft.email)) faults.email = 'format'
  return faults
}

/** Opens an order for a guest who has neither the device nor the mail at hand. */
export function FindOrder() {
  const { t } = useTranslation('orders')
  const { memory, navigate, announce } = useEnvironment()
  // sent by the browser itself, the form would put an address into the address
  const arrived = useArrived()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<FindOrderRequest>({ reference: '', email: '' })
  const [faults, setFaults] = useState<FindFaults>({})
  const [unknown, setUnknown] = useState<'none' | 'offer'>()
  const finding = useWrite('', (api, body: FindOrderRequest) => api.call('findOrder', { body }))

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (finding.state === 'sending') return
    const found = check(draft)
    setFaults(found)
    const first = fields.find((field) => found[field])
    if (first) {
      announce(t('find.all'))
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setUnknown(undefined)
    const reply = await finding.send({ reference: draft.reference.trim(), email: draft.email.trim() })
    if (reply?.outcome === 'not-found') {
      // an offer request is no order: its reference opens nothing here
      return setUnknown(/^\s*OF-/i.test(draft.reference) ? 'offer' : 'none')
    }
    if (!reply) return
    // the key that this device has lasts longer
    const token = openOrderShelf(memory).find(reply.reference)?.token ?? reply.orderToken
    navigate({ to: 'order', reference: reply.reference, token, expected: 'success' })
  }

  const set = (field: FindField, value: string) => {
    setDraft({ ...draft, [field]: value })
    setFaults({ ...faults, [field]: undefined })
  }
  const wrong = Object.values(faults).filter(Boolean)
  const refused = finding.code === 'too_many_attempts' ? 'too-many' : 'failed'
  const trouble = finding.state === 'failed' ? refused : unknown
  return (
    <section className="find-order">
      <h1 className="find-order__title display" tabIndex={-1}>
        {t('find.title')}
      </h1>
      <p>{t('find.text')}</p>
      <form ref={form} className="find-order__form" noValidate onSubmit={(event) => void find(event)}>
        {wrong.length > 0 ? (
          <Notice tone="wrong" alert>
            {t(wrong.includes('required') ? 'find.all' : 'find.marked')}
          </Notice>
        ) : null}
        {trouble ? (
          <Notice tone="wrong" alert>
            {t(`find.${trouble}`)}
            {trouble === 'none' ? ` ${t('find.elsewhere')}` : null}
          </Notice>
        ) : null}
        <TextField
          name="reference"
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          label={t('find.reference')}
          hint={t('find.hint')}
          error={faults.reference && t(`find.${faults.reference}`)}
          value={draft.reference}
          required
          onChange={(event) => set('reference', event.target.value)}
        />
        <TextField
          name="email"
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('find.email')}
          error={faults.email && t(`find.${faults.email}`)}
          value={draft.email}
          required
          onChange={(event) => set('email', event.target.value)}
        />
        <Button type="submit" look="act" wide busy={finding.state === 'sending'} disabled={!arrived}>
          {t('find.action')}
        </Button>
      </form>
    </section>
  )
}
