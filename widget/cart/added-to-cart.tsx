import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { DepartureFacts, Fact } from '../ui/facts/departure-facts.tsx'
import { dot } from '../ui/facts/dot.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { useHireLength } from '../ui/facts/hire-length.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { useGuestsText } from '../ui/facts/units.ts'
import { useCart } from './cart-context.tsx'
import { sameBefore } from './same-departure.ts'
import './added-to-cart.css'

/** Says that a line is in the cart: continue shopping, or view the cart. */
export function AddedToCart({ lineId, onContinue }: { lineId: string; onContinue: () => void }) {
  useSignals()
  const { t } = useTranslation(['choices', 'lines'])
  const isolate = useIsolate()
  const { address } = useEnvironment()
  const guests = useGuestsText()
  const lengthOf = useHireLength()
  const { time } = useLocalTimes()
  const cart = useCart()
  const lines = cart.cart.value?.lines ?? []
  const line = lines.find(({ id }) => id === lineId)
  const same = line && sameBefore(line, lines)
  const extras = line?.price.lines
    .filter(({ kind }) => kind === 'extra')
    .map(({ id, label, quantity }) => t('lines:units.titled', { quantity, title: label ?? id }))
  const pickupText = ({ name, time: at }: NonNullable<CartLine['pickup']>) =>
    at ? t('pickup.offer', { when: t('pickup.at', { time: time(at) }), name: isolate(name) }) : isolate(name)
  const leave = () => {
    cart.toldThatItWillNotLast()
    onContinue()
  }
  return (
    <Dialog
      title={t('added.title')}
      shape="sheet"
      onClose={leave}
      footer={
        <div className="added-to-cart__actions">
          <Button look="line" wide onClick={leave}>
            {t('added.continue')}
          </Button>
          <ButtonLink look="act" wide href={address({ to: 'cart' })} data-autofocus="">
            {t('added.view')}
          </ButtonLink>
        </div>
      }
    >
      {line ? (
        <div className="added-to-cart">
          <span className="added-to-cart__picture">
            <Picture picture={line.experience.picture} sizes="120px" />
          </span>
          <div className="added-to-cart__what">
            <p className="added-to-cart__title">{line.experience.title}</p>
            <p>{line.optionTitle}</p>
            <DepartureFacts
              facts={{
                start: line.start,
                until: line.until,
                length: lengthOf(line.price),
                place: line.experience.destination.name,
                guests: guests(line.selection.units, line.unitTitles, line.selection.guests),
                meet: line.pickup ? pickupText(line.pickup) : line.ownWay && t('pickup.none'),
              }}
            >
              {extras?.length ? <Fact icon="plus">{extras.join(dot)}</Fact> : null}
            </DepartureFacts>
            <p className="added-to-cart__price">
              <MoneyText money={line.price.total} />
            </p>
          </div>
        </div>
      ) : null}
      {same ? (
        <Notice tone="hurry">
          {t('added.again', {
            guests: isolate(guests(same.selection.units, same.unitTitles, same.selection.guests)),
          })}
        </Notice>
      ) : null}
      {cart.willNotLast.value ? <p className="added-to-cart__note">{t('willNotLast')}</p> : null}
    </Dialog>
  )
}
