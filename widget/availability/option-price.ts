import type { FromPrice } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'

/** What an option costs, as the price that something costs from; nothing where it has no units. */
export function priceOfOption(
  { units }: ExperienceOption,
  period: FromPrice['period'],
): FromPrice | undefined {
  const first = units.find(({ price }) => price.amount > 0) ?? units[0]
  return (
    first && {
      price: first.price,
      originalPrice: first.originalPrice,
      unit: first.id,
      basis: first.id === 'ITEM' ? 'ITEM' : 'PERSON',
      period,
      guests: period ? undefined : first.guests,
    }
  )
}
