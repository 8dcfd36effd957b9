import type { Knex } from 'knex'
import type { SandboxKind, SessionHidden } from './sandbox-objects.ts'
import { findObject } from './sandbox.queries.ts'
import { failures } from './stripe-failure.ts'

/** What a field refers to. */
const references: Readonly<Record<string, SandboxKind>> = {
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
  customer: 'customer',
}

type Body = Record<string, unknown>

/** Replaces ids by the objects themselves, along the paths that a request's `expand` asks for. */
export async function expandReferences(db: Knex, body: object, paths: readonly string[]): Promise<object> {
  let expanded = { ...body }
  for (const path of paths) expanded = await expandPath(db, expanded, path.split('.'), path)
  return expanded
}

async function expandPath(
  db: Knex,
  body: Body,
  [field, ...rest]: readonly string[],
  path: string,
): Promise<Body> {
  if (field === undefined) return body
  const value = body[field]
  if (field === 'data' && Array.isArray(value)) {
    const items = value as Body[]
    return { ...body, data: await Promise.all(items.map((item) => expandPath(db, item, rest, path))) }
  }
  if (field === 'line_items' && body['object'] === 'checkout.session') {
    return { ...body, line_items: await listLineItems(db, String(body['id'])) }
  }
  const kind = references[field]
  if (!kind || !(field in body)) {
    throw failures.parameter('parameter_invalid', 'expand', `This property cannot be expanded (${path}).`)
  }
  if (value === null) return body
  const found = typeof value === 'string' ? ((await findObject(db, kind, value))?.body ?? null) : value
  if (found === null) return body
  return { ...body, [field]: await expandPath(db, found as Body, rest, path) }
}

/** GET /v1/checkout/sessions/:id/line_items */
export async function listLineItems(db: Knex, sessionId: string): Promise<object> {
  const session = await findObject(db, 'checkout.session', sessionId)
  if (!session) throw failures.noSuch('checkout.session', sessionId, 'session')
  const { currency } = session.body
  const data = session.hidden.lines.map((line, index) =>
    presentLine(line, currency, `li_${sessionId}_${index}`),
  )
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${sessionId}/line_items` }
}

function presentLine(line: SessionHidden['lines'][number], currency: string, id: string): object {
  const amount = line.quantity * line.unitAmount
  return {
    id,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: line.name,
    price: { object: 'price', currency, unit_amount: line.unitAmount, type: 'one_time' },
    quantity: line.quantity,
  }
}
