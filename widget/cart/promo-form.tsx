import { useEffect, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart, PromoState } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { useCart } from './cart-context.tsx'
import './promo-form.css'

/** Where a promo code is entered; says what it does, or why it does nothing. */
export function PromoForm({ cart: { promo, discount } }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const { announce } = useEnvironment()
  const cart = useCart()
  const tell = usePromoText()
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { place, follow } = useFocusAfter<HTMLDivElement & HTMLFormElement>(busy)

  async function apply(code: string): Promise<void> {
    setBusy(true)
    follow()
    setTrouble(undefined)
    try {
      const { cart: changed } = await cart.applyPromoCode(code)
      setTyped(undefined)
      announce(changed?.promo ? tell(changed.promo, changed.discount) : t('promo.removed'))
    } catch {
      setTrouble(t('promo.failed'))
    } finally {
      setBusy(false)
    }
  }

  if (promo?.state === 'applied') {
    return (
      <div ref={place} className="promo-form promo-form--applied">
        <Icon name="tag" />
        <p className="promo-form__says">{tell(promo, discount)}</p>
        <Button look="quiet" size="small" busy={busy} onClick={() => void apply('')}>
          {t('promo.remove')}
        </Button>
      </div>
    )
  }

  const refused = promo && typed === undefined ? tell(promo, discount) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = (typed ?? promo?.code ?? '').trim()
    if (!code) setTrouble(t('promo.empty'))
    else if (!busy) void apply(code)
  }
  return (
    <form ref={place} className="promo-form" onSubmit={submit} noValidate>
      <TextField
        className="promo-form__field"
        label={t('promo.label')}
        error={trouble ?? refused}
        value={typed ?? promo?.code ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          setTrouble(undefined)
        }}
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
      />
      <Button type="submit" className="promo-form__apply" busy={busy}>
        {t('promo.apply')}
      </Button>
    </form>
  )
}

/** Once it is done, the focus goes to the first control of what stands there then: what was pressed may be gone. */
function useFocusAfter<Place extends Element>(
  busy: boolean,
): { place: RefObject<Place | null>; follow: () => void } {
  const place = useRef<Place>(null)
  const wanted = useRef(false)
  useEffect(() => {
    if (busy || !wanted.current) return
    wanted.current = false
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [busy])
  return { place, follow: () => void (wanted.current = true) }
}

/** What the shopper is told about a code. */
function usePromoText(): (promo: PromoState, discount: Cart['discount']) => string {
  const { t } = useTranslation('cart')
  const money = useFormatMoney()
  return ({ code, state, minimum }, discount) =>
    t(`promo.${state}`, { code, amount: money(discount), minimum: minimum && money(minimum) })
}
