import type { Invoice, WholeInvoice } from '../../contract/checkout.ts'
import type { Language } from '../../contract/primitives.ts'
import { sendsByApp } from '../../messages/whatsapp.ts'
import { PaymentNetworkUnreachable } from '../../payments/payment-network.ts'
import type { ServedStorefront } from '../../platform/http.ts'
import { hashToken } from '../../platform/secret-token.ts'
import { looksSigned, signatureEnds } from '../../platform/signed-link.ts'
import { askAboutChanges } from '../changes/sweep-changes.ts'
import { findInvoice } from './invoice.queries.ts'
import type { InvoiceKey, InvoiceRow } from './invoice.queries.ts'
import { outcomeOf, presentInvoice } from './invoice.presenter.ts'
import { presentSummary } from './invoice-summary.presenter.ts'
import { allowsDownload, deviceToken, downloadsOf, isDeviceToken, isOrderKey } from '../order-links.ts'
import { noteAsking } from '../orders.queries.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { settleOrder } from '../settling/settle-order.ts'

/** A page that polls asks the network no more often than this, whatever the number of its tabs. */
const askEveryMs = 1_500

/**
 * An order as its buyer reads it. While it is in progress the payment network is asked first, so that the result page
 * depends on no webhook; when the network is away, the order is told as it is known.
 */
export async function readOrder(
  deps: SettleDeps,
  order: ReadableOrder,
  { language, origin }: { language: Language; origin: string },
): Promise<WholeInvoice> {
  const changing = order.bookings.some(({ changes }) =>
    changes.some(({ status }) => status === 'AWAITING_PAYMENT'),
  )
  const settled = isInProgress(deps, order)
    ? await ask(deps, order)
    : changing && (await askAboutChanges(deps, order.id))
  const present = (settled && (await findInvoice(deps.db, { id: order.id }))) || order
  const now = deps.clock.now()
  const invoice = presentInvoice(present, {
    language,
    now,
    downloads: downloadsOf(deps.env, {
      reference: present.reference,
      origin,
      language,
      now,
      keyEnds: order.keyEnds,
    }),
  })
  return sendsByApp(deps.env) ? { ...invoice, toldByApp: true } : invoice
}

/** The same for the token that a widget keeps: only what a thief of it may know, and the token of the next day. */
export async function readSummary(
  deps: SettleDeps,
  order: ReadableOrder,
  context: { language: Language; origin: string },
): Promise<Invoice> {
  const invoice = await readOrder(deps, order, context)
  const { reference } = order
  const now = deps.clock.now()
  return {
    ...presentSummary(invoice),
    deviceToken: deviceToken(deps.env, { reference, storefrontId: order.storefront.id, now }),
  }
}

/** What finding an order of a token asks for. */
export type OrderDeps = Pick<SettleDeps, 'db' | 'env' | 'clock'>

/** A request to read an order: its reference, the caller's token, and the storefront that is asked. */
export interface OrderKey {
  reference: string
  token: string | undefined
  storefront: Pick<ServedStorefront, 'id' | 'supplierId'>
}

/**
 * The order of a reference, for callers with its token or the signed key of the messages about it. A storefront shows its
 * own orders alone. What was ordered in a supplier's own page, which has none of our pages, is read by the key of its messages
 * on the marketplace too, but never on the site of another supplier.
 * Undefined for a wrong reference, a wrong token and a foreign storefront alike.
 */
export async function findOrder(
  { db, env, clock }: OrderDeps,
  { reference, token = '', storefront }: OrderKey,
): Promise<ReadableOrder | undefined> {
  const signed = looksSigned(token) && isOrderKey(env, token, { reference, now: clock.now() })
  const key: InvoiceKey = signed ? { reference } : { reference, tokenHash: hashToken(token) }
  const order = await findInvoice(db, key)
  if (!order || !isReadAt(order, storefront, { signed })) return undefined
  return signed ? { ...order, keyEnds: signatureEnds(token) } : order
}

/** The order of the token that a widget keeps, at the storefront that it was made for. */
export async function findDeviceOrder(
  { db, env, clock }: OrderDeps,
  { reference, token = '', storefront }: OrderKey,
): Promise<ReadableOrder | undefined> {
  const storefrontId = storefront.id
  if (!isDeviceToken(env, token, { reference, storefrontId, now: clock.now() })) return undefined
  const order = await findInvoice(db, { reference })
  return order?.storefront.id === storefrontId ? order : undefined
}

function isReadAt(
  order: InvoiceRow,
  { id, supplierId }: OrderKey['storefront'],
  { signed }: { signed: boolean },
): boolean {
  return order.storefront.id === id || (signed && supplierId === undefined)
}

/** An order as its buyer may read it, for PDFs and e-mails. */
export type ReadableOrder = InvoiceRow & {
  /** When the signed key ends by which it was found. */
  keyEnds?: Temporal.Instant
}

/** The order of an id, for our own jobs, which decide who may read it. */
export function findOrderById(
  { db }: Pick<SettleDeps, 'db'>,
  id: string,
): Promise<ReadableOrder | undefined> {
  return findInvoice(db, { id })
}

/**
 * The order that a file is wanted of, by its token or by the signature of a link. Undefined also for a link past its time.
 */
export async function findDownloadable(
  deps: OrderDeps,
  { signature, file, ...key }: OrderKey & { signature?: string; file: string },
): Promise<ReadableOrder | undefined> {
  const { reference, storefront } = key
  const now = deps.clock.now()
  const allowed = signature !== undefined && allowsDownload(deps.env, signature, { reference, file, now })
  const order = allowed ? await findInvoice(deps.db, { reference }) : undefined
  return order && isReadAt(order, storefront, { signed: true }) ? order : findOrder(deps, key)
}

function isInProgress({ clock }: SettleDeps, order: InvoiceRow): boolean {
  return outcomeOf(order, clock.now()) === 'in-progress'
}

async function ask(deps: SettleDeps, { id, payment }: InvoiceRow): Promise<boolean> {
  const now = deps.clock.now()
  const notSince = now.subtract({ milliseconds: askEveryMs })
  if (!payment || !(await noteAsking(deps.db, payment.id, { now, notSince }))) return false
  try {
    await settleOrder(deps, id)
    return true
  } catch (error) {
    if (!(error instanceof PaymentNetworkUnreachable)) throw error
    deps.log.warn({ err: error, orderId: id }, 'the payment network could not be asked')
    return false
  }
}
