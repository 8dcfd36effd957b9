import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper, orderIdOf, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'
import { changeBooking, readChange } from '../changes/change-booking.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())

const said = 'The time is that of your entry: stay until closing.'

async function buy() {
  const { floor } = office
  const { slug, options } = await seedExperience(floor.db, floor.shop)
  const option = floor.db('options').where({ id: options[0]?.id })
  await option.clone().update({ description: { en: said } })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  return { ...placed, option }
}

it('says what an option was said to be when it was bought, on order, e-mail and calendar entry', async () => {
  const { floor } = office
  const { option, ...placed } = await buy()
  await option.clone().update({ description: { en: 'Something else' } })
  await floor.work()
  expect((await readInvoice(floor.api, placed)).bookings[0]?.optionDescription).toBe(said)
  const mail = office.sent.find(({ kind }) => kind === 'order-confirmed')
  expect(mail?.letter.cards[0]?.facts[0]).toEqual({ label: 'Option', value: `Option standard\n${said}` })
  const calendar = mail?.attachments.find(({ filename }) => filename.endsWith('.ics'))
  expect(String(calendar?.content).replaceAll('\r\n ', '')).toContain(said)
})

it('says until when an entry is open on the day that it is moved to', async () => {
  const { floor } = office
  const hours = (weekdays: number[], closes: string) => ({ weekdays, opens: '08:00', closes })
  const { slug, id } = await seedExperience(floor.db, floor.shop, {
    openingHours: [hours([1, 2], '18:00'), hours([3, 4, 5, 6, 7], '20:00')],
    options: [{ durationMinutes: 60, schedule: [{ startTimes: ['09:00', '09:30'] }] }],
  })
  await floor.db('experiences').where({ id }).update({
    duration_unit: 'HOURS',
    duration_minimum: 1,
    duration_maximum: 3,
    duration_minutes: 60,
  })
  const selection = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
  floor.network.pay(placed.reference)
  expect((await readInvoice(floor.api, placed)).bookings[0]).toMatchObject({
    entry: { closesAt: '2026-12-01T18:00' },
  })
  const key = { orderId: await orderIdOf(floor.db, placed.reference), booking: `${placed.reference}-1` }
  const change = { kind: 'move', start: '2026-12-02T09:00', units: { ADULT: 2 } } as const
  const { refund, due } = await readChange(floor.deps, key, { change, language: 'en' })
  const request = { change, agreedRefund: refund, agreedDue: due }
  await changeBooking(floor.deps, key, { idempotencyKey: 'move', request, language: 'en' })
  const moved = (await readInvoice(floor.api, placed)).bookings[0]
  expect(moved?.entry).toEqual({ closesAt: '2026-12-02T20:00' })
  expect(moved?.until).toBeUndefined()
})

it('says that tickets were mailed once they were', async () => {
  const { floor } = office
  const placed = await buy()
  office.away.mail = true
  expect(await readInvoice(floor.api, placed)).toMatchObject({ ticketsMailed: false })
  office.away.mail = false
  await floor.work()
  expect(await readInvoice(floor.api, placed)).toMatchObject({ ticketsMailed: true })
})
