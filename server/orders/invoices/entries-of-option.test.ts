import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Booking, Invoice } from '../../contract/checkout.ts'
import { expectOutcome, openShopper } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
})
afterAll(() => office.floor.close())

const lists = {
  includes: {
    en: ['Two hours', 'Rice with lunch', 'One drink'],
    fr: ['Deux heures', 'Riz au déjeuner', 'Une boisson'],
    // one entry short: which one is missing cannot be told
    es: ['Dos horas', 'Arroz'],
  },
  what_to_bring: { en: ['Swimwear by day', 'Windbreaker'], fr: ['Maillot', 'Coupe-vent'] },
  know_before_you_go: { en: ['Lunch is at two.', 'Shoes stay ashore.'] },
}
const entriesOf = [
  { list: 'includes', entry: 1, options: ['lunch'] },
  { list: 'whatToBring', entry: 0, options: ['sail', 'lunch'] },
  { list: 'knowBeforeYouGo', entry: 0, options: ['lunch'] },
]

async function sellSails() {
  const { slug, id } = await seedExperience(office.floor.db, office.floor.shop, {
    options: [{ code: 'sail' }, { code: 'lunch' }, { code: 'evening' }],
  })
  const columns = Object.entries({ ...lists, entries_of: entriesOf })
  await office.floor
    .db('experiences')
    .where({ id })
    .update(Object.fromEntries(columns.map(([name, value]) => [name, JSON.stringify(value)])))
  return slug
}

async function buy(experience: string, option: string) {
  const { floor } = office
  const shopper = await openShopper(floor.api, {
    experience,
    option,
    start: '2026-12-01T09:00',
    units: { ADULT: 1 },
  })
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  const read = async (language: string) => {
    const reply = await request(floor.api)
      .get(`/api/v1/orders/${placed.reference}`)
      .query({ language })
      .set('authorization', `Bearer ${placed.orderToken}`)
      .expect(200)
    return reply.body as Invoice
  }
  return read
}

const told = ({ bookings: [booking] }: { bookings: Booking[] }) => [
  booking?.includes,
  booking?.whatToBring,
  booking?.knowBeforeYouGo,
]

it.each([
  [
    'sail',
    [['Two hours', 'One drink'], ['Swimwear by day', 'Windbreaker'], ['Shoes stay ashore.']],
    ['Deux heures', 'Une boisson'],
  ],
  [
    'lunch',
    [lists.includes.en, lists.what_to_bring.en, lists.know_before_you_go.en],
    ['Deux heures', 'Riz au déjeuner', 'Une boisson'],
  ],
  [
    'evening',
    [['Two hours', 'One drink'], ['Windbreaker'], ['Shoes stay ashore.']],
    ['Deux heures', 'Une boisson'],
  ],
])('an order of %s names the entries of its option alone, in each language', async (option, own, french) => {
  const read = await buy(await sellSails(), option)
  expect(told(await read('en'))).toEqual(own)
  expect(told(await read('fr'))[0]).toEqual(french)
  // this list exists in English only, so the English places hold for it
  expect(told(await read('fr'))[2]).toEqual(own[2])
  expect(told(await read('es'))[0]).toEqual(lists.includes.es)
})

it('its e-mail leaves out what is of other options', async () => {
  const { floor, sent } = office
  const slug = await sellSails()
  const read = await buy(slug, 'evening')
  // reading the order asks the payment network whether it is paid
  await read('en')
  await floor.work()
  const letters = sent
    .filter(({ kind }) => kind === 'order-confirmed')
    .map(({ letter }) => JSON.stringify(letter))
  const letter = letters.find((text) => text.includes(slug)) ?? ''
  for (const own of ['Two hours · One drink', 'Windbreaker', 'Shoes stay ashore.']) {
    expect(letter).toContain(own)
  }
  expect(letter).not.toMatch(/Rice with lunch|Swimwear|Lunch is at two/)
})
