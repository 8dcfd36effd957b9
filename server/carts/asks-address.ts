import { chosenExtras } from '../availability/price.ts'
import type { Localized } from '../contract/primitives.ts'
import type { PricedLine } from './price-cart.ts'

/** What of a line its supplier needs an address for: extras, and a pickup that names no point. */
export function asksAddress({
  sellable,
  selection,
}: Pick<PricedLine, 'sellable' | 'selection'>): Localized[] {
  const pickup = sellable.pickups.find(({ id }) => id === selection.pickup?.id)
  const extras = chosenExtras(sellable, selection).map(({ extra }) => extra)
  return [
    ...extras.filter(({ asks }) => asks === 'ADDRESS').map(({ title }) => title),
    ...(pickup?.asks === 'ADDRESS' ? [pickup.name] : []),
  ]
}
