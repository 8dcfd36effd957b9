import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionInput } from '../../server/contract/availability.ts'
import type { CartReply } from '../../server/contract/carts.ts'
import { usePart } from '../environment/use-part.ts'
import { Button } from '../ui/controls/button.tsx'
import type { BookingModel } from './booking-model.ts'
import { useFaultText } from './fault-text.ts'
import { choiceTexts, loadChoices } from './load-choices.ts'
import { leadTo } from './show-missing-step.ts'
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
  // there long before there is a price
  const { part } = usePart(loadChoices, choiceTexts)
  const { state, value: quote } = model.quote.value
  const missing = model.missing.value
  // a pickup point costs nothing: the price is there before it is chosen
  const isPriced = !missing || missing === 'pickup'
  // without a price nothing is put into the cart
  const isUnpriced = state === 'failed' && isPriced
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
    if (isUnpriced) return
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

  const nextStep = isUnpriced
    ? t('date.again')
    : busy
      ? t('adding')
      : missing && !fault
        ? t(`next.${missing}`)
        : (label ?? t('addToCart'))

  return (
    <div ref={total} className="booking-total" aria-busy={state === 'loading'}>
      {quote?.price && isPriced && part ? (
        <part.BookingSum model={model} quote={quote} price={quote.price} />
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
        {nextStep}
      </Button>
    </div>
  )
}
