import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { LineEditor } from '../../availability/line-editor.tsx'
import { useCart } from '../../cart/cart-context.tsx'
import { useEnvironment } from '../../environment/environment.tsx'
import type { ScreenProps } from '../screens.ts'
import { ScreenWaiting } from './screen-state.tsx'

/** A line of the cart, to be changed: a step of the way, since a cart that stands in a dialog takes no second one. */
export function LineScreen({ place }: ScreenProps<'line'>) {
  useSignals()
  const { navigate } = useEnvironment()
  const cart = useCart()
  const line = cart.cart.value?.lines.find(({ id }) => id === place.line)
  const isGone = cart.state.value === 'ready' && !line
  useEffect(() => {
    // taken out in another tab meanwhile
    if (isGone) navigate({ to: 'cart' }, { replace: true })
  }, [isGone, navigate])
  if (!line) return <ScreenWaiting />
  return (
    <LineEditor
      inline
      line={line}
      onSubmit={(selection) => cart.change(line.id, selection)}
      onDone={() => navigate({ to: 'cart' }, { replace: true })}
    />
  )
}
