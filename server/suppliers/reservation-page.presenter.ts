import { html } from '../platform/text/html.ts'
import { textIn } from '../platform/text/localise.ts'
import { fromLeft, printInstant, printMoney } from '../platform/text/print-in-language.ts'
import type { ReservedRow } from './supplier-bookings.queries.ts'
import { confirmForm, declineForm, renderPage, withZone } from './supplier-frame.presenter.ts'
import type { SupplierPageContext } from './supplier-frame.presenter.ts'
import { showTelephone } from '../platform/text/telephone.ts'

type Standing = 'RESERVED' | 'PAID' | 'ENDED'

/** A reserved order with the two things that can be said of it, or what became of it. */
export function renderReservationPage(
  order: ReservedRow,
  context: SupplierPageContext,
  { reasonMissing = false }: { reasonMissing?: boolean } = {},
): string {
  const { t, language } = context
  const { reference, total: amount, currency, timeZone, place } = order
  const standing = standingOf(order)
  const until = withZone(printInstant(order.heldUntil.toISOString(), timeZone, language), place, context)
  const title = t('reservation.title', { reference })
  return renderPage(context, {
    name: title,
    seller: order.storefront.name,
    layout: order.storefront.layout,
    status: t(`reservation.status.${standing}`),
    title,
    means: t(`reservation.means.${standing}`, { until }),
    facts: [
      [t('reservation.facts.buyer'), `${order.firstName} ${order.lastName}`],
      [t('facts.phone'), fromLeft(showTelephone(order.phone))],
      [t('reservation.facts.email'), order.email],
      [
        t('reservation.facts.experiences'),
        order.experiences.map((experience) => textIn(experience, language)).join(', '),
      ],
      [t('reservation.facts.amount'), printMoney({ amount, currency }, language)],
    ],
    forms:
      standing === 'RESERVED' &&
      html`${confirmForm(t('reservation.paid'), 'paid')}
      ${declineForm(t, { title: t('reservation.declineTitle'), label: t('reservation.decline'), reasonMissing })}`,
  })
}

function standingOf({ status }: ReservedRow): Standing {
  if (status === 'RESERVED') return 'RESERVED'
  return status === 'CANCELLED' || status === 'UNSUCCESSFUL' ? 'ENDED' : 'PAID'
}
