import type { AccountOrder, AccountOrdersReply } from '../../contract/accounts.ts'
import type { Invoice, OrderOutcome } from '../../contract/checkout.ts'
import type { Deps } from '../../platform/deps.ts'
import type { RequestContext } from '../../platform/http.ts'
import { hashToken } from '../../platform/secret-token.ts'
import { findAccountOrders, joinOrder } from './account-orders.queries.ts'
import { presentInvoice } from './invoice.presenter.ts'
import { presentSummary } from './invoice-summary.presenter.ts'
import { listInvoices } from './invoice.queries.ts'
import { deviceToken, downloadsOf, orderKey } from '../order-links.ts'

const mostOrders = 100
/** As long as the downloads of an invoice work. */
const openHours = 24

/** What ended without a booking. */
const failed: ReadonlySet<OrderOutcome> = new Set(['payment-failed', 'unsuccessful', 'cancelled'])

type ListDeps = Pick<Deps, 'db' | 'env' | 'clock'>
type Reader = Pick<RequestContext, 'storefront' | 'language' | 'origin'>
/** Expects that its address is verified: orders placed under it without logging in are its own. */
type Owner = { id: number; email: string }

/** The invoices of an account at this storefront, the confirmed apart from the failed. Two queries. */
export async function listAccountOrders(
  deps: ListDeps,
  reader: Reader,
  account: Owner,
): Promise<AccountOrdersReply> {
  const { env, clock } = deps
  const now = clock.now()
  return listOrders(deps, reader, account, (invoice) => ({
    ...invoice,
    orderToken: orderKey(env, invoice.reference, now, openHours),
  }))
}

/**
 * The same for a widget, in whose page other scripts run: what the token that a widget keeps of an order opens, with that
 * token. The rest of an order needs a proof there, whoever is logged in.
 */
export async function listAccountSummaries(
  deps: ListDeps,
  reader: Reader,
  account: Owner,
): Promise<AccountOrdersReply> {
  const { env, clock } = deps
  const storefrontId = reader.storefront.id
  const now = clock.now()
  return listOrders(deps, reader, account, (invoice) => ({
    ...presentSummary(invoice),
    orderToken: deviceToken(env, { reference: invoice.reference, storefrontId, now }),
  }))
}

async function listOrders(
  { db, env, clock }: ListDeps,
  { storefront, language, origin }: Reader,
  { id, email }: Owner,
  show: (invoice: Invoice) => AccountOrder,
): Promise<AccountOrdersReply> {
  const wanted = { accountId: id, email, storefrontId: storefront.id, most: mostOrders }
  const ids = await findAccountOrders(db, wanted)
  const now = clock.now()
  const orders = (await listInvoices(db, ids)).map((row) => {
    const downloads = downloadsOf(env, { reference: row.reference, origin, language, now })
    return show(presentInvoice(row, { language, now, downloads }))
  })
  return {
    confirmed: orders.filter(({ outcome }) => !failed.has(outcome)),
    // what was continued elsewhere before anything was paid is no booking
    failed: orders.filter(({ outcome, continuedAs }) => failed.has(outcome) && !continuedAs),
  }
}

/** Takes an order into an account by the order's token; an order of another account stays there. */
export async function joinAccount(
  { db }: Pick<Deps, 'db'>,
  { accountId, reference, orderToken }: { accountId: number; reference: string; orderToken: string },
): Promise<void> {
  await joinOrder(db, { accountId, reference, tokenHash: hashToken(orderToken) })
}
