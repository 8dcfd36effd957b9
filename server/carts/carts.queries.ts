/** The SQL of carts and their lines. */
import type { Knex } from 'knex'
import type { AgreedTerms } from '../availability/agreed-terms.ts'
import type { Selection } from '../contract/availability.ts'
import type { Language } from '../contract/primitives.ts'
import { withClaimed } from '../platform/idempotency.ts'
import type { IdempotentRequest, KeptReply } from '../platform/idempotency.ts'
import { runPrepared } from '../platform/prepared.ts'

/** A line as it is stored; the catalogue's names of its option are for `findOptions` to tell. */
export interface CartLineRow {
  id: string
  optionId: number
  start: string
  periods: number
  units: Selection['units']
  guests: number
  extras: Selection['extras']
  pickup: NonNullable<Selection['pickup']> | null
  agreedTotal: number
  /** What was negotiated, when the line came of an offer. */
  offer?: AgreedTerms | null
  /** Its supplier has refused it to this cart for this start. */
  refused: boolean
}

/** A start that the supplier refused when this cart ordered it: the cart does not ask for it again. */
export interface RefusedStart {
  optionId: number
  start: string
}

export interface PromoRow {
  code: string
  supplierId: number | null
  percent: number | null
  amount: number | null
  currency: string | null
  minimumTotal: number
  validFrom: string
  validUntil: string | null
  mostUses: number | null
  uses: number
}

/** A cart with its lines and its promo code, if there is such a one. */
export interface CartRow {
  id: string
  revision: number
  language: Language
  currency: string
  promoCode: string | null
  promo: PromoRow | null
  /** It has been ordered, so that an unpaid order of it may hold places. */
  ordered: boolean
  /** The offer request that it was opened for: such a cart cannot be changed. */
  offerRequestId?: string | null
  refusedStarts: RefusedStart[]
  lines: CartLineRow[]
}

/** Whether the supplier has refused this start of the option to the cart. */
export function isRefused({ refusedStarts }: Pick<CartRow, 'refusedStarts'>, asked: RefusedStart): boolean {
  return refusedStarts.some(({ optionId, start }) => optionId === asked.optionId && start === asked.start)
}

const promoSql = (code: string, storefrontId: string) => `(
  select jsonb_build_object('code', p.code, 'supplierId', p.supplier_id, 'percent', p.percent, 'amount', p.amount,
    'currency', p.currency, 'minimumTotal', p.minimum_total, 'validFrom', p.valid_from, 'validUntil', p.valid_until,
    'mostUses', p.most_uses, 'uses', p.uses)
  from promo_codes p where p.code = ${code} and (p.storefront_id is null or p.storefront_id = ${storefrontId})
)`

const cartSql = `
  select c.id, c.revision, c.language, c.currency, c.promo_code "promoCode", c.ordered_at is not null ordered,
    c.offer_request_id "offerRequestId", ${promoSql('c.promo_code', 'c.storefront_id')} promo,
    (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'optionId', l.option_id,
        'start', to_char(l.local_start, 'YYYY-MM-DD"T"HH24:MI'), 'periods', l.periods, 'units', l.units,
        'guests', l.guests, 'extras', l.extras, 'pickup', l.pickup, 'agreedTotal', l.agreed_total,
        'offer', l.offer)
        order by l.created_at, l.id), '[]')
      from cart_lines l where l.cart_id = c.id
    ) lines,
    (
      select coalesce(jsonb_agg(jsonb_build_object('optionId', r.option_id, 'start', to_char(r.start, 'YYYY-MM-DD"T"HH24:MI'))), '[]')
      from (
        select b.option_id, b.local_start start from orders o join bookings b on b.order_id = o.id
        where o.cart_id = c.id and b.status = 'REJECTED'
        union
        -- of a line that came along from another cart
        select l.option_id, l.refused_start from cart_lines l where l.cart_id = c.id and l.refused_start is not null
      ) r
    ) "refusedStarts"
  from carts c`

/** The cart of a token, in the storefront that it was opened in. */
export async function findCart(
  db: Knex,
  { tokenHash, storefrontId }: { tokenHash: Buffer; storefrontId: number },
): Promise<CartRow | undefined> {
  const [row] = await runPrepared<CartRow>(db, 'find-cart', {
    sql: `${cartSql} where c.token_hash = :tokenHash and c.storefront_id = :storefrontId`,
    bindings: { tokenHash, storefrontId },
  })
  return row && { ...row, lines: row.lines.map((line) => ({ ...line, refused: isRefused(row, line) })) }
}

/** A promo code that this storefront takes. */
export async function findPromo(
  db: Knex,
  { code, storefrontId }: { code: string; storefrontId: number },
): Promise<PromoRow | undefined> {
  const { rows } = await db.raw<{ rows: { promo: PromoRow | null }[] }>(
    `select ${promoSql(':code', ':storefrontId')} promo`,
    { code, storefrontId },
  )
  return rows[0]?.promo ?? undefined
}

/** A line to be written. */
export interface LineDraft extends Omit<CartLineRow, 'id' | 'offer' | 'refused'> {
  experienceId: number
}

const lineBindings = (line: LineDraft) => ({
  experienceId: line.experienceId,
  optionId: line.optionId,
  start: line.start,
  periods: line.periods,
  units: JSON.stringify(line.units),
  guests: line.guests,
  extras: JSON.stringify(line.extras),
  pickup: line.pickup && JSON.stringify(line.pickup),
  agreedTotal: line.agreedTotal,
})

const lineColumns = `experience_id, option_id, local_start, periods, units, guests, extras, pickup, agreed_total`
const lineValues = `:experienceId, :optionId, :start, :periods, :units::jsonb, :guests, :extras::jsonb, :pickup::jsonb, :agreedTotal`

/**
 * Opens a cart, with its first line if there is one, and keeps the reply under the key of the request: one statement, which
 * says false and does nothing when the key has been claimed before.
 */
export async function insertCart(
  db: Knex,
  cart: {
    id: string
    storefrontId: number
    tokenHash: Buffer
    language: string
    currency: string
    line?: LineDraft & { id: string }
  },
  { request, reply }: { request: IdempotentRequest; reply: KeptReply },
): Promise<boolean> {
  const { line, ...bindings } = cart
  const opened = `insert into carts (id, storefront_id, token_hash, language, currency)
    select :id, :storefrontId, :tokenHash, :language, :currency from claimed returning id`
  const withLine = `${withClaimed}, opened as (${opened})
    insert into cart_lines (id, cart_id, ${lineColumns}) select :lineId, id, ${lineValues} from opened returning id`
  const written = await runPrepared<object>(db, line ? 'insert-cart-with-line' : 'insert-cart', {
    sql: line ? withLine : `${withClaimed} ${opened}`,
    bindings: {
      ...bindings,
      ...request,
      status: reply.status,
      body: JSON.stringify(reply.body),
      ...(line && { lineId: line.id, ...lineBindings(line) }),
    },
  })
  return written.length === 1
}

/** Adds a line, behind the others or before one of them, and raises the revision. */
export async function insertLine(
  db: Knex,
  { cartId, before, line }: { cartId: string; before?: string; line: LineDraft },
): Promise<{ lineId: string; revision: number }> {
  const { rows } = await db.raw<{ rows: { lineId: string; revision: number }[] }>(
    `with touched as (
       update carts set revision = revision + 1, touched_at = now() where id = :cartId returning id, revision
     ), written as (
       insert into cart_lines (cart_id, created_at, ${lineColumns})
       select touched.id, coalesce(next.created_at - interval '1 microsecond', now()), ${lineValues}
       from touched left join cart_lines next on next.id = :before and next.cart_id = touched.id returning id
     )
     select written.id "lineId", touched.revision from written, touched`,
    { cartId, before: before ?? null, ...lineBindings(line) },
  )
  const [row] = rows
  if (!row) throw new Error(`cart ${cartId} is gone`)
  return row
}

/** Replaces a line and raises the revision. */
export async function updateLine(
  db: Knex,
  { cartId, lineId, line }: { cartId: string; lineId: string; line: LineDraft },
): Promise<number> {
  return raiseRevision(db, 'update-cart-line', {
    // what was refused was another option's start, once the option is another one
    sql: `update cart_lines set (${lineColumns}) = (${lineValues}),
       refused_start = case when option_id = :optionId then refused_start end where id = :lineId and cart_id = :cartId`,
    bindings: { cartId, lineId, ...lineBindings(line) },
  })
}

/** Takes a line out, if it is there, and raises the revision. */
export async function deleteLine(
  db: Knex,
  { cartId, lineId }: { cartId: string; lineId: string },
): Promise<number> {
  return deleteLines(db, cartId, [lineId])
}

/** Takes lines out. Their array is hidden from the planner, which would plan anew for each number of them. */
export async function deleteLines(db: Knex, cartId: string, lineIds: readonly string[]): Promise<number> {
  return raiseRevision(db, 'delete-cart-lines', {
    sql: `delete from cart_lines where id = any((select :lineIds::uuid[])::uuid[]) and cart_id = :cartId`,
    bindings: { cartId, lineIds: [...lineIds] },
  })
}

/** Takes out the lines that an order bought, with the last of its lines the promo code that it used, and a code that does not exist. */
export async function deleteBoughtLines(
  db: Knex,
  { id, cartId }: { id: string; cartId: string },
  lineIds: readonly string[],
): Promise<number> {
  const bought = '(select :lineIds::uuid[])::uuid[]'
  return raiseRevision(db, 'delete-bought-lines', {
    sql: `delete from cart_lines where id = any(${bought}) and cart_id = :cartId`,
    bindings: { cartId, orderId: id, lineIds: [...lineIds] },
    more: `, promo_code = case
       when not exists (select from promo_codes p where p.code = promo_code) then null
       when promo_code = (select o.promo_code from orders o where o.id = :orderId) and not exists (
         select from bookings b join cart_lines l on l.id = b.line_id where b.order_id = :orderId and l.id <> all(${bought}))
       then null else promo_code end`,
  })
}

/** Changes what concerns the whole cart. `agreedTotals` are the lines' totals in the new currency. */
export async function updateCart(
  db: Knex,
  cartId: string,
  change: {
    currency: string
    language: string
    promoCode: string | null
    agreedTotals: readonly { id: string; total: number }[]
  },
): Promise<number> {
  const { agreedTotals, ...bindings } = change
  return raiseRevision(db, 'update-cart', {
    sql: `update cart_lines l set agreed_total = a.total
     from jsonb_to_recordset(:agreedTotals::jsonb) as a(id uuid, total bigint) where l.id = a.id and l.cart_id = :cartId`,
    bindings: { cartId, ...bindings, agreedTotals: JSON.stringify(agreedTotals) },
    more: ', currency = :currency, language = :language, promo_code = :promoCode',
  })
}

/** Runs a statement on the lines of `cartId` and raises the cart's revision with it, under the statement's own name. */
async function raiseRevision(
  db: Knex,
  name: string,
  { sql, bindings, more = '' }: { sql: string; bindings: Record<string, unknown>; more?: string },
): Promise<number> {
  const [row] = await runPrepared<{ revision: number }>(db, name, {
    sql: `with changed as (${sql})
     update carts set revision = revision + 1, touched_at = now()${more} where id = :cartId returning revision`,
    bindings,
  })
  return row?.revision ?? 0
}

/** Deletes carts that were last touched before, with their lines, unless an order came of them. */
export async function deleteAbandonedCarts(db: Knex, before: string): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `delete from carts c where c.touched_at < :before and not exists (select from orders o where o.cart_id = c.id)`,
    { before },
  )
  return rowCount
}
