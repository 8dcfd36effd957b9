import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { afterPaint } from '../ui/after-paint.ts'
import { useToasts } from '../ui/overlays/toast.tsx'
import { useCart } from './cart-context.tsx'

/** Whether the cart that the lines stand in has been left: at checkout lines are in none. */
export const CartIsLeft = createContext<RefObject<boolean>>({ current: false })

/**
 * Takes a line out, says so, and offers to take that back. The focus goes on to where the line was: its own element is
 * gone; and to the line itself when it has come back.
 */
export function useRemoval(line: CartLine): {
  remove: (from: Element | null) => Promise<void>
  removing: boolean
} {
  const { t } = useTranslation('cart')
  const { announce } = useEnvironment()
  const cart = useCart()
  const toasts = useToasts()
  const left = useContext(CartIsLeft)
  const [removing, setRemoving] = useState(false)
  const { title } = line.experience

  async function undo(from: Element | null, root: ParentNode | undefined, next?: string): Promise<void> {
    const reply = await cart.add(line.selection, next).catch(() => undefined)
    const back = reply?.outcome === 'changed' ? reply : undefined
    const focus = () => focusOn(titleOf(root?.querySelector(`[data-line="${back?.lineId}"]`)) ?? headOf(root))
    // once it is drawn: the button that was pressed goes with its toast
    if (from) afterPaint(from, focus)
    if (back) announce(t('remove.undone', { title }))
    else toasts.show({ type: 'error', text: t('remove.notUndone', { title }), standsForMs: 5000 })
  }

  async function remove(from: Element | null): Promise<void> {
    setRemoving(true)
    const root = from?.getRootNode() as ParentNode | undefined
    const item = from?.closest('li')
    const lines = cart.cart.peek()?.lines ?? []
    const next = lines[lines.findIndex(({ id }) => id === line.id) + 1]?.id
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    try {
      await cart.remove(line.id)
      // who went on meanwhile reads another screen, and its focus is where they are
      if (left.current) return
      focusOn(titleOf(neighbour) ?? headOf(root))
      toasts.show({
        text: t('remove.done', { title }),
        action: { label: t('remove.undo'), onAction: () => void undo(from, root, next) },
      })
    } catch {
      setRemoving(false)
      toasts.show({ type: 'error', text: t('remove.failed'), standsForMs: 5000 })
    }
  }
  return { remove, removing }
}

/** Ends what can be taken back when its cart is left: at checkout it would lie over what is pressed there. Tells the lines that it was left. */
export function useEndOfUndo(): RefObject<boolean> {
  const toasts = useToasts()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      for (const { id, action } of toasts.shown.peek()) {
        if (action) toasts.remove(id)
      }
    }
  }, [toasts])
  return left
}

const titleOf = (item: Element | null | undefined) => item?.querySelector<HTMLElement>('h2 a')
const headOf = (root: ParentNode | undefined) => root?.querySelector<HTMLElement>('h1')

/** Moves nothing on the screen as long as what has the focus is on it. */
function focusOn(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest' })
}
