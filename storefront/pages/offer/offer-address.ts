/** The key of an offer in the address of its page, and what is remembered for it alone. */
import type { Memory } from '../../../widget/environment/memory.ts'

const nameOf = (reference: string) => `offer-${reference}`

/**
 * The key of an offer. It comes from a mail in the fragment: it is kept for the visit and taken out of the address, where
 * it would be bookmarked, shared and seen. Where nothing lasts it stays.
 */
export function takeOfferKey(view: Window, memory: Memory, reference: string): string | undefined {
  const address = new URL(view.location.href)
  const token = new URLSearchParams(address.hash.slice(1)).get('token')
  if (!token) return memory.get(nameOf(reference))
  memory.set(nameOf(reference), token)
  if (memory.lasts) {
    address.hash = ''
    view.history.replaceState(view.history.state, '', address)
  }
  return token
}

/** A part of a memory, for one offer: what is typed for it is not typed for the shopper's own cart. */
export function memoryOf(memory: Memory, reference: string): Memory {
  const within = (name: string) => `${nameOf(reference)}-${name}`
  return {
    lasts: memory.lasts,
    get: (name) => memory.get(within(name)),
    set: (name, value) => memory.set(within(name), value),
    remove: (name) => memory.remove(within(name)),
  }
}
