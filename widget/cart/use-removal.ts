import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useToasts } from '../ui/overlays/toast.tsx'
import { useCart } from './cart-context.tsx'

/**
 * Takes a line out, says so, and offers to take that back. The focus goes on to where the line was: its own element is
 * gone.
 */
export function useRemoval(line: CartLine): {
  remove: (from: Element | null) => Promise<void>
  removing: boolean
} {
  const { t } = useTranslation('cart')
  const { announce } = useEnvironment()
  const cart = useCart()
  const toasts = useToasts()
  const [removing, setRemoving] = useState(false)
  const { title } = line.experience

  async function undo(): Promise<void> {
    const reply = await cart.add(line.selection).catch(() => undefined)
    if (reply?.outcome === 'changed') announce(t('remove.undone', { title }))
    else toasts.show({ type: 'error', text: t('remove.notUndone', { title }), standsForMs: 5000 })
  }

  async function remove(from: Element | null): Promise<void> {
    setRemoving(true)
    const next = nextFocus(from)
    try {
      await cart.remove(line.id)
      next()
      toasts.show({
        text: t('remove.done', { title }),
        action: { label: t('remove.undo'), onAction: () => void undo() },
      })
    } catch {
      setRemoving(false)
      toasts.show({ type: 'error', text: t('remove.failed'), standsForMs: 5000 })
    }
  }
  return { remove, removing }
}

/** The title of the next line, or of the one before, or of the screen. */
function nextFocus(from: Element | null): () => void {
  const item = from?.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const root = item?.getRootNode() as ParentNode | undefined
  return () => {
    const target = neighbour?.querySelector<HTMLElement>('h2 a') ?? root?.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  }
}
