/** What happens when a letter cannot be delivered: it is not sent again, the log says so, and of an order support is told. */
import type { Knex } from 'knex'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import { fullName } from '../platform/text/full-name.ts'
import { announce } from './announce.ts'
import { noteRefused } from './messages.queries.ts'

/** The buyer of an order, and whom to tell of them: its storefront's support, in the first language of the storefront. */
export interface BuyerAndSupport {
  reference: string
  firstName: string
  lastName: string
  email: string
  storefrontId: number
  language: Language
  support: string | null
}

/** A letter that was refused: that of an order has a buyer, every other may have the reference of what it is about. */
export interface Undelivered {
  id: string
  kind: string
  reference: string | undefined
  buyer: BuyerAndSupport | undefined
  /** The answer of the mail server, a number of SMTP. */
  answer: number
}

/** Ends a message whose recipient was refused for good. The log has no address: it is kept longer than orders know one. */
export async function noteUndelivered(
  trx: Knex,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  { id, kind, reference, buyer, answer }: Undelivered,
): Promise<void> {
  log.error(
    { messageId: id, kind, reference, answer },
    'a letter cannot be delivered: the mail server refused its recipient for good',
  )
  await noteRefused(trx, id, clock.now().toString())
  if (!buyer?.support) return
  await announce(trx, {
    kind: 'support-undelivered',
    // whose address is wrong gets none of the letters about the order
    subject: buyer.reference,
    to: buyer.support,
    language: buyer.language,
    storefrontId: buyer.storefrontId,
    values: { reference: buyer.reference, name: fullName(buyer), email: buyer.email },
    facts: ['reference'],
  })
}
