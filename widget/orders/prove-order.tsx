import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useWrite } from '../environment/use-write.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { inDigits } from '../ui/controls/in-digits.ts'
import { Notice } from '../ui/states/notice.tsx'
import type { KeptOrder } from './order-shelf.ts'
import './find-order.css'

/** Opens all of an order by a code that is mailed to its buyer, where the page may keep no more than a summary. */
export function ProveOrder({ order, onProved }: { order: KeptOrder; onProved: (proof: string) => void }) {
  const { t } = useTranslation('orders')
  const { announce } = useEnvironment()
  const field = useRef<HTMLFormElement>(null)
  const [request, setRequest] = useState<string>()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<'required' | 'wrong'>()
  const of = { path: { reference: order.reference }, token: order.token }
  const mailing = useWrite(order.reference, (api) => api.call('mailOrderCode', of))
  const proving = useWrite(order.reference, (api, body: { request: string; code: string }) =>
    api.call('proveOrder', { ...of, body }),
  )
  const failed = [mailing, proving].find(({ state }) => state === 'failed')

  async function mail(): Promise<void> {
    const reply = await mailing.send()
    if (!reply) return
    setRequest(reply.request)
    setCode('')
    setFault(undefined)
    announce(t('prove.sent'))
  }

  async function prove(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!request || proving.state === 'sending') return
    if (code.trim() === '') return refuse('required')
    const reply = await proving.send({ request, code: inDigits(code) })
    if (reply?.outcome === 'proved') onProved(reply.proof)
    else if (reply) refuse('wrong')
  }

  function refuse(why: 'required' | 'wrong'): void {
    setFault(why)
    field.current?.querySelector('input')?.focus()
  }

  return (
    <section className="find-order">
      <h2 className="order-view__title">{t('prove.title')}</h2>
      <p role={request ? 'status' : undefined}>{t(request ? 'prove.sent' : 'prove.text')}</p>
      {failed ? (
        <Notice tone="wrong" alert>
          {t(failed.code === 'too_many_attempts' ? 'find.too-many' : 'find.failed')}
        </Notice>
      ) : null}
      {request ? (
        <form ref={field} className="find-order__form" noValidate onSubmit={(event) => void prove(event)}>
          <TextField
            name="code"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            label={t('prove.code')}
            hint={t('prove.hint')}
            error={fault && t(fault === 'wrong' ? 'prove.wrong' : 'find.required')}
            value={code}
            required
            onChange={(event) => {
              setCode(event.target.value)
              setFault(undefined)
            }}
          />
          <Button type="submit" look="act" wide busy={proving.state === 'sending'}>
            {t('prove.action')}
          </Button>
        </form>
      ) : null}
      <Button
        look={request ? 'quiet' : 'act'}
        busy={mailing.state === 'sending'}
        onClick={() => mailing.state !== 'sending' && void mail()}
      >
        {t(request ? 'prove.resend' : 'prove.send')}
      </Button>
    </section>
  )
}
