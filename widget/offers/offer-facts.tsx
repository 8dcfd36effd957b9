import { useTranslation } from 'react-i18next'
import type { Offer, OfferQuote } from '../../server/contract/offers.ts'
import type { UnitId } from '../../server/contract/primitives.ts'
import { CancellationFacts, DepartureFacts } from '../ui/facts/departure-facts.tsx'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { useUnitTexts } from '../ui/facts/units.ts'
import { Notice } from '../ui/states/notice.tsx'
import { dot } from '../ui/facts/dot.ts'

/** When, for whom and what: everything that was offered but its price. */
export function QuotedFacts({
  quote,
  experience,
  stands,
}: {
  quote: OfferQuote
  experience: Offer['experience']
  /** What does not stand any more cannot be cancelled either. */
  stands: boolean
}) {
  const { t } = useTranslation(['offer', 'lines'])
  const isolate = useIsolate()
  const cancellation = useCancellationText()(quote, experience)
  const units = useUnitTexts()
  const counts = quote.units.map(({ id, title, quantity }) => ({ id: id as UnitId, title, quantity }))
  const perItem = counts.some(({ id }) => id === 'ITEM')
  const place = experience.destination.name
  return (
    <>
      <p className="offer-view__option">{quote.optionTitle}</p>
      <DepartureFacts
        facts={{
          start: quote.start,
          until: quote.until,
          place,
          guests: perItem
            ? `${units.all(counts)}${dot}${t('lines:guests', { count: quote.guests })}`
            : units.all(counts),
          meet: quote.place && t('meet', { place: isolate(quote.place) }),
        }}
      >
        {stands ? <CancellationFacts text={cancellation} /> : null}
      </DepartureFacts>
    </>
  )
}

/** Says so where the supplier offers another date, or for another number of guests, than the traveller asked for. */
export function OtherThanAsked({ offer, quote }: { offer: Offer; quote: OfferQuote }) {
  const { t } = useTranslation(['offer', 'lines'])
  const { day } = useLocalTimes()
  const isolate = useIsolate()
  const { wishedDate, guests } = offer
  const differing = [
    ...(wishedDate && wishedDate !== quote.start.slice(0, 10)
      ? [[wishedDate, quote.start].map((at) => day(at))]
      : []),
    ...(guests && guests !== quote.guests
      ? [[guests, quote.guests].map((count) => t('lines:guests', { count }))]
      : []),
  ]
  if (differing.length === 0) return null
  const told = (side: 0 | 1) => differing.map((pair) => isolate(pair[side] ?? '')).join(dot)
  return (
    <Notice tone="hurry" icon="calendar">
      {t('differs', { asked: told(0), offered: told(1) })}
    </Notice>
  )
}

/** What the supplier adds in their own words. */
export function SupplierNote({ note }: { note: string }) {
  const { t } = useTranslation('offer')
  return (
    <div className="offer-view__note">
      <h3 className="offer-view__label">{t('note')}</h3>
      <p className="offer-view__words">
        <bdi>{note}</bdi>
      </p>
    </div>
  )
}

/** What the traveller had in mind. */
export function AskedFor({ offer: { wishedDate, guests, nights, message, reference } }: { offer: Offer }) {
  const { t } = useTranslation('offer')
  const { day } = useLocalTimes()
  const facts: [string, string][] = [
    [t('asked.date'), wishedDate ? day(wishedDate) : t('asked.anyDate')],
    [t('asked.guests'), guests === undefined ? t('asked.anyGuests') : String(guests)],
    ...(nights ? [[t('asked.nights'), String(nights)] as [string, string]] : []),
    ...(message ? [[t('asked.message'), message] as [string, string]] : []),
    [t('asked.reference'), reference],
  ]
  return (
    <section className="offer-view__asked">
      <h2 className="offer-view__subtitle">{t('asked.title')}</h2>
      <dl className="offer-view__facts">
        {facts.map(([label, value]) => (
          <div key={label} className="offer-view__fact">
            <dt>{label}</dt>
            <dd className="offer-view__words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
