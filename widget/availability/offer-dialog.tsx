import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { OfferReply } from '../../server/contract/offers.ts'
import { ApiProblem } from '../environment/api.ts'
import { useWrite } from '../environment/use-write.ts'
import { newKey } from '../environment/new-key.ts'
import { DateField } from '../ui/calendar/date-field.tsx'
import { Button } from '../ui/controls/button.tsx'
import { CountrySelect } from '../ui/controls/country-select.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { longestName } from '../ui/controls/longest-name.ts'
import { TextArea } from '../ui/controls/text-area.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Notice } from '../ui/states/notice.tsx'
import { countryOfZone } from '../ui/controls/country-of-zone.ts'
import { callingCodeOf } from '../ui/controls/phone-fault.ts'
import { likelyCountry } from '../ui/controls/likely-country.ts'
import { useIsClosed } from './use-is-closed.ts'
import { checkOffer, emptyOffer, otherNights } from './offer-form.ts'
import type { Offer, OfferDraft, OfferFaults, PhoneBook } from './offer-form.ts'
import { todayIn } from '../ui/calendar/today.ts'
import './offer-dialog.css'

/** Whether it is sold by nights. */
const isByNights = ({ overnight, periods }: Experience) => overnight === true || periods?.period === 'NIGHT'

/** Codes of a refusal for too many requests: of this address, or of the process. */
const tooMany: ReadonlySet<string> = new Set(['too_many_attempts', 'too_many_requests'])

function focusOn(form: HTMLFormElement, field: string | undefined): void {
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}

/** Props of `OfferDialog`. */
export interface OfferDialogProps {
  experience: Experience
  phones: PhoneBook
  /** What is chosen on the page already. */
  wished?: { date?: string; guests: number }
  onClose: () => void
}

/** Asks for a custom offer: the traveller's details, day, guests and wishes. */
export function OfferDialog({ experience, phones, wished, onClose }: OfferDialogProps) {
  const { t } = useTranslation(['offer-request', 'availability'])
  const { instant, zoneOf } = useLocalTimes()
  const [sent, setSent] = useState<OfferReply>()
  if (sent) {
    const { reference, answerBy } = sent
    return (
      <Dialog
        title={t('sent')}
        shape="sheet"
        onClose={onClose}
        footer={
          <Button wide onClick={onClose}>
            {t('back')}
          </Button>
        }
      >
        <div role="status">
          <p>{t('sentText', { reference })}</p>
          {answerBy ? (
            <p>
              {t('answerBy', {
                when: instant(answerBy, experience.timeZone),
                zone: zoneOf(experience.destination.name),
              })}
            </p>
          ) : null}
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('availability:offer.ask')}
      description={
        <>
          <strong>{experience.title}</strong>
          <br />
          {t('intro')}
        </>
      }
      shape="sheet"
      onClose={onClose}
    >
      <OfferFields experience={experience} phones={phones} wished={wished} onSent={setSent} />
    </Dialog>
  )
}

function OfferFields({
  experience,
  phones,
  wished,
  onSent,
}: Pick<OfferDialogProps, 'experience' | 'phones' | 'wished'> & { onSent: (sent: OfferReply) => void }) {
  const { t } = useTranslation('offer-request')
  const [draft, setDraft] = useState<OfferDraft>(() => ({
    ...emptyOffer,
    countryCode: likelyCountry(navigator.languages) ?? countryOfZone() ?? '',
    wishedDate: wished?.date ?? '',
    // who has chosen neither a day nor company has not said how many come
    guests: wished && (wished.date || wished.guests > 1) ? String(wished.guests) : '',
  }))
  const [today] = useState(() => todayIn(experience.timeZone))
  const [faults, setFaults] = useState<OfferFaults>({})
  const isClosed = useIsClosed(experience, draft.wishedDate)
  const nightsOffered = otherNights(experience, draft.nights)
  // one intent for each wording: a second press sends no second request
  const intent = useRef<{ of: string; key: string }>(undefined)
  const sending = useWrite('', async (api, offer: Offer) => {
    const body = { experience: experience.slug, ...offer }
    const wording = JSON.stringify(body)
    if (intent.current?.of !== wording) intent.current = { of: wording, key: newKey() }
    try {
      return await api.call('requestOffer', { body, intent: intent.current.key })
    } catch (error) {
      const hasPassed = error instanceof ApiProblem && error.errors.some(({ code }) => code === 'date_past')
      if (hasPassed) return { outcome: 'date-past' as const }
      throw error
    }
  })

  const set = (field: keyof OfferDraft) => (value: string) => {
    setDraft({ ...draft, [field]: value })
    setFaults({ ...faults, [field]: undefined })
  }
  const errorOf = (field: keyof OfferDraft) => {
    const fault = faults[field]
    return fault && t(fault, { most: longestName, code: callingCodeOf(draft.countryCode, phones.countries) })
  }
  const line = (field: keyof OfferDraft) => ({
    name: field,
    value: draft[field],
    error: errorOf(field),
    onChange: (event: { currentTarget: HTMLInputElement }) => set(field)(event.currentTarget.value),
  })

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.state === 'sending') return
    const form = event.currentTarget
    const checked = checkOffer(draft, phones)
    if ('faults' in checked) {
      setFaults(checked.faults)
      focusOn(
        form,
        Object.keys(emptyOffer).find((field) => field in checked.faults),
      )
      return
    }
    const reply = await sending.send(checked.offer)
    if (!reply) return
    if ('reference' in reply) return onSent(reply)
    setFaults({ wishedDate: 'past' })
    focusOn(form, 'wishedDate')
  }

  const anyMissing = Object.values(faults).includes('required')
  return (
    <form className="offer-dialog" noValidate onSubmit={(event) => void send(event)}>
      <div className="offer-dialog__pair">
        <TextField label={t('firstName')} autoComplete="given-name" {...line('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...line('lastName')} />
      </div>
      <TextField label={t('email')} type="email" autoComplete="email" {...line('email')} />
      <div className="offer-dialog__pair">
        <CountrySelect
          label={t('country')}
          name="countryCode"
          autoComplete="country"
          countries={phones.countries}
          placeholder={t('choose')}
          value={draft.countryCode}
          error={errorOf('countryCode')}
          onChange={set('countryCode')}
        />
        <TextField label={t('phone')} type="tel" autoComplete="tel" {...line('phoneNumber')} />
      </div>
      <div className="offer-dialog__pair">
        <DateField
          label={`${t('date')} ${t('optional')}`}
          name="wishedDate"
          from={today}
          date={draft.wishedDate}
          error={errorOf('wishedDate')}
          onDate={set('wishedDate')}
        />
        <TextField label={`${t('guests')} ${t('optional')}`} inputMode="numeric" {...line('guests')} />
      </div>
      {isClosed ? (
        <p role="status" className="offer-dialog__closed">
          {t('closed')}
        </p>
      ) : null}
      {isByNights(experience) ? (
        <TextField label={`${t('nights')} ${t('optional')}`} inputMode="numeric" {...line('nights')} />
      ) : null}
      {nightsOffered ? (
        <p role="status" className="offer-dialog__closed">
          {t('otherNights', nightsOffered)}
        </p>
      ) : null}
      <TextArea
        label={`${t('message')} ${t('optional')}`}
        error={errorOf('message')}
        name="message"
        rows={4}
        maxLength={4000}
        value={draft.message}
        onChange={(event) => set('message')(event.currentTarget.value)}
      />
      {anyMissing ? (
        <p role="alert" className="offer-dialog__wrong">
          {t('all')}
        </p>
      ) : null}
      {sending.state === 'failed' ? (
        <Notice tone="wrong" alert>
          {t(sending.code && tooMany.has(sending.code) ? 'tooMany' : 'failed')}
        </Notice>
      ) : null}
      <Button look="act" wide type="submit" busy={sending.state === 'sending'}>
        {t('send')}
      </Button>
    </form>
  )
}
