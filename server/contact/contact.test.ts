import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApi } from '../testing/factories/api.ts'
import { openPostOffice } from '../testing/factories/post-office.ts'
import { contactRoutes } from './contact.routes.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
let api: Express
beforeAll(async () => {
  office = await openPostOffice()
  const { db, shop } = office.floor
  const contact = { email: 'help@dhow.example' }
  await db('storefronts').update({ contact })
  api = buildApi({ ...shop.storefront, contact }, [contactRoutes(office.floor.deps)])
})
afterAll(() => office.floor.close())
beforeEach(async () => {
  office.clear()
  await office.floor.db('attempts').delete()
  await office.floor.db('contact_messages').delete()
})

const body = {
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Is there a step?\nI use a cane.',
  order: 'DH-1',
}
let keys = 0
const send = (overrides: object = {}, key = `key-${(keys += 1)}`) =>
  request(api)
    .post('/api/v1/contact-messages')
    .set('idempotency-key', key)
    .set('sec-fetch-site', 'same-origin')
    .send({ ...body, ...overrides })
const kept = () => office.floor.db<{ message: string; reference: string }>('contact_messages').select()

test('is kept, mailed to the site with the writer to answer to, and confirmed to the writer', async () => {
  const reply = await send({}, 'once').expect(201)
  await send({}, 'once').expect(201)
  const { reference } = reply.body as { reference: string }
  expect(await kept()).toMatchObject([{ reference, message: body.message, order_reference: 'DH-1' }])
  await office.floor.work()
  const [toSupport, receipt] = office.sent
  expect(office.sent).toHaveLength(2)
  expect(toSupport).toMatchObject({
    kind: 'contact-message',
    to: 'help@dhow.example',
    answersTo: 'ada@example.com',
    replyTo: 'help@dhow.example',
  })
  expect(JSON.stringify(toSupport?.letter)).toContain('Is there a step?')
  expect(receipt).toMatchObject({ kind: 'contact-received', to: 'ada@example.com' })
  expect(receipt?.letter.subject).toContain(reference)
})

test('the receipt has nothing in it that was typed: the address may be somebody else’s', async () => {
  await send({ name: 'Buy at spam.example', message: 'Buy at spam.example' }).expect(201)
  await office.floor.work()
  const receipt = office.sent.find(({ kind }) => kind === 'contact-received')
  expect(receipt).toBeDefined()
  expect(JSON.stringify(receipt?.letter)).not.toContain('spam')
})

test('from a program that fills in the hidden field is answered alike, kept nowhere and mailed to nobody', async () => {
  const reply = await send({ website: 'https://spam.example' }).expect(201)
  expect(reply.body).toEqual({ reference: expect.stringMatching(/^CM-/) as string })
  await office.floor.work()
  expect(await kept()).toEqual([])
  expect(office.sent).toEqual([])
})

test('is refused after five in an hour from one address of mail', async () => {
  for (let sent = 0; sent < 5; sent += 1) await send().expect(201)
  const refused = await send().expect(429)
  expect(refused.body).toMatchObject({ code: 'too_many_attempts' })
  await send({ email: 'omar@example.com' }).expect(201)
})

test.each([
  ['no name', { name: ' ' }],
  ['no message', { message: ' \n ' }],
  ['a message of five thousand characters', { message: 'x'.repeat(5000) }],
  ['an address that is none', { email: 'ada@' }],
])('is refused with %s', async (_what, overrides) => {
  await send(overrides).expect(400)
  expect(await kept()).toEqual([])
})

test('is not taken where the site has no address to send it to', async () => {
  const mute = buildApi(office.floor.shop.storefront, [contactRoutes(office.floor.deps)])
  const refused = await request(mute)
    .post('/api/v1/contact-messages')
    .set('idempotency-key', 'mute')
    .set('sec-fetch-site', 'same-origin')
    .send(body)
    .expect(409)
  expect(refused.body).toMatchObject({ code: 'contact_not_possible' })
})
