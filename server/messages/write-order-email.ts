import type { TFunction } from 'i18next'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { treatPosters } from '../contract/treat-posters.ts'
import { asJpeg } from '../media/image-url.ts'
import { localisePath } from '../contract/addresses.ts'
import { beginningOf } from '../platform/text/beginning-of.ts'
import { directionOf, printMoney, wordsFor } from '../platform/text/print-in-language.ts'
import { footerOf } from './email-footer.ts'
import { describeBooking, startAfterPickup, tellByBuyersClock } from './booking-facts.ts'
import { cancelledMoney, refundOfCancelling, wayOfRefund } from './cancelled-money.ts'
import { brandOf } from './brand.ts'
import { bookedTotal } from './charged.ts'
import type { BrandedStorefront } from './brand.ts'
import { changesExtras, changeValues } from './change-values.ts'
import { changesTold } from './changes-told.ts'
import type { Email, EmailAction, EmailCard } from './email.ts'
import { answersTold, beginningsTold, paidTold, releasedTold, titlesOfMissing } from './parts-told.ts'
import { discountRows, exchangeOf, lineRows, orderRows, originalRows } from './order-facts.ts'
import type { AboutOrder, OrderKind } from './message-kinds.ts'
import { hasDroppedChange } from '../../locales/was-changed.ts'
import { themes } from '../../themes/registry.ts'

/** An order as its messages need it. */
export interface OrderSource {
  invoice: WholeInvoice
  language: Language
  storefront: BrandedStorefront
  /** `https://example.com`: where its pages and pictures are. */
  site: string
  /** Page of the order, with the key to it. */
  page: string
}

/** Which bookings a message shows, and whether it leads to the order or back to the shop. */
const shapes: Readonly<
  Record<OrderKind, { shows: 'all' | 'standing' | 'one' | 'none'; leadsTo: 'order' | 'cart' | 'review' }>
> = {
  'order-confirmed': { shows: 'all', leadsTo: 'order' },
  'order-partial': { shows: 'all', leadsTo: 'order' },
  'order-on-hold': { shows: 'all', leadsTo: 'order' },
  'order-confirmed-later': { shows: 'all', leadsTo: 'order' },
  'order-rejected': { shows: 'all', leadsTo: 'order' },
  'order-unsuccessful': { shows: 'all', leadsTo: 'order' },
  'order-failed': { shows: 'none', leadsTo: 'cart' },
  'order-reserved': { shows: 'all', leadsTo: 'order' },
  'order-cancelled': { shows: 'all', leadsTo: 'order' },
  'reservation-declined': { shows: 'all', leadsTo: 'order' },
  'booking-cancelled': { shows: 'one', leadsTo: 'order' },
  'booking-changed': { shows: 'one', leadsTo: 'order' },
  'booking-change-failed': { shows: 'one', leadsTo: 'order' },
  'booking-change-asked': { shows: 'one', leadsTo: 'order' },
  'booking-change-declined': { shows: 'one', leadsTo: 'order' },
  'booking-change-unanswered': { shows: 'one', leadsTo: 'order' },
  'booking-reminder': { shows: 'one', leadsTo: 'order' },
  'review-invitation': { shows: 'one', leadsTo: 'review' },
}

/** What a message about an order says, in the order's language. */
export function writeOrderEmail(
  kind: OrderKind,
  source: OrderSource,
  { t, booking, change, was, ...ways }: { t: TFunction } & Omit<AboutOrder, 'orderId'>,
): Email {
  const { invoice, language, storefront, site, page } = source
  const shape = shapes[kind]
  const named = namedBy(kind, invoice.bookings)
  const about = invoice.bookings.find(({ reference }) => reference === booking) ?? named[0]
  const { context, count, ...told } = valuesOf(source, about, { t, kind, others: named.length - 1 })
  const values = {
    ...wordsFor({ ...told, ...changeValues(source, about, { t, change, kind, ...ways }) }, language),
    context,
    count,
  }
  const inContext = (name: string, other?: 'open' | 'rest' | 'part') =>
    t(`kinds.${kind}.${name}`, { ...values, context: other ?? context, defaultValue: '' })
  const word = (name: string) => inContext(name)
  const hadNoTicket = was !== undefined && was !== 'CONFIRMED'
  const isPart = kind === 'order-on-hold' && invoice.bookings.some(({ status }) => status === 'CONFIRMED')
  // a request that was given up meanwhile was not confirmed
  const isRest =
    kind === 'order-confirmed-later' && invoice.bookings.some(({ status }) => status === 'CANCELLED')
  const partlyTold = (name: string) => inContext(name, isPart ? 'part' : undefined)
  const what = hadNoTicket
    ? inContext('what', 'open')
    : isRest
      ? inContext('what', 'rest')
      : partlyTold('what')
  const shown = shape.shows === 'none' ? [] : shape.shows === 'one' && about ? [about] : invoice.bookings
  const pageOf = (path: string) => site + localisePath(language, path)
  const leads: Record<(typeof shape)['leadsTo'], string> = {
    order: page,
    cart: pageOf('/cart'),
    // who has written meanwhile is led to what they wrote about
    review:
      about?.reviewUrl ??
      (about ? pageOf(`/${about.experience.destination.slug}/${about.experience.slug}`) : pageOf('/')),
  }
  return {
    language,
    direction: directionOf(language),
    brand: brandOf(storefront, { site, href: pageOf('/') }),
    subject: word('subject'),
    preview: what,
    title: partlyTold('title'),
    paragraphs: [
      what,
      kind === 'booking-cancelled'
        ? cancelledMoney(source, about, { t, refund: word('money') })
        : context === 'later'
          ? paidTold(invoice, t, language) || word('money')
          : partlyTold('money'),
      kind === 'booking-cancelled' && about ? wayOfRefund(invoice, about, { t, language, ...ways }) : '',
      kind === 'booking-cancelled' && about && hasDroppedChange(about) ? t('orders:change.neverMade') : '',
      ...(kind === 'order-on-hold' ? answersTold(invoice, t, language) : []),
      kind === 'order-partial' ? releasedTold(invoice, t) : '',
      ...(shape.shows === 'all' ? beginningsTold(invoice, t, language) : []),
      changesExtras(about, change) && context === 'open' ? '' : word('next'),
    ].filter(Boolean),
    actions: [
      { label: word('action'), href: leads[shape.leadsTo] },
      // who has been needs no ticket
      ...(shape.leadsTo === 'review' ? [] : moreActions(invoice, shown, t)),
      // the one of the purchase does not know what changed since
      ...(tellsOfInvoice.has(kind) && invoice.invoiceId && invoice.invoiceUrl
        ? [{ label: t('actions.invoice'), href: invoice.invoiceUrl }]
        : []),
    ],
    cards: [
      ...shown.map((candidate) => card(candidate, source, t)),
      ...(shape.shows === 'all' ? [orderCard(invoice, language, t)] : []),
    ],
    totals: shape.shows === 'all' && isCharged(invoice) ? totalsOf(invoice, language, t) : [],
    footer: footerOf(invoice.contact, t, storefront.name),
  }
}

/** The bookings that a subject names: on hold, those that wait for their supplier; else those that stand, if any does. */
function namedBy(kind: OrderKind, bookings: readonly Booking[]): readonly Booking[] {
  const named = bookings.filter((booking) =>
    kind === 'order-on-hold' ? booking.status === 'PENDING' : isStanding(booking),
  )
  return named.length > 0 ? named : bookings
}

const isStanding = ({ status }: Booking) => status === 'CONFIRMED' || status === 'REDEEMED'

function valuesOf(
  { invoice, language, storefront }: OrderSource,
  about: Booking | undefined,
  { t, kind, others }: { t: TFunction; kind: OrderKind; others: number },
) {
  const standing = invoice.bookings.filter(isStanding)
  const confirmed = standing.reduce((sum, { total }) => sum + total.amount, 0)
  const facts = about && describeBooking(about, t, language)
  return {
    name: invoice.buyer.firstName,
    count: standing.length,
    reference: invoice.reference,
    storefront: storefront.name,
    total: printMoney(bookedTotal(invoice), language),
    confirmed: printMoney({ amount: confirmed, currency: invoice.currency }, language),
    missing: titlesOfMissing(invoice),
    reason: about?.declineReason ?? '',
    context: contextOf(invoice, about, kind),
    refunded: about ? printMoney(refundOfCancelling(about), language) : '',
    experience:
      facts && others > 0 && shapes[kind].shows === 'all'
        ? t('andMore', { experience: facts.title, count: others })
        : (facts?.title ?? ''),
    place: facts?.place ?? '',
    day: facts?.day ?? '',
    time: facts?.starts ?? '',
    until: invoice.heldUntil ? tellByBuyersClock(invoice.heldUntil, invoice.timeZone, { t, language }) : '',
  }
}

/** E-mails of what changed an invoice. */
const tellsOfInvoice: ReadonlySet<OrderKind> = new Set([
  'booking-changed',
  'booking-cancelled',
  'order-cancelled',
])

/** E-mails that speak of a card. An order that was paid by way of support has another text in them. */
const tellsOfCard: ReadonlySet<OrderKind> = new Set([
  'order-confirmed',
  'order-on-hold',
  'order-confirmed-later',
])

/**
 * Where the plain sentences would not be true: nothing is left of the order, nothing was charged, it was paid without a card, or
 * the booking has no ticket yet.
 */
function contextOf(
  { outcome, paymentStatus, paymentMethod }: WholeInvoice,
  about: Booking | undefined,
  kind: OrderKind,
): 'last' | 'open' | 'released' | 'later' | undefined {
  if (paymentMethod === 'PAY_LATER' && tellsOfCard.has(kind)) return 'later'
  if (outcome === 'cancelled') return 'last'
  if (outcome === 'unsuccessful' && paymentStatus === 'CANCELLED') return 'released'
  return about?.status === 'PENDING' || about?.status === 'ON_HOLD' ? 'open' : undefined
}

/** Tickets have their buttons where there are few; they are attached anyway. */
function moreActions(invoice: WholeInvoice, shown: readonly Booking[], t: TFunction): EmailAction[] {
  const single = shown.length === 1 ? shown[0]?.ticketUrl : undefined
  return [
    ...(single ? [{ label: t('actions.ticket'), href: single }] : []),
    ...(invoice.calendarUrl ? [{ label: t('actions.calendar'), href: invoice.calendarUrl }] : []),
  ]
}

function card(
  booking: Booking,
  { invoice, language, site, storefront }: OrderSource,
  t: TFunction,
): EmailCard {
  const { pictures } = themes[storefront.layout].layout
  const facts = describeBooking(booking, t, language)
  const { picture } = booking.experience
  const stands = isStanding(booking)
  const isAhead = isToCome(booking)
  const pickup =
    isAhead && facts.pickup ? [facts.pickup, facts.wayThere].filter(Boolean).join('\n') : undefined
  const lines: (readonly [string, string | undefined])[] = [
    [t('facts.option'), [facts.option, isAhead && facts.about].filter(Boolean).join('\n')],
    [t('facts.day'), facts.day],
    // a traveller who is picked up has to be ready before it starts
    [t('facts.pickup'), pickup],
    [t('facts.time'), (pickup && startAfterPickup(booking, t, language)) || facts.time],
    [t('facts.guests'), facts.guests],
    [t('ticket:invoice.services'), isAhead ? facts.extrasAbout : facts.extras],
    [t('facts.reason'), booking.status === 'REJECTED' ? booking.declineReason : ''],
    [t('facts.where'), isAhead ? facts.where : ''],
    [t('ticket:address'), isAhead ? booking.addressGiven : ''],
    [t('ticket:note'), isAhead ? facts.note : ''],
    [t('ticket:includes'), isAhead ? facts.includes : ''],
    [t('orders:know'), isAhead ? facts.know : ''],
    [t('ticket:languages'), isAhead ? facts.languages : ''],
    [t('ticket:bring'), isAhead ? facts.bring : ''],
    [t('ticket:supplier'), isAhead ? facts.supplier : ''],
    [t('orders:supplierNote'), isAhead ? booking.offerNote : ''],
    [t('orders:offerMessage'), isAhead ? beginningOf(booking.offerMessage ?? '') : ''],
    ...lineRows(booking, t, language),
    ...discountRows(booking, t, language),
    ...originalRows(booking, t, language),
    [t('facts.price'), [facts.total, exchangeOf(booking, t, language)].filter(Boolean).join('\n')],
    [t('orders:payThere.label'), isAhead ? facts.payThere : ''],
    [t('facts.booking'), booking.reference],
    [t('ticket:invoice.booked'), tellByBuyersClock(booking.bookedAt, invoice.timeZone, { t, language })],
    [t('facts.cancellation'), isAhead ? facts.cancellation : ''],
    [t('facts.changes'), isAhead ? changesTold(booking, invoice, { t, language }) : ''],
  ]
  return {
    // mail clients still trip over webp
    picture: { src: `${site}${asJpeg(treatPosters(picture.src, pictures))}`, alt: picture.alt },
    title: facts.title,
    status: { text: t(`orders:status.${booking.status}`), good: stands },
    facts: lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  }
}

/** Whose order it is and how it was paid, as on its invoice. */
function orderCard(invoice: WholeInvoice, language: Language, t: TFunction): EmailCard {
  return {
    // nothing was paid, so there is nothing to put into the books
    title: t(invoice.invoiceId ? 'ticket:invoice.title' : 'ticket:invoice.summary'),
    facts: orderRows(invoice, t, language).map(([label, value]) => ({ label, value })),
  }
}

function isToCome({ status, isOver }: Booking): boolean {
  return !isOver && (status === 'CONFIRMED' || status === 'PENDING' || status === 'ON_HOLD')
}

/** Of what came to nothing there is nothing to add up. */
function isCharged({ outcome }: WholeInvoice): boolean {
  return outcome !== 'unsuccessful' && outcome !== 'payment-failed' && outcome !== 'cancelled'
}

function totalsOf(invoice: WholeInvoice, language: Language, t: TFunction): Email['totals'] {
  const reduced = invoice.discount.amount
  const unbooked = invoice.unbooked?.amount ?? 0
  const line = (label: string, amount: number) => ({
    label,
    value: printMoney({ ...invoice.total, amount }, language),
  })
  return [
    ...(reduced > 0 || unbooked > 0 ? [line(t('totals.subtotal'), invoice.subtotal.amount)] : []),
    ...(reduced > 0 ? [line(t('totals.discount'), -reduced)] : []),
    ...(unbooked > 0 ? [line(t('orders:payment.CANCELLED'), -unbooked)] : []),
    line(t('totals.total'), bookedTotal(invoice).amount),
  ]
}
