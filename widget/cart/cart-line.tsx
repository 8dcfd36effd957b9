import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine as CartLineData } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace, experiencePlace } from '../environment/places.ts'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { CancellationFacts, DepartureFacts } from '../ui/facts/departure-facts.tsx'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { dot } from '../ui/facts/dot.ts'
import { useHireLength } from '../ui/facts/hire-length.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Picture } from '../ui/pictures/picture.tsx'
import { PriceLines } from '../ui/facts/price-lines.tsx'
import { useGuestsText } from '../ui/facts/units.ts'
import { CartIcon } from './cart-icon.tsx'
import type { CartViewProps } from './cart-view.tsx'
import { isBeyondRepair, isOfTime } from './line-faults.ts'
import { useRemoval } from './use-removal.ts'
import './cart-line.css'

/** One thing in the cart: what, when, who, what it costs and why, and what can be done with it. */
export function CartLine({
  line,
  again,
  ...ways
}: CartViewProps & {
  line: CartLineData
  /** The same option at the same time stands before it. */
  again: boolean
}) {
  const { t } = useTranslation('cart')
  const isolate = useIsolate()
  const { address, layout } = useEnvironment()
  const guests = useGuestsText()
  const { time } = useLocalTimes()
  const lengthOf = useHireLength()
  const { experience, fault, pickup, price } = line
  const place = experiencePlace(experience)
  return (
    <article className={`cart-line cart-line--${layout.checkout} ${fault ? 'cart-line--faulty' : ''}`}>
      <a className="cart-line__picture" href={address(place)} tabIndex={-1} aria-hidden="true">
        <Picture picture={experience.picture} sizes="(width < 600px) 90px, 300px" />
      </a>
      <div className="cart-line__what">
        <h2 className="cart-line__title">
          <a href={address(place)}>{experience.title}</a>
        </h2>
        <p className="cart-line__option">{line.optionTitle}</p>
        <DepartureFacts
          facts={{
            start: line.start,
            until: line.until,
            length: lengthOf(price),
            place: experience.destination.name,
            guests: guests(line.selection.units, line.unitTitles, line.selection.guests),
            meet: pickup
              ? t('pickup', { name: isolate(pickup.name), time: pickup.time && time(pickup.time) })
              : line.ownWay && t('ownWay'),
          }}
        >
          <Cancellation line={line} />
        </DepartureFacts>
      </div>
      <div className="cart-line__price">
        <p className="cart-line__total">
          {price.originalTotal ? (
            <>
              <span className="visually-hidden">{t('before')}</span>
              <span className="cart-line__before">
                <MoneyText money={price.originalTotal} struck />
              </span>{' '}
            </>
          ) : null}
          <MoneyText money={price.total} />
        </p>
        <PriceLines price={price} />
        {line.payThere ? (
          <p className="cart-line__there">
            {t(`payThere.${line.payThere.kind}`, { sum: line.payThere.sum })}
          </p>
        ) : null}
      </div>
      {fault ? <FaultNotice line={line} fault={fault} /> : null}
      {again ? (
        <div className="cart-line__fault">
          <Notice tone="hurry">{t('again')}</Notice>
        </div>
      ) : null}
      <LineActions line={line} {...ways} />
    </article>
  )
}

function Cancellation({ line }: { line: CartLineData }) {
  const { t } = useTranslation(['cart', 'lines'])
  const text = useCancellationText()(line, line.experience)
  if (line.fault) return null
  if (line.experience.instantConfirmation) return <CancellationFacts text={text} />
  const terms = [text.free, text.kept].filter(Boolean).join(dot)
  return (
    <CancellationFacts
      text={{ free: t('cart:onRequest.free'), kept: terms && t('lines:free.confirmed', { terms }) }}
    />
  )
}

function FaultNotice({
  line: { experience },
  fault: { fault, limit },
}: {
  line: CartLineData
  fault: NonNullable<CartLineData['fault']>
}) {
  const { t } = useTranslation(['cart', 'faults'])
  const { address } = useEnvironment()
  const similar = { ...cityPlace(experience.destination), category: experience.category.slug }
  return (
    <div className="cart-line__fault">
      <Notice
        tone="wrong"
        title={t(`faults:${fault}`, { count: limit ?? 1 })}
        actions={
          isBeyondRepair(fault) ? (
            <ButtonLink look="quiet" size="small" href={address(similar)}>
              {t('cart:similar')}
            </ButtonLink>
          ) : null
        }
      >
        {t(isBeyondRepair(fault) ? 'cart:fault.gone' : 'cart:fault.change')}
      </Notice>
    </div>
  )
}

function LineActions({ line, editor, onEdit }: CartViewProps & { line: CartLineData }) {
  const { t } = useTranslation('cart')
  const { address } = useEnvironment()
  const [editing, setEditing] = useState(false)
  const { remove, removing } = useRemoval(line)
  const actions = useRef<HTMLDivElement>(null)
  const { experience } = line
  const names = { title: experience.title }
  const wantsTime = line.fault && isOfTime(line.fault.fault)
  const label = t(wantsTime ? 'edit.time' : 'edit.label')
  const change = {
    'aria-label': t(wantsTime ? 'edit.timeName' : 'edit.name', names),
    look: line.fault && !isBeyondRepair(line.fault.fault) ? 'line' : 'quiet',
    size: 'small',
  } as const
  return (
    <div ref={actions} className="cart-line__actions">
      {line.fault && isBeyondRepair(line.fault.fault) ? null : editor || onEdit ? (
        <Button
          {...change}
          icon={<CartIcon name="edit" />}
          onClick={() => (onEdit ? onEdit(line) : setEditing(true))}
        >
          {label}
        </Button>
      ) : (
        <ButtonLink
          {...change}
          href={address({
            ...experiencePlace(experience),
            date: line.start.slice(0, 10),
            guests: line.guests,
          })}
        >
          {label}
        </ButtonLink>
      )}
      <Button
        look="quiet"
        size="small"
        icon={<CartIcon name="trash" />}
        aria-label={t('remove.name', names)}
        busy={removing}
        onClick={() => void remove(actions.current)}
      >
        {t('remove.label')}
      </Button>
      {editing ? editor?.(line, () => setEditing(false)) : null}
    </div>
  )
}
