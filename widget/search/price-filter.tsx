/** The filter by price: two amounts in the visitor's currency; its ends come with the facets. */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { inDigits } from '../ui/controls/in-digits.ts'
import { signOf, useFormatMoney } from '../ui/facts/money.tsx'
import './price-filter.css'

/** A sign between thousands, as the reader's language or another writes it. */
const thousands = /[\s.,'’٬](?=\d{3}(?:\D|$))/g

/** The sign before the last one or two digits, where it is not a point already. */
const decimal = /[,٫](?=\d{1,2}$)/

/** Digits of a price, or nothing. A price below nothing means nothing. */
export function readPrice(text: string): number | undefined {
  const digits = inDigits(text).trim().replace(thousands, '').replace(decimal, '.')
  const value = Number(digits)
  return digits === '' || !Number.isFinite(value) || value < 0 ? undefined : value
}

const keyOf = (from: number | undefined, to: number | undefined): string => `${from} ${to}`

/** Longer than the rests between the digits of a number. */
const restMs = 700

/**
 * Two prices in whole units of the visitor's currency; they count after a rest in typing, when the field is left, and when Enter is
 * pressed.
 */
export function PriceFilter({
  range,
  from,
  to,
  onPrice,
}: {
  range: { from: number; to: number; currency: string }
  from: number | undefined
  to: number | undefined
  onPrice: (from: number | undefined, to: number | undefined) => void
}) {
  // typed text is kept only for the prices it was typed over, and for those that it says
  const key = keyOf(from, to)
  const [typed, setTyped] = useState({ key, from: from?.toString() ?? '', to: to?.toString() ?? '' })
  const shown = typed.key === key ? typed : { key, from: from?.toString() ?? '', to: to?.toString() ?? '' }
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const { t } = useTranslation('search')
  const { formats } = useEnvironment()
  const money = useFormatMoney()
  const nothing = money({ amount: 0, currency: range.currency })
  const sign = signOf(nothing)
  const bound = formats.number({ maximumFractionDigits: 0 })
  const commit = (end: 'from' | 'to') => {
    clearTimeout(rest.current)
    let [lower, upper] = [readPrice(shown.from), readPrice(shown.to)]
    // the bound that was typed last is kept, and the other one removed
    if (lower !== undefined && upper !== undefined && lower > upper) {
      if (end === 'from') upper = undefined
      else lower = undefined
    }
    // a text that is no price is removed: nothing is filtered by it
    setTyped({
      key: keyOf(lower, upper),
      from: lower === undefined ? '' : shown.from,
      to: upper === undefined ? '' : shown.to,
    })
    if (lower !== from || upper !== to) onPrice(lower, upper)
  }
  // the currency, or another filter, may have changed while the timer ran
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  const type = (text: string, end: 'from' | 'to') => {
    const next = { ...shown, [end]: text }
    setTyped(next)
    clearTimeout(rest.current)
    const [lower, upper] = [readPrice(next.from), readPrice(next.to)]
    const isReadable = text.trim() === '' || readPrice(text) !== undefined
    const isCrossed = lower !== undefined && upper !== undefined && lower > upper
    // the reader may be in the middle of a number: "1" of "150" under To, where From is 50
    if (isReadable && !isCrossed) rest.current = setTimeout(() => latest.current(end), restMs)
  }
  const field = (end: 'from' | 'to') => (
    <TextField
      label={t(`price.${end}`)}
      name={end === 'from' ? 'priceFrom' : 'priceTo'}
      inputMode="decimal"
      {...(nothing.endsWith(sign) ? { after: sign } : { before: sign })}
      placeholder={bound.format(end === 'from' ? Math.floor(range.from) : Math.ceil(range.to))}
      value={shown[end]}
      onChange={(event) => type(event.target.value, end)}
      onBlur={() => commit(end)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit(end)
      }}
    />
  )
  return (
    <div className="price-filter">
      {field('from')}
      {field('to')}
      <p className="price-filter__hint">{t('price.hint')}</p>
      <input type="hidden" name="priceCurrency" value={range.currency} />
    </div>
  )
}
