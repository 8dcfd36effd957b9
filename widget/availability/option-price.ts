import type { Experience, FromPrice } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import type { BookingModel } from './booking-model.ts'
import { runningOn } from './keep-choice.ts'

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

/**
 * What a booking costs from: the price of the option that is chosen, or that a list led here for, or, on a chosen day that this or the
 * cheapest option does not run or is sold out, of the cheapest that can be booked then.
 */
export function priceFrom({ from, periods }: Experience, model?: BookingModel): FromPrice | undefined {
  if (!from?.option || !model) return from
  const open = openOn(model)
  const { value: meant } = model.meant
  const choices = meant && (model.option.value || open.length === 0 || open.includes(meant)) ? [meant] : open
  if (choices.length === 0 || choices.some(({ title }) => title === from.option)) return from
  const prices = choices.flatMap((option) => ({
    ...from,
    ...priceOfOption(option, periods?.period),
    option: option.title,
  }))
  return prices.toSorted((a, b) => a.price.amount - b.price.amount)[0] ?? from
}

/** The options that can be booked on the chosen day; none until its departures are known. */
function openOn({ departures, date, source }: BookingModel): ExperienceOption[] {
  const { value: reply } = departures.value
  if (!reply || reply.date !== date.value) return []
  const open = runningOn(reply).map(({ id }) => id)
  return source.value.experience.options.filter(({ id }) => open.includes(id))
}
