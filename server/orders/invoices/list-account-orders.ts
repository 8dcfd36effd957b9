import type { AccountOrdersReply } from '../../contract/accounts.ts'
import type { OrderOutcome } from '../../contract/checkout.ts'
import type { Deps } from '../../platform/deps.ts'
import type { RequestContext } from '../../platform/http.ts'
import { hashToken } from '../../platform/secret-token.ts'
import { findAccountOrders, joinOrder } from './account-orders.queries.ts'
import { presentInvoice } from './invoice.presenter.ts'
import { listInvoices } from './invoice.queries.ts'
import { downloadsOf, orderKey } from './order-links.ts'

const mostOrders = 100
/** As long as the downloads of an invoice work. */
const openHours = 24

/** What ended without a booking. */
const failed: ReadonlySet<OrderOutcome> = new Set(['payment-failed', 'unsuccessful', 'cancelled'])

/**
 * The invoices of an account at this storefront, the confirmed apart from the failed. Expects an account whose address is
 * verified: orders placed under it without logging in are its own. Two queries.
 */
export async function listAccountOrders(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { storefront, language, origin }: Pick<RequestContext, 'storefront' | 'language' | 'origin'>,
  account: { id: number; email: string },
): Promise<AccountOrdersReply> {
  const ids = await findAccountOrders(db, {
    accountId: account.id,
    email: account.email,
    storefrontId: storefront.id,
    most: mostOrders,
  })
  const now = clock.now()
  const invoices = (await listInvoices(db, ids)).map((row) => {
    const downloads = downloadsOf(env, { reference: row.reference, origin, language, now })
    const orderToken = orderKey(env, row.reference, now, openHours)
    return { ...presentInvoice(row, { language, now, downloads }), orderToken }
  })
  return {
    confirmed: invoices.filter(({ outcome }) => !failed.has(outcome)),
    failed: invoices.filter(({ outcome }) => failed.has(outcome)),
  }
}

/** Takes an order into an account by the order's token; an order of another account stays there. */
export async function joinAccount(
  { db }: Pick<Deps, 'db'>,
  { accountId, reference, orderToken }: { accountId: number; reference: string; orderToken: string },
): Promise<void> {
  await joinOrder(db, { accountId, reference, tokenHash: hashToken(orderToken) })
}
