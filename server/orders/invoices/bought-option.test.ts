import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'

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

it('says that tickets were mailed once they were', async () => {
  const { floor } = office
  const placed = await buy()
  office.away.mail = true
  expect(await readInvoice(floor.api, placed)).toMatchObject({ ticketsMailed: false })
  office.away.mail = false
  await floor.work()
  expect(await readInvoice(floor.api, placed)).toMatchObject({ ticketsMailed: true })
})
