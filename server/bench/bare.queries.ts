import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../platform/database.ts'

/** Addresses of busy cities' listings and of experiences, to be asked for in turn. */
export async function listAddresses(
  db: Database,
  count: number,
): Promise<{ listings: string[]; experiences: string[] }> {
  const listings = await db.raw<{ rows: { slug: string }[] }>(
    `select d.slug from destinations d join experiences e on e.destination_id = d.id
     group by d.slug order by count(*) desc limit 20`,
  )
  const experiences = await db.raw<{ rows: { city: string; slug: string }[] }>(
    `select d.slug city, e.slug from experiences e join destinations d on d.id = e.destination_id order by e.id limit ?`,
    [count],
  )
  return {
    listings: listings.rows.map(({ slug }) => `/things-to-do-in-${slug}`),
    experiences: experiences.rows.map(({ city, slug }) => `/things-to-do-in-${city}/${slug}`),
  }
}

/** Columns that a card shows. */
const cardColumns = `e.slug, e.title, e.pictures -> 0 picture, e.labels, e.rating_average, e.rating_count, e.duration_unit,
  e.duration_minimum, e.duration_maximum, e.currency, e.from_price, e.from_original_price, e.from_unit, e.negotiation,
  e.free_cancellation, e.confirmation, d.slug city, d.name city_name, d.country_code, c.slug category, c.name category_name`

/** The rows of cards by their key: the quickest way to read exactly what the product shows. */
function readRowsOfCards(db: Database, slugs: readonly string[]): Promise<unknown> {
  return db.raw(
    `select ${cardColumns} from experiences e join destinations d on d.id = e.destination_id
       join categories c on c.id = e.category_ids[1] where e.slug = any(?::text[])`,
    [[...slugs]],
  )
}

/** The rows of an experience's page: itself, its options, its latest reviews, and the related ones. */
export async function readRowsOfExperience(
  db: Database,
  slug: string,
  related: readonly string[],
): Promise<unknown[]> {
  const experience = await db.raw<{ rows: { id: number }[] }>('select * from experiences where slug = ?', [
    slug,
  ])
  const { id = 0 } = experience.rows[0] ?? {}
  return Promise.all([
    db.raw('select * from options where experience_id = ? order by position', [id]),
    db.raw(
      `select * from reviews where experience_id = ? and status = 'published' order by written_on desc limit 10`,
      [id],
    ),
    readRowsOfCards(db, related),
  ])
}

/** The rows of a city's list: its cards and the city. */
export async function readRowsOfListing(
  db: Database,
  city: string,
  slugs: readonly string[],
): Promise<unknown[]> {
  return Promise.all([
    readRowsOfCards(db, slugs),
    db.raw('select * from destinations where slug = ?', [city]),
  ])
}

/** An option with what is needed to book one adult on one of its starts. */
export interface BookableOption {
  experienceId: number
  slug: string
  optionId: number
  supplierId: number
  poolId: number
  code: string
  startTime: string
  weekdays: number[]
  timeZone: string
  price: number
  currency: string
}

/** Many different options, so that an order waits for a row lock as seldom as in real life. */
export async function listBookableOptions(db: Database, count: number): Promise<BookableOption[]> {
  await db.raw('update experiences set pay_later = true where not pay_later')
  // or PostgreSQL does so by itself within a minute, while orders are measured
  await db.raw('vacuum analyze experiences')
  const { rows } = await db.raw<{ rows: BookableOption[] }>(
    `select e.id "experienceId", e.slug, o.id "optionId", e.supplier_id "supplierId", o.pool_id "poolId", o.code,
       o.schedule -> 0 -> 'startTimes' ->> 0 "startTime",
       coalesce(o.schedule -> 0 -> 'weekdays', '[1,2,3,4,5,6,7]') weekdays,
       e.time_zone "timeZone", (o.units -> 0 ->> 'price')::int price, e.currency
     from options o join experiences e on e.id = o.experience_id
     where e.price_basis = 'PERSON' and e.negotiation <> 'ONLY' and e.confirmation = 'INSTANT' and o.capacity >= 8
     order by e.id limit ?`,
    [count],
  )
  return rows
}

/** Whether a message that was announced has not left. */
export async function isMailWaiting(db: Database): Promise<boolean> {
  const { rows } = await db.raw<{ rows: object[] }>(
    'select from messages where mailed_at is null and refused_at is null limit 1',
  )
  return rows.length > 0
}

/** What the yardstick is asked to order. */
export interface BareOrder {
  option: BookableOption
  localStart: string
}

/** The writes of one guest order and its row lock, in one transaction and nothing else. */
export function writeBareOrder(
  db: Database,
  { option, localStart }: BareOrder,
): Promise<{ reference: string }> {
  const reference = randomUUID()
  const token = randomBytes(32)
  const buyer = ['Ada', 'Byron', 'ada@example.com', 'GB', '+442079460000']
  return db.transaction(async (trx) => {
    const insert = async (statement: string, bindings: readonly (string | number | Buffer)[]) => {
      const { rows } = await trx.raw<{ rows: { id: string }[] }>(`${statement} returning id`, [...bindings])
      return rows[0]?.id ?? ''
    }
    const cart = await insert(
      `insert into carts (storefront_id, token_hash, language, currency) select min(id), ?, 'en', ? from storefronts`,
      [token, option.currency],
    )
    await insert(
      `insert into cart_lines (cart_id, experience_id, option_id, local_start, units, guests, agreed_total)
       values (?, ?, ?, ?, '{"ADULT":1}', 1, ?)`,
      [cart, option.experienceId, option.optionId, localStart, option.price],
    )
    const departure = await insert(
      `insert into departures (pool_id, local_start, starts_at, capacity) values (?, ?, ?::timestamp at time zone 'UTC', 1000)
       on conflict (pool_id, local_start) do update set capacity = excluded.capacity`,
      [option.poolId, localStart, localStart],
    )
    await trx.raw('select id from departures where id = ? for update', [departure])
    const order = await insert(
      `insert into orders (reference, storefront_id, cart_id, status, language, currency, first_name, last_name, email,
         country_code, phone, subtotal, total, payment_method, token_hash, fingerprint, return_url, cancel_url, held_until)
       select ?, min(id), ?, 'RESERVED', 'en', ?, ?, ?, ?, ?, ?, ?, ?, 'PAY_LATER', ?, ?, '/', '/', now() + interval '1 day'
       from storefronts`,
      [reference, cart, option.currency, ...buyer, option.price, option.price, token, token],
    )
    const booking = await insert(
      `insert into bookings (order_id, line_id, reference, position, experience_id, option_id, supplier_id, status, local_start,
         local_end, starts_at, time_zone, periods, units, guests, extras, explanation, sold_as, currency, original_price, price)
       values (?, gen_random_uuid(), ?, 0, ?, ?, ?, 'ON_HOLD', ?, ?, now(), ?, 1, '{"ADULT":1}', 1, '{}', '[]', '{}', ?, ?, ?)`,
      [
        order,
        reference,
        option.experienceId,
        option.optionId,
        option.supplierId,
        localStart,
        localStart,
        option.timeZone,
        option.currency,
        option.price,
        option.price,
      ],
    )
    await insert(
      `insert into holds (departure_id, booking_id, places, state, expires_at) values (?, ?, 1, 'HELD', now() + interval '1 day')`,
      [departure, booking],
    )
    await trx.raw('update departures set held = held + 1 where id = ?', [departure])
    await insert(
      `insert into payments (order_id, status, currency, amount, expires_at) values (?, 'OPEN', ?, ?, now())`,
      [order, option.currency, option.price],
    )
    return { reference }
  })
}
