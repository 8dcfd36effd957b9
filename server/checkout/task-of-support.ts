import type { Announcement } from '../messages/message-kinds.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import { textIn } from '../platform/text/localise.ts'
import { printInstant, printMoney } from '../platform/text/print-in-language.ts'
import { reservationPath } from '../suppliers/reservation-link.ts'
import type { OrderDraft } from './draft-order.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

/** The mail that gives support the task of arranging a reservation's payment with its buyer; none where the storefront has no support address. */
export function taskOfSupport(
  { storefront, origin, env }: Pick<RequestContext, 'storefront' | 'origin'> & Pick<Deps, 'env'>,
  order: OrderDraft,
): Announcement | undefined {
  const to = storefront.contact.email
  if (!to) return undefined
  const language = storefront.languages[0] ?? 'en'
  const { buyer, currency, heldUntil, reference, total } = order
  const [first] = order.bookings
  return {
    kind: 'support-reserved',
    subject: reference,
    to,
    language,
    storefrontId: storefront.id,
    origin,
    link: reservationPath(env, order.id, heldUntil),
    values: {
      reference,
      name: fullName(buyer),
      amount: printMoney({ amount: total, currency }, language),
      details: [showTelephone(buyer.phoneNumber), buyer.email].join(' · '),
      until: printInstant(heldUntil.toString(), first?.timeZone ?? 'UTC', language),
      place: textIn(first?.soldAs.experience.destination.name ?? { en: 'UTC' }, language),
    },
  }
}
