import type { Experience } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'

/** The option that the from-price is of, where others cost something else; undefined where all cost the same. */
export function optionOfFrom({ from, options }: Experience): ExperienceOption | undefined {
  if (!from) return undefined
  const hasPrice = ({ units }: ExperienceOption) =>
    units.some(({ id, price }) => id === from.unit && price.amount === from.price.amount)
  const cheapest = options.find(hasPrice)
  return options.every(hasPrice) ? undefined : cheapest
}
