import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { OpenCartReply } from './contract/carts.ts'
import { takesKey } from './contract/operation.ts'
import { operationList } from './contract/operations.ts'
import { quoteOffer } from './offers/quote-offer.ts'
import { makeReturnCode } from './orders/return-code.ts'
import { createPageCache } from './pages/page-cache.ts'
import { fingerprintOf } from './platform/idempotency.ts'
import { presentOpenApi } from './platform/open-api.presenter.ts'
import { openAccount, password, tokenOf, writeAccountMails } from './testing/factories/account.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from './testing/factories/checkout.ts'
import type { Shopper } from './testing/factories/checkout.ts'
import { seedExperience } from './testing/factories/experience.ts'
import { askForOffer, negotiationApi, typeQuote } from './testing/factories/negotiation.ts'
import { openShopFloor } from './testing/factories/shop-floor.ts'
import type { ShopFloor } from './testing/factories/shop-floor.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { buildApi } from './testing/factories/api.ts'

let floor: ShopFloor
let product: Server
let slug: string
beforeAll(async () => {
  floor = await openShopFloor()
  slug = (await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO', options: [{ capacity: 500 }] }))
    .slug
  await floor.db('storefronts').update({ contact: { email: 'help@dhow.example' } })
  const app = createApp(
    {
      ...floor.deps,
      pageCache: createPageCache(),
      titles: (_language, name) => name,
      renderer: { render: () => Promise.resolve(Buffer.alloc(0)) },
      readiness: { draining: false },
    },
    {},
  )
  product = createServer(app).listen(0)
})
afterAll(async () => {
  product.close()
  await floor.close()
})

/** A call as it is made: twice the same, and once with the same key and something else in it. */
interface Write {
  path: string
  /** What is asked for the second time, where that is in the address. */
  otherPath?: string
  token?: string
  body?: object
  otherBody?: object
}

const wanted = (overrides: object = {}) => ({
  experience: slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
  ...overrides,
})
const shop = (): Promise<Shopper> => openShopper(floor.api, wanted())
const newEmail = () => `${randomUUID()}@example.com`

async function bookAndPay() {
  const placed = expectOutcome(await (await shop()).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  const path = `orders/${placed.reference}/bookings/${placed.reference}-1`
  return { placed, path, token: placed.orderToken }
}

/** Every call that takes a key, by its id. */
const writes: Record<string, () => Promise<Write>> = {
  openCart: async () => ({ path: 'carts', body: { line: wanted() }, otherBody: {} }),
  changeCart: async () => {
    const { token } = await shop()
    return { path: 'cart', token, body: { currency: 'EUR' }, otherBody: { currency: 'USD' } }
  },
  addLine: async () => {
    const { token } = await shop()
    const body = { selection: wanted({ start: '2026-12-02T09:00' }) }
    return { path: 'cart/lines', token, body, otherBody: { selection: wanted() } }
  },
  changeLine: async () => {
    const { token, cart } = await shop()
    const body = { selection: wanted({ units: { ADULT: 1 } }) }
    const otherBody = { selection: wanted({ units: { ADULT: 3 } }) }
    return { path: `cart/lines/${cart.lines[0]?.id}`, token, body, otherBody }
  },
  removeLine: async () => {
    const { token, cart } = await shop()
    return { path: `cart/lines/${cart.lines[0]?.id}`, otherPath: `cart/lines/${randomUUID()}`, token }
  },
  emptyCart: async () => {
    const { token } = await shop()
    return { path: 'cart/lines', token, otherPath: `cart/lines/${randomUUID()}` }
  },
  placeOrder: async () => {
    const { token, cart } = await shop()
    const body = { buyer, agreedTotal: cart.total }
    return { path: 'orders', token, body, otherBody: { ...body, buyer: { ...buyer, firstName: 'Omar' } } }
  },
  cancelBooking: async () => {
    const { path, token } = await bookAndPay()
    const body = { agreedRefund: { amount: 20_000, currency: 'AED' } }
    const otherBody = { agreedRefund: { amount: 1, currency: 'AED' } }
    return { path: `${path}/cancellation`, token, body, otherBody }
  },
  changeBooking: async () => {
    const { path, token } = await bookAndPay()
    const change = { kind: 'leave', units: { ADULT: 1 } }
    const [agreedRefund, agreedDue] = [10_000, 0].map((amount) => ({ amount, currency: 'AED' }))
    const body = { change, agreedRefund, agreedDue }
    const otherBody = { ...body, change: { ...change, units: { ADULT: 2 } } }
    return { path: `${path}/changes`, token, body, otherBody }
  },
  requestOffer: async () => {
    const body = { experience: slug, buyer: { ...buyer, email: newEmail() }, guests: 4 }
    return { path: 'offer-requests', body, otherBody: { ...body, guests: 5 } }
  },
  sendContactMessage: () => {
    const body = { name: 'Ada', email: newEmail(), message: 'Hello' }
    return Promise.resolve({ path: 'contact-messages', body, otherBody: { ...body, message: 'Hello?' } })
  },
  declineOffer: async () => {
    const offer = await askForOffer(floor, { api: negotiationApi(floor), experience: slug })
    const made = await quoteOffer(floor.deps, offer, { quote: typeQuote() })
    expect(made).toMatchObject({ outcome: 'quoted' })
    const path = `offers/${offer.reference}/decline`
    return { path, token: offer.key, body: { reason: 'too dear' }, otherBody: { reason: 'too late' } }
  },
  writeReview: async () => {
    const { placed } = await bookAndPay()
    const now = floor.clock.now()
    floor.clock.set('2026-12-02T08:00:00Z')
    const [booking] = (await readInvoice(floor.api, placed)).bookings
    const link = new URL(booking?.reviewUrl ?? '')
    const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
    const text = 'The sea was calm and the guide knew every bird.'
    const body = { rating: 4, title: 'Calm', body: text, author: 'Amina H.', language: 'en' }
    const path = `bookings/${link.searchParams.get('booking')}/review`
    afterwards = () => floor.clock.set(now.toString())
    return { path, token, body, otherBody: { ...body, rating: 1 } }
  },
  signUp: () => signUpAt('account/sign-up'),
  signUpInWidget: () => signUpAt('widget-session/sign-up'),
  requestPasswordReset: () => resetAt('account/password-reset'),
  requestPasswordResetInWidget: () => resetAt('widget-session/password-reset'),
  changePassword: async () => {
    const accounts = buildApi(floor.shop.storefront, [accountRoutes(floor.deps)])
    const email = newEmail()
    await openAccount(accounts, floor.deps, email)
    await ask('post', 'account/password-reset', { body: { email } })
    const [letter] = await writeAccountMails(floor.deps)
    if (!letter) throw new Error('nothing was written')
    const body = { token: tokenOf(letter), password: 'another good password' }
    return { path: 'account/password', body, otherBody: { ...body, password: 'a third good password' } }
  },
  redeemOrderReturn: async () => {
    const codeOf = (reference: string) =>
      makeReturnCode(floor.deps.env, {
        storefront: floor.shop.storefront.slug,
        reference,
        heldUntil: floor.clock.now(),
      })
    const { reference } = (await bookAndPay()).placed
    return { path: 'order-returns', body: { code: codeOf(reference) }, otherBody: { code: codeOf('DH-2') } }
  },
}
let afterwards: (() => void) | undefined

const signUpAt = (path: string): Promise<Write> => {
  const email = newEmail()
  const otherBody = { email, password: 'another good password' }
  return Promise.resolve({ path, body: { email, password }, otherBody })
}
const resetAt = (path: string): Promise<Write> =>
  Promise.resolve({ path, body: { email: newEmail() }, otherBody: { email: newEmail() } })

type Method = 'post' | 'put' | 'patch' | 'delete'

/** A write as our own page sends it, with a key of its own unless one is given; none when that is empty. */
function ask(
  method: Method,
  path: string,
  { key = randomUUID(), token, body }: { key?: string; token?: string; body?: object } = {},
) {
  const asked = request(product)
    [method](`/api/v1/${path}?storefront=${floor.shop.storefront.slug}`)
    .set('sec-fetch-site', 'same-origin')
  if (key) asked.set('idempotency-key', key)
  if (token) asked.set('authorization', `Bearer ${token}`)
  return body ? asked.send(body) : asked
}

const unsafe = operationList.filter(({ method }) => method !== 'get')

describe('every write', () => {
  it('takes a key in the document, or says there why it needs none', () => {
    const document = presentOpenApi(operationList)
    const found = unsafe.map(({ id, method, path }) => {
      const written = JSON.stringify(document.paths?.[path]?.[method])
      const isRequired = /"name":"Idempotency-Key","schema":\{[^}]*\},"required":true/.test(written)
      const why = /It takes no `Idempotency-Key`: (.+?)\./.exec(written)?.[1]
      return [id, isRequired ? 'key' : why]
    })
    expect(found).toEqual(unsafe.map(({ id, key }) => [id, typeof key === 'object' ? key.notNeeded : 'key']))
  })

  it.each(unsafe.filter(takesKey).map(({ id, method, path }) => [id, method, path] as const))(
    'is refused without one: %s',
    async (_id, method, path) => {
      const address = path.slice('/api/v1/'.length).replaceAll(/\{\w+\}/g, 'anything')
      const reply = await ask(method as Method, address, { key: '', body: {} })
      expect(reply.body).toMatchObject({ status: 400, code: 'idempotency_key_required' })
    },
  )

  it.each(unsafe.filter(takesKey).map(({ id, method }) => [id, method] as const))(
    'is done once for its key, and refused with another body: %s',
    async (id, method) => {
      const prepare = writes[id]
      if (!prepare) throw new Error(`${id} is a new write: say here how it is made`)
      const { path, otherPath = path, token, body, otherBody } = await prepare()
      const key = randomUUID()
      const send = (to: string, what?: object) => ask(method as Method, to, { key, token, body: what })
      const first = await send(path, body)
      expect(first.status).toBeLessThan(300)
      const again = await send(path, body)
      expect([again.status, again.body]).toEqual([first.status, first.body])
      const other = await send(otherPath, otherBody)
      expect(other.body).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
      afterwards?.()
      afterwards = undefined
    },
  )

  it('is done once, however many times at once it is asked', async () => {
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => ask('post', 'carts', { key, body: { line: wanted() } })),
    )
    const [opened] = replies.map(({ body }) => body as OpenCartReply)
    for (const { body } of replies) expect(body).toEqual(opened)
    const token = opened?.token
    const more = { selection: wanted({ start: '2026-12-03T09:00' }) }
    const added = await Promise.all(
      Array.from({ length: 8 }, () => ask('post', 'cart/lines', { key, token, body: more })),
    )
    const [first] = added.map(({ body }) => body as OpenCartReply)
    for (const { body } of added) expect(body).toEqual(first)
    expect(first?.cart.lines).toHaveLength(2)
  })

  it('is forgotten after two days, when nobody repeats it any more', async () => {
    const key = randomUUID()
    const open = () => ask('post', 'carts', { key, body: {} })
    const first = (await open().expect(201)).body as OpenCartReply
    const age = (hours: number) =>
      floor
        .db('idempotency_keys')
        .where({ key })
        .update({
          created_at: floor.clock.now().subtract({ hours }).toString(),
        })
    const forget = () => floor.jobs['forget-idempotency-keys']?.({}, { attempt: 1 })
    await age(47)
    await forget()
    expect((await open().expect(201)).body).toEqual(first)
    await age(49)
    await forget()
    expect(await floor.db('idempotency_keys').where({ key })).toEqual([])
  })

  it('keeps neither a token nor a password, nor a plain hash of one', async () => {
    const opened = await ask('post', 'carts', { body: { line: wanted() } }).expect(201)
    const { token, cart } = opened.body as { token: string; cart: { total: object } }
    const placed = await ask('post', 'orders', { token, body: { buyer, agreedTotal: cart.total } }).expect(
      200,
    )
    const { orderToken } = placed.body as { orderToken: string }
    const email = newEmail()
    await ask('post', 'account/sign-up', { body: { email, password } }).expect(200)
    const rows = await floor
      .db<{ scope: string; key: string; body: unknown; fingerprint: Buffer }>('idempotency_keys')
      .select('scope', 'key', 'body', 'fingerprint')
    const kept = JSON.stringify(rows.map(({ scope, key, body }) => [scope, key, body]))
    expect(kept).toContain(`"reference"`)
    for (const secret of [token, orderToken, password]) expect(kept).not.toContain(secret)
    const plain = fingerprintOf(email, password)
    expect(rows.some(({ fingerprint }) => fingerprint.equals(plain))).toBe(false)
  })
})
