import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteReply, SelectionInput } from '../../server/contract/availability.ts'
import type { CartReply } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { formatDuration } from '../ui/facts/duration.ts'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { useGuestsText } from '../ui/facts/units.ts'
import type { BookingModel } from './booking-model.ts'
import { useFaultText } from './fault-text.ts'
import { leadTo } from './show-missing-step.ts'
import { dot } from '../ui/facts/dot.ts'
import './booking-total.css'

/** Props of `BookingTotal`. */
export interface BookingTotalProps {
  model: BookingModel
  /** What the button says once everything is chosen; before, it names the next step. Default: "Add to cart". */
  label?: string
  /** Takes the selection; the reply's refusal is shown here, its success is the caller's to show. */
  onSubmit: (selection: SelectionInput) => Promise<CartReply>
}

/** What is chosen, what it costs, until when it can be cancelled free, and the one button. */
export function BookingTotal({ model, label, onSubmit }: BookingTotalProps) {
  useSignals()
  const { t } = useTranslation('availability')
  const faultText = useFaultText()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [asked, setAsked] = useState(0)
  const { state, value: quote } = model.quote.value
  const missing = model.missing.value
  // a pickup point costs nothing: the price is there before it is chosen
  const isPriced = !missing || missing === 'pickup'
  const fault = quote?.outcome === 'unavailable' && state === 'ready' ? faultText(quote) : undefined
  const wrong =
    fault ??
    refusal ??
    (state === 'failed' ? t('price.failed') : asked && missing ? t(`price.missing.${missing}`) : undefined)

  const total = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  // it grows when a time is chosen, and must not hide what has the focus above it (WCAG 2.2, 2.4.11)
  useLayoutEffect(() => {
    const element = total.current
    if (!element || element.offsetHeight === height.current) return
    height.current = element.offsetHeight
    element.closest('.booking-panel, .dialog')?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  })

  async function submit(button: Element): Promise<void> {
    setRefusal(undefined)
    if (state === 'failed') model.retry()
    setBusy(true)
    try {
      // a press before the answer arrives loses nothing: the answer chooses the rest
      await model.dayKnown()
      setAsked(asked + 1)
      const step = model.missing.peek()
      if (step) leadTo(step, button)
      const selection = model.selection.peek()
      if (!selection || fault) return
      const reply = await onSubmit(selection)
      if (reply.outcome === 'unavailable') setRefusal(faultText(reply))
    } catch {
      setRefusal(t('failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div ref={total} className="booking-total" aria-busy={state === 'loading'}>
      {quote?.price && isPriced ? (
        <>
          <Chosen model={model} />
          <p className="booking-total__line" aria-live="polite" aria-atomic="true">
            <span>{t('price.total')}</span>
            <span className="booking-total__sums">
              {quote.price.originalTotal ? <MoneyText money={quote.price.originalTotal} struck /> : null}
              <strong className="booking-total__sum">
                <MoneyText money={quote.price.total} />
              </strong>
            </span>
          </p>
          {quote.outcome === 'available' ? <Cancellation model={model} quote={quote} /> : null}
        </>
      ) : state === 'failed' || !isPriced ? null : (
        <p className="booking-total__hint">{t('price.working')}</p>
      )}
      {/* read out anew for each press, though it says the same */}
      <p key={asked} role="alert" className="booking-total__wrong">
        {wrong}
      </p>
      <Button
        look="act"
        wide
        busy={busy}
        aria-disabled={fault ? true : undefined}
        onClick={(event) => void submit(event.currentTarget)}
      >
        {busy ? t('adding') : missing && !fault ? t(`next.${missing}`) : (label ?? t('addToCart'))}
      </Button>
    </div>
  )
}

type Available = Extract<QuoteReply, { outcome: 'available' }>

function Chosen({ model }: { model: BookingModel }) {
  useSignals()
  const { t } = useTranslation('lines')
  const { formats } = useEnvironment()
  const { moment } = useLocalTimes()
  const guestsText = useGuestsText()
  const option = model.option.value
  const departure = model.departure.value
  if (!option || !departure) return null
  const titles = Object.fromEntries(option.units.map(({ id, title }) => [id, title]))
  const { guests, periods = 1 } = model.priced.value ?? {}
  const { periods: hire } = model.source.value.experience
  const length =
    hire &&
    formatDuration({ unit: `${hire.period}S`, minimum: periods }, formats, (count) => t('nights', { count }))
  return (
    <p className="booking-total__chosen">
      {[moment(departure.start), length, guestsText(model.party.value, titles, guests)]
        .filter(Boolean)
        .join(dot)}
    </p>
  )
}

function Cancellation({ model, quote }: { model: BookingModel; quote: Available }) {
  useSignals()
  const { free, kept } = useCancellationText()(quote, model.source.value.experience)
  return (
    <>
      {free ? (
        <p className="booking-total__safe">
          <Icon name="shield" size={16} />
          <span>{free}</span>
        </p>
      ) : null}
      {kept ? <p className="booking-total__hint">{kept}</p> : null}
    </>
  )
}
