import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper, orderIdOf, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'
import { cancelBooking, readCancellation } from '../cancellations/cancel-booking.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())

const start = '2026-12-01T09:00'

it('tells what is paid at the place from the price to the order and its e-mail, in no total, until it is cancelled', async () => {
  const { floor } = office
  const { slug, options } = await seedExperience(floor.db, floor.shop, {
    priceBasis: 'ITEM',
    options: [
      {
        units: [{ id: 'ITEM', price: 10_000, guests: 2 }],
        payThere: { kind: 'DEPOSIT', per: 'ITEM', amount: { amount: 30_000, currency: 'EUR' } },
      },
    ],
  })
  const selection = { experience: slug, option: 'standard', start, units: { ITEM: 2 }, guests: 3 }
  const due = { kind: 'DEPOSIT', amount: { amount: 60_000, currency: 'EUR' }, sum: '€600' }
  const quote = await request(floor.api)
    .post(`/api/v1/experiences/${slug}/quote`)
    .send({ selection, currency: 'AED' })
    .expect(200)
  expect(quote.body).toMatchObject({ payThere: due, price: { total: { amount: 20_000, currency: 'AED' } } })
  const shopper = await openShopper(floor.api, selection)
  expect(shopper.cart).toMatchObject({ lines: [{ payThere: due }], total: { amount: 20_000 } })
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  // what was bought stays as it was
  await floor.db('options').where({ id: options[0]?.id }).update({ pay_there: null })
  const invoice = await readInvoice(floor.api, placed)
  expect(invoice).toMatchObject({ bookings: [{ payThere: due }], total: { amount: 20_000 } })
  await floor.work()
  const mail = office.sent.find(({ kind }) => kind === 'order-confirmed')
  expect(mail?.letter.cards[0]?.facts).toContainEqual({
    label: 'To pay there',
    value: '€600 deposit, refunded on return',
  })
  const key = { orderId: await orderIdOf(floor.db, placed.reference), booking: `${placed.reference}-1` }
  const { refund } = await readCancellation(floor.deps, key)
  await cancelBooking(floor.deps, key, { idempotencyKey: 'end', request: { agreedRefund: refund } })
  expect((await readInvoice(floor.api, placed)).bookings[0]?.payThere).toBeUndefined()
})

it.each([
  ['PERSON', 3, '¥900'],
  ['BOOKING', 3, '¥300'],
] as const)('counts what is paid for each %s', async (per, guests, sum) => {
  const { floor } = office
  const amount = { amount: 300, currency: 'JPY' }
  const { slug } = await seedExperience(floor.db, floor.shop, {
    options: [{ payThere: { kind: 'FEE', per, amount } }],
  })
  const selection = { experience: slug, option: 'standard', start, units: { ADULT: guests } }
  const { cart } = await openShopper(floor.api, selection)
  expect(cart.lines[0]?.payThere?.sum).toBe(sum)
})
