import { isOfferedWith } from '../availability/check-selection.ts'
import type { SellableOption } from '../availability/sellable-option.ts'
import { endVaries, toldEnd } from '../availability/told-end.ts'
import { payThereOf } from '../availability/pay-there.ts'
import { chosenExtras } from '../availability/price.ts'
import { pickupTime } from '../availability/pickup-time.ts'
import type { Cart, CartLine } from '../contract/carts.ts'
import type { Language, Localized } from '../contract/primitives.ts'
import { presentPicture, presentStandIn } from '../media/picture.presenter.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import { asksAddress } from './asks-address.ts'
import type { PricedCart, PricedLine } from './price-cart.ts'

/** A priced cart as the shopper reads it. */
export function presentCart(cart: PricedCart, language: Language): Cart {
  const money = (amount: number) => ({ amount, currency: cart.currency })
  return {
    id: cart.id,
    revision: cart.revision,
    currency: cart.currency,
    lines: cart.lines.map((line) => presentLine(line, cart.refusedStarts, language)),
    promo: cart.promo,
    subtotal: money(cart.subtotal),
    discount: money(cart.discount),
    total: money(cart.total),
    payLater: cart.payLater,
    reservedUntil: cart.reservedUntil?.toString(),
  }
}

function presentLine(line: PricedLine, refused: PricedCart['refusedStarts'], language: Language): CartLine {
  const { sellable, selection } = line
  const pickup = fetches(line)
  const refusedStarts = refused
    .filter(({ optionId }) => optionId === sellable.optionId)
    .map(({ start }) => start)
  return {
    id: line.id,
    selection,
    experience: presentSoldExperience(sellable, language),
    optionTitle: textIn(sellable.optionTitle, language),
    unitTitles: Object.fromEntries(
      sellable.units.flatMap((unit) => (unit.title ? [[unit.id, textIn(unit.title, language)]] : [])),
    ),
    pickup: pickup && {
      name: textIn(pickup.name, language),
      time: line.startsAt && pickupTime(pickup, line.startsAt, sellable.timeZone),
    },
    ...(!pickup && sellable.pickups.some(isOfferedWith(sellable)) && { ownWay: true }),
    addressFor: addressFor(line, language),
    start: selection.start,
    end: line.end,
    until: toldEnd(
      { start: selection.start, end: line.end },
      { pricePeriod: sellable.pricePeriod, durationVaries: endVaries(sellable, selection) },
    ),
    guests: line.guests,
    price: line.price,
    payThere: payThereOf(sellable.payThere, { guests: line.guests, units: selection.units }, language),
    freeUntil: line.freeUntil?.toString(),
    cancellationTerms: line.cancellationTerms,
    fault: line.fault,
    ...(refusedStarts.length > 0 && { refusedStarts }),
  }
}

/** The pickup that was chosen or, without one, the first of the extras for which travellers have to be ready before the start. */
function fetches({
  sellable,
  selection,
}: PricedLine): { name: Localized; minutesBefore: number } | undefined {
  const extras = chosenExtras(sellable, selection).flatMap(({ extra: { title, minutesBefore } }) =>
    minutesBefore ? [{ name: title, minutesBefore }] : [],
  )
  return (
    sellable.pickups.find(({ id }) => id === selection.pickup?.id) ??
    extras.toSorted((a, b) => b.minutesBefore - a.minutesBefore)[0]
  )
}

function addressFor(line: PricedLine, language: Language): CartLine['addressFor'] {
  const asking = asksAddress(line)
  return asking.length > 0 ? asking.map((name) => textIn(name, language)) : undefined
}

/** What a cart line and a booking say of their experience. */
export function presentSoldExperience(sellable: SoldExperience, language: Language): CartLine['experience'] {
  const title = textIn(sellable.title, language)
  const { picture, destination, category } = sellable
  const alt = optionalTextIn(picture?.alt, language)
  const described = picture?.alt && alt ? picture.alt : sellable.title
  return {
    slug: sellable.slug,
    localSlug: sellable.slugs?.[language],
    title,
    destination: { ...named(destination, language), countryCode: destination.countryCode },
    category: named(category, language),
    picture: {
      ...(picture
        ? presentPicture(picture.source, alt ?? title, 'card')
        : presentStandIn(sellable.slug, title, 'card', destination.slug)),
      ...(!(language in described) && { inEnglish: true }),
    },
    timeZone: sellable.timeZone,
    instantConfirmation: sellable.confirmation === 'INSTANT',
    payLater: sellable.payLater,
  }
}

function named({ slug, slugs, name }: SellableOption['category'], language: Language) {
  return {
    slug,
    localSlug: slugs?.[language],
    name: textIn(name, language),
    ...(!(language in name) && { inEnglish: true as const }),
  }
}

/** The part of an option that outlives it in a booking. */
export type SoldExperience = Pick<
  SellableOption,
  | 'slug'
  | 'slugs'
  | 'title'
  | 'destination'
  | 'category'
  | 'picture'
  | 'timeZone'
  | 'confirmation'
  | 'payLater'
>
