import express from 'express'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TypedQuote } from '../offers/check-quote.ts'
import { findAnyOffer, listWaitingOffers } from '../offers/read-offer.ts'
import { quoteOffer } from '../offers/quote-offer.ts'
import { expectOutcome } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeededExperience } from '../testing/factories/experience.ts'
import { askForOffer, negotiationApi, typeQuote } from '../testing/factories/negotiation.ts'
import type { Negotiator } from '../testing/factories/negotiation.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { tellOffer } from './offer-commands.ts'
import { supplierPages } from './supplier-page.routes.ts'

let floor: ShopFloor
let api: Express
let site: Express
let cruise: SeededExperience
beforeAll(async () => {
  floor = await openShopFloor()
  api = negotiationApi(floor)
  site = express().use('/supplier', supplierPages(floor.deps))
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.set('2026-11-21T08:00:00Z')
  cruise = await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO' })
})

const ask = (wishes: { message?: string } = {}) =>
  askForOffer(floor, { api, experience: cruise.slug, guests: 4, ...wishes })

/** The path in the last mail of a kind to the supplier. */
async function pathOf({ reference }: Negotiator, kind = 'supplier-offer'): Promise<string> {
  const rows = await floor
    .db<{ key: string; about: { link: string; to: string } }>('messages')
    .where('key', 'like', `${kind}:${reference}%`)
    .orderBy('key', 'desc')
  expect(rows[0]?.about.to).toBe('hello@dune-riders.example')
  return rows[0]?.about.link ?? ''
}
const get = (path: string) => request(site).get(path)
const post = (path: string, form: object) => request(site).post(path).type('form').send(form)
const quote = (path: string, overrides: Parameters<typeof typeQuote>[0] = {}) =>
  post(path, { answer: 'quote', ...typeQuote(overrides) })

describe('the page of an offer request', () => {
  it('changes nothing when a mail scanner opens it, however often', async () => {
    const offer = await ask({ message: 'A <b>wedding</b>\nat ‮sea 🎉' })
    const path = await pathOf(offer)
    for (const method of ['get', 'head', 'get'] as const) await request(site)[method](path).expect(200)
    const page = await get(path).expect(200)
    expect(page.text).toContain('A &lt;b&gt;wedding&lt;/b&gt;\nat sea 🎉')
    expect(page.text).not.toContain('+971 50 123 4567')
    expect(page.text).toContain('(Dubai time)')
    expect(page.text).not.toMatch(/<script|style=/)
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(await offer.read()).toMatchObject({ status: 'REQUESTED' })
  })

  it('sends an offer once, once it says for how long it stands; another one goes by the link in the receipt', async () => {
    const offer = await ask()
    const path = await pathOf(offer)
    const choice = /<select[^>]*name="stands"[\s\S]*?<\/select>/.exec((await get(path)).text)?.[0]
    expect(choice).toContain('<option value="" selected>Please choose</option>')
    const refused = await quote(path, { stands: '' }).expect(422)
    expect(refused.text).toMatch(/id="stands-fault">\s*This field is required/)
    await quote(path, { note: 'With dinner' }).expect(303).expect('location', path)
    const after = await get(path).expect(200)
    expect(after.text).toContain('Your offer has been sent')
    expect(after.text).not.toContain('<form')
    await quote(path, { price: '1' }).expect(303)
    await post(path, { answer: 'refuse', reason: 'no' }).expect(303)
    expect(await offer.read()).toMatchObject({ status: 'QUOTED', quote: { total: { amount: 90_000 } } })

    const receipt = await pathOf(offer, 'supplier-quote-sent')
    const form = (await get(receipt).expect(200)).text
    expect(form).toContain('value="900.00"')
    expect(form).toContain('With dinner</textarea')
    await quote(receipt, { price: '850.50' }).expect(303)
    expect(await offer.read()).toMatchObject({ quote: { number: 2, total: { amount: 85_050 } } })
  })

  it('declines with a reason, or takes the offer back', async () => {
    const [declined, withdrawn] = [await ask(), await ask()]
    const path = await pathOf(declined)
    expect((await post(path, { answer: 'refuse', reason: ' ' }).expect(422)).text).toContain(
      'Please enter a reason.',
    )
    await post(path, { answer: 'refuse', reason: 'The <boat> is in the yard' }).expect(303)
    expect((await get(path)).text).toContain('The &lt;boat&gt; is in the yard')
    expect(await declined.read()).toMatchObject({ status: 'REJECTED' })
    await quote(await pathOf(withdrawn)).expect(303)
    await post(await pathOf(withdrawn, 'supplier-quote-sent'), { answer: 'refuse', reason: 'ill' }).expect(
      303,
    )
    expect(await withdrawn.read()).toMatchObject({ status: 'WITHDRAWN', reason: 'ill' })
  })

  it.each<[string, Partial<TypedQuote>, keyof TypedQuote]>([
    ['a negative price', { price: '-5' }, 'price'],
    ['no price', { price: '' }, 'price'],
    ['nothing at all', { price: '0' }, 'price'],
    ['a price beyond every card', { price: '1000000' }, 'price'],
    ['more decimals than the currency has', { price: '1.005' }, 'price'],
    ['thousands set apart', { price: '1,250' }, 'price'],
    ['a price in words', { price: '1e3' }, 'price'],
    ['dinars that no card is charged', { price: '1.005', currency: 'KWD' }, 'price'],
    ['a currency that is not sold in', { currency: 'XAU' }, 'currency'],
    ['a day that has passed', { date: '2026-11-20' }, 'date'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date'],
    ['a time that does not exist', { time: '25:00' }, 'time'],
    ['a party of none', { guests: '0' }, 'guests'],
    ['more than there is room for', { guests: '11' }, 'guests'],
    ['half a guest', { guests: '1.5' }, 'guests'],
    ['an option of somebody else', { option: 'unknown' }, 'option'],
    ['an offer for ever', { stands: '9999' }, 'stands'],
    ['ten thousand characters', { note: 'x'.repeat(10_000) }, 'note'],
  ])('marks %s, sends nothing and keeps what was typed', async (_, wrong, field) => {
    const offer = await ask()
    const path = await pathOf(offer)
    const page = await quote(path, { note: 'kept', ...wrong }).expect(422)
    expect(page.text).toContain(`id="${field}-fault"`)
    expect(page.text).toContain(wrong.note ?? 'kept')
    expect(page.text.match(/-fault"/g)).toHaveLength(2)
    expect(await offer.read()).toMatchObject({ status: 'REQUESTED' })
  })

  it('takes an offer in a currency without decimals as it is meant', async () => {
    const offer = await ask()
    await quote(await pathOf(offer), { price: '50000', currency: 'JPY' }).expect(303)
    expect(await offer.read()).toMatchObject({ quote: { total: { amount: 50_000, currency: 'JPY' } } })
  })

  it('shows nothing of a field that came twice or was made up', async () => {
    const offer = await ask()
    const path = await pathOf(offer)
    await request(site)
      .post(path)
      .type('form')
      .send('answer=quote&price=1&price=2&amount=1&total=1')
      .expect(422)
    await request(site).post(path).type('text/plain').send('answer=quote').expect(422)
    expect(await offer.read()).toMatchObject({ status: 'REQUESTED' })
  })

  it('refuses a link that was changed, that is for another request or turn, or whose time is up', async () => {
    const [offer, other] = [await ask(), await ask()]
    const path = await pathOf(offer)
    const foreign =
      (await pathOf(other)).slice(0, '/supplier/offers/'.length + 36) +
      path.slice('/supplier/offers/'.length + 36)
    const turned = path.replace('.0.', '.1.')
    for (const wrong of [foreign, turned, `${path}x`, '/supplier/offers/x', '/supplier/offers/x.0.s.y.z']) {
      expect((await get(wrong).expect(404)).text).toContain('no longer valid')
      await quote(wrong).expect(404)
    }
    floor.clock.advance({ hours: 73 })
    await quote(path).expect(404)
    for (const untouched of [offer, other]) {
      const found = await findAnyOffer(floor.deps, untouched)
      expect(found?.offer).toMatchObject({ status: 'REQUESTED', answers: 0 })
    }
  })

  it('says who comes once it is paid, and has no form then', async () => {
    const offer = await ask()
    await quote(await pathOf(offer)).expect(303)
    const receipt = await pathOf(offer, 'supplier-quote-sent')
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.down = true
    expect((await quote(receipt, { price: '950' }).expect(422)).text).toContain(
      'is paying for this offer right now',
    )
    floor.network.down = false
    floor.network.pay(placed.reference)
    await quote(receipt, { price: '1' }).expect(303)
    const page = await get(receipt).expect(200)
    expect(page.text).toContain('Accepted and paid')
    expect(page.text).toContain('+971 50 123 4567')
    expect(page.text).not.toContain('<form')
  })

  it('offers what is made to measure by nights, as many as were asked for, in the currency of its supplier', async () => {
    const { slug, id } = await seedExperience(floor.db, floor.shop, { negotiation: 'ONLY', options: [] })
    await floor.db('experiences').where({ id }).update({ overnight: true, currency: null })
    await floor.db('experiences').whereNot({ id }).update({ currency: 'TRY' })
    const offer = await askForOffer(floor, { api, experience: slug, nights: 3 })
    const path = await pathOf(offer)
    const { text } = await get(path)
    expect(text).not.toContain('id="option"')
    expect(text).toMatch(/Nights\s*<\/dt>[\s\S]{0,80}?3/)
    expect(text).toContain('<option value="NIGHT" selected>')
    expect(text).toContain('<option value="TRY" selected>')
    await quote(path, { option: '', hours: '3', unit: 'NIGHT', place: 'Pier 7', currency: 'TRY' }).expect(303)
    expect(await offer.read()).toMatchObject({
      nights: 3,
      quote: { optionTitle: 'Custom offer', end: '2026-12-04T09:00', total: { currency: 'TRY' } },
    })
  })
})

describe('the command line', () => {
  it('lists open requests with what was offered', async () => {
    const [asked, quoted] = [await ask(), await ask()]
    await quoteOffer(floor.deps, quoted, { quote: typeQuote() })
    const lines = (await listWaitingOffers(floor.deps)).map(tellOffer)
    expect(lines.find((line) => line.startsWith(asked.reference))).toMatch(
      /REQUESTED {2}any day {2}4 guests .* Dune Riders {2}answer by 2026-11-24T08:00:00/,
    )
    expect(lines.find((line) => line.startsWith(quoted.reference))).toMatch(
      /QUOTED .* AED.900 for 2026-12-01T09:00 until 2026-11-23T08:00:00/,
    )
  })
})
