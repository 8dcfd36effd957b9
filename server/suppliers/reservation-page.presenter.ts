import { html } from '../platform/text/html.ts'
import { textIn } from '../platform/text/localise.ts'
import { fromLeft, printInstant, printMoney } from '../platform/text/print-in-language.ts'
import type { ReservedRow } from './supplier-bookings.queries.ts'
import { confirmForm, declineForm, renderPage, withZone } from './supplier-frame.presenter.ts'
import type { SupplierFact, SupplierPageContext } from './supplier-frame.presenter.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

type Standing = 'RESERVED' | 'PAID' | 'ENDED'

/** A reserved order with the two things that can be said of it, or what became of it. */
export function renderReservationPage(
  order: ReservedRow,
  context: SupplierPageContext,
  { reasonMissing = false }: { reasonMissing?: boolean } = {},
): string {
  const { t, language } = context
  const { reference, timeZone, place } = order
  const standing = standingOf(order)
  const until = withZone(printInstant(order.heldUntil.toISOString(), timeZone, language), place, context)
  const title = t('reservation.title', { reference })
  return renderPage(context, {
    name: title,
    seller: order.storefront.name,
    layout: order.storefront.layout,
    logo: order.storefront.logo,
    status: t(`reservation.status.${standing}`),
    title,
    means: [
      t(`reservation.means.${standing}`, { until, context: order.endedBy ?? undefined }),
      taskOf(order, context),
    ]
      .filter(Boolean)
      .join(' '),
    facts: [
      [t('reservation.facts.buyer'), fullName(order)],
      [t('facts.phone'), fromLeft(showTelephone(order.phone))],
      [t('reservation.facts.email'), order.email],
      [
        t('reservation.facts.experiences'),
        order.experiences.map((experience) => textIn(experience, language)).join(', '),
      ],
      amountOf(order, context),
    ],
    forms:
      standing === 'RESERVED' &&
      html`${confirmForm(t('reservation.paid'), 'paid')}
      ${declineForm(t, { title: t('reservation.declineTitle'), label: t('reservation.decline'), reasonMissing })}`,
  })
}

/** What support has still to do: a refund that it was told of by mail, or nothing. */
function taskOf(order: ReservedRow, { t, language }: SupplierPageContext): string {
  const { owed, currency, endedBy } = order
  if (owed > 0) return t('reservation.means.owed', { owed: printMoney({ amount: owed, currency }, language) })
  return standingOf(order) === 'PAID' || endedBy === 'traveller' ? t('reservation.means.nothing') : ''
}

/** The amount under a label by how the order stands: due while it is reserved, paid, or the plain price once it has ended. */
function amountOf(order: ReservedRow, { t, language }: SupplierPageContext): SupplierFact {
  const { total, paid, currency } = order
  const money = (amount: number) => printMoney({ amount, currency }, language)
  const facts: Record<Standing, SupplierFact> = {
    RESERVED: [t('reservation.facts.amount'), money(total)],
    PAID: [t('reservation.facts.paid'), money(paid ?? total)],
    ENDED: [t('facts.price'), money(total)],
  }
  return facts[standingOf(order)]
}

function standingOf({ status }: ReservedRow): Standing {
  if (status === 'RESERVED') return 'RESERVED'
  return status === 'CANCELLED' || status === 'UNSUCCESSFUL' ? 'ENDED' : 'PAID'
}
