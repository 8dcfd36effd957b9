import * as v from 'valibot'
import type { Memory } from '../environment/memory.ts'

/** An order that was placed on this device, and the only key to it. */
export interface KeptOrder {
  reference: string
  token: string
}

const name = 'orders'
const most = 50
const schema = v.array(
  v.object({ reference: v.pipe(v.string(), v.maxLength(60)), token: v.pipe(v.string(), v.maxLength(300)) }),
) satisfies v.GenericSchema<unknown, KeptOrder[]>

/** Orders that this device remembers, the latest first. */
export interface OrderShelf {
  list: () => KeptOrder[]
  keep: (order: KeptOrder) => void
  /** Takes a new token in the place of the old one; the order stands where it stood. */
  renew: (order: KeptOrder) => void
  find: (reference: string) => KeptOrder | undefined
  drop: (references: readonly string[]) => void
}

/** Opens the shelf of this device; what stands there is distrusted, since any script of the site may have written it. */
export function openOrderShelf(memory: Memory): OrderShelf {
  const list = (): KeptOrder[] => {
    try {
      const result = v.safeParse(schema, JSON.parse(memory.get(name) ?? '[]'))
      return result.success ? result.output : []
    } catch {
      return []
    }
  }
  return {
    list,
    keep({ reference: kept, token }) {
      const order = { reference: kept, token }
      const others = list().filter(({ reference }) => reference !== order.reference)
      memory.set(name, JSON.stringify([order, ...others].slice(0, most)))
    },
    renew({ reference: renewed, token }) {
      const orders = list()
      if (!orders.some(({ reference }) => reference === renewed)) return
      const now = orders.map((order) => (order.reference === renewed ? { ...order, token } : order))
      memory.set(name, JSON.stringify(now))
    },
    drop(references) {
      const others = list().filter(({ reference }) => !references.includes(reference))
      if (others.length > 0) memory.set(name, JSON.stringify(others))
      else memory.remove(name)
    },
    find: (reference) => list().find((order) => order.reference === reference),
  }
}
