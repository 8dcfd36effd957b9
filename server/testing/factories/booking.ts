import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database.ts'
import { seedExperience } from './experience.ts'
import type { Shop } from './shop.ts'

/** Bookings of one order, for tests that care about nothing but their ids. */
export async function seedBookings(db: Database, shop: Shop, count: number): Promise<string[]> {
  const experience = await seedExperience(db, shop)
  const [cart] = await db<{ id: string }>('carts')
    .insert({
      storefront_id: shop.storefront.id,
      token_hash: randomBytes(32),
      language: 'en',
      currency: 'AED',
    } as object)
    .returning('id')
  const [order] = await db<{ id: string }>('orders')
    .insert({
      reference: randomBytes(6).toString('hex'),
      storefront_id: shop.storefront.id,
      cart_id: cart?.id,
      status: 'AWAITING_PAYMENT',
      language: 'en',
      currency: 'AED',
      first_name: 'Amina',
      last_name: 'Haddad',
      email: 'amina@example.com',
      country_code: 'AE',
      phone: '+971501234567',
      subtotal: 0,
      total: 0,
      payment_method: 'CARD',
      token_hash: randomBytes(32),
      fingerprint: randomBytes(32),
      return_url: 'https://example.com/checkout/success',
      cancel_url: 'https://example.com/checkout',
      held_until: '2026-11-21T08:35:00Z',
    } as object)
    .returning('id')
  const rows = Array.from({ length: count }, (_, position) => ({
    order_id: order?.id,
    line_id: db.raw('gen_random_uuid()'),
    reference: randomBytes(8).toString('hex'),
    position,
    experience_id: experience.id,
    option_id: experience.options[0]?.id,
    supplier_id: shop.supplierId,
    status: 'ON_HOLD',
    local_start: '2026-12-01T09:00',
    local_end: '2026-12-01T11:00',
    starts_at: '2026-12-01T05:00:00Z',
    time_zone: 'Asia/Dubai',
    periods: 1,
    units: '{}',
    guests: 1,
    extras: '{}',
    explanation: '{}',
    sold_as: '{}',
    currency: 'AED',
    original_price: 0,
    price: 0,
  }))
  const made = await db<{ id: string }>('bookings')
    .insert(rows as object[])
    .returning('id')
  return made.map(({ id }) => id)
}
