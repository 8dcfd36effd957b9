import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { pageAccess } from './contract/pages.ts'
import type { Page } from './contract/pages.ts'
import { linkPages } from './contract/link-pages.ts'
import type { LinkPageName } from './contract/link-pages.ts'
import { operations } from './contract/operations.ts'
import type { Operations } from './contract/operations.ts'
import { createPageCache } from './pages/page-cache.ts'
import { openWorld } from './testing/access-world.ts'
import type { CallerName, World } from './testing/access-world.ts'

/**
 * Who gets which answer. Written by hand from what each operation is for, and not from its record: what the record declares
 * is held against it. `own` has the token of the very object that the call names, `other` that of another one of its kind.
 */
const columns = [
  ['nobody'],
  ['stranger'], // a token that was never issued
  ['cart', 'otherCart'], // the other one is of another storefront
  ['order', 'otherOrder'],
  ['orderDevice', 'otherDevice'], // kept by a widget; the other one was made for another storefront
  ['offer', 'otherOffer'],
  ['review', 'otherReview'],
  ['account', 'otherSite'], // the same cookie, sent by a page of another site
  ['widget', 'otherWidget'], // the other one is for another storefront
  ['bookingSupplier', 'changeSupplier', 'offerSupplier', 'reservationSupport'], // links in e-mails: they open pages alone
].flat() as CallerName[]

//                        no  str car oth ord oth dev oth off oth rev oth acc oth wid oth sub suc suo sur
const all200 = '         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200'
const table: Record<keyof Operations, string> = {
  searchExperiences: all200,
  listCards: all200,
  readExperience: all200,
  listReviews: all200,
  listRelated: all200,
  suggest: all200,
  listDestinations: all200,
  listCategories: all200,
  readCalendar: all200,
  readDepartures: all200,
  quote: all200,
  openCart: '              201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201',
  readCart: '              401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  changeCart: '            401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  addLine: '               401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  changeLine: '            401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  placeOrder: '            401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  leavePayment: '          401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  emptyCart: '             401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  removeLine: '            401 401 200 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  readOrder: '             404 404 404 404 200 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404',
  findOrder: all200,
  mailOrderCode: '         404 404 404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404',
  proveOrder: '            404 404 404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404',
  downloadTicket: '        404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  downloadInvoice: '       404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  downloadCalendar: '      404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  quoteCancellation: '     404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  cancelBooking: '         404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  readChangeCalendar: '    404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  readChangeDepartures: '  404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  quoteChange: '           404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  changeBooking: '         404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  withdrawChange: '        404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  changeNote: '            404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  requestOffer: '          201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201 201',
  sendContactMessage: '    201 201 201 201 201 201 201 201 201 201 201 201 201 403 201 201 201 201 201 201',
  countVisit: '            200 200 200 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 200 200',
  readOffer: '             404 404 404 404 404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404',
  acceptOffer: '           404 404 404 404 404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404',
  declineOffer: '          404 404 404 404 404 404 404 404 200 404 404 404 404 404 404 404 404 404 404 404',
  readReviewPlace: '       404 404 404 404 404 404 404 404 404 404 200 404 404 404 404 404 404 404 404 404',
  writeReview: '           404 404 404 404 404 404 404 404 404 404 200 404 404 404 404 404 404 404 404 404',
  readAccount: all200,
  listAccountOrders: '     401 401 401 401 401 401 401 401 401 401 401 401 200 200 401 401 401 401 401 401',
  joinAccountCart: '       401 401 401 401 401 401 401 401 401 401 401 401 200 403 401 401 401 401 401 401',
  signUp: '                200 200 200 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 200 200',
  logIn: '                 200 200 200 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 200 200',
  confirmLogIn: '          200 200 200 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 200 200',
  requestPasswordReset: '  200 200 200 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 200 200',
  changePassword: '        401 401 401 401 401 401 401 401 401 401 401 401 200 403 401 401 401 401 401 401',
  listSessions: '          401 401 401 401 401 401 401 401 401 401 401 401 200 200 401 401 401 401 401 401',
  endSessions: '           401 401 401 401 401 401 401 401 401 401 401 401 200 403 401 401 401 401 401 401',
  syncSaved: '             401 401 401 401 401 401 401 401 401 401 401 401 200 403 401 401 401 401 401 401',
  readWidgetSetup: all200,
  checkWidget: all200,
  redeemOrderReturn: '     404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  logInToWidget: all200,
  confirmWidgetLogIn: all200,
  signUpInWidget: all200,
  requestPasswordResetInWidget: all200,
  readWidgetSession: '     401 401 401 401 401 401 401 401 401 401 401 401 401 401 200 401 401 401 401 401',
  listWidgetOrders: '      401 401 401 401 401 401 401 401 401 401 401 401 401 401 200 401 401 401 401 401',
  receivePaymentEvent: '   400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400',
  // last, since each ends its session
  logOutOfWidget: '        200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200',
  logOut: '                200 200 200 200 200 200 200 200 200 200 200 200 200 403 200 200 200 200 200 200',
}

let world: World
let product: Server
beforeAll(async () => {
  world = await openWorld()
  const app = createApp(
    {
      ...world.floor.deps,
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
  await world.floor.close()
})

// many callers from one network address; how often they may try is tested elsewhere
beforeEach(() => world.floor.db('attempts').delete())

async function statusFor(id: keyof Operations, caller: CallerName): Promise<number> {
  const { method, path } = operations[id]
  const { params = {}, query = {}, body } = world.requestOf[id]()
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'missing')
  const asked = request(product)
    [method](address)
    .query({ storefront: world.storefront, ...query })
    .set({ 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID(), ...world.headersOf[caller] })
  const reply = await (body ? asked.send(body) : asked)
  return reply.status
}

describe('every operation, for every principal', () => {
  it('stands in the table', () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(operations).toSorted())
  })

  it.each(Object.entries(table))('%s answers each caller as the table says', async (id, row) => {
    const expected = row.trim().split(/\s+/).map(Number)
    expect(expected).toHaveLength(columns.length)
    const found: [CallerName, number][] = []
    for (const caller of columns) found.push([caller, await statusFor(id as keyof Operations, caller)])
    expect(found).toEqual(columns.map((caller, index) => [caller, expected[index]]))
  })
})

/**
 * Pages that a link in an e-mail opens (GET) and whose form answers (POST, here with an empty form: 422 to those who may).
 * The tokens of all other callers stand in the place of the link's key.
 */
const linkColumns = ['stranger', 'cart', 'order', 'offer', 'review', 'widget'] as const
const linkNames = ['booking', 'change', 'offer', 'reservation'] as const
//                    stra  cart  order offer revw  widg  book  chng  offr  resv  forged ended
const linkTable: Record<LinkPageName, Record<'get' | 'post', string>> = {
  booking: {
    get: '            404   404   404   404   404   404   200   404   404   404   404   404',
    post: '           404   404   404   404   404   404   422   404   404   404   404   404',
  },
  change: {
    get: '            404   404   404   404   404   404   404   200   404   404   404   404',
    post: '           404   404   404   404   404   404   404   422   404   404   404   404',
  },
  offer: {
    get: '            404   404   404   404   404   404   404   404   200   404   404   404',
    post: '           404   404   404   404   404   404   404   404   422   404   404   404',
  },
  reservation: {
    get: '            404   404   404   404   404   404   404   404   404   200   404   404',
    post: '           404   404   404   404   404   404   404   404   404   422   404   404',
  },
}

describe('every page of a link, for every principal', () => {
  it('stands in the table', () => {
    expect(Object.keys(linkTable).toSorted()).toEqual(Object.keys(linkPages).toSorted())
  })

  const rows = linkNames.flatMap((name) => [
    [name, 'get', linkTable[name].get] as const,
    [name, 'post', linkTable[name].post] as const,
  ])
  it.each(rows)('%s by %s', async (name, method, row) => {
    const bearerOf = (caller: CallerName) => world.headersOf[caller]['authorization']?.slice('Bearer '.length)
    const keys = [
      ...linkColumns.map((caller) => [caller, bearerOf(caller)] as const),
      ...linkNames.map((link) => [link, world.links[link].own] as const),
      ['forged', world.links[name].forged] as const,
      ['ended', world.links[name].ended] as const,
    ]
    const found: string[] = []
    for (const [caller, key = ''] of keys) {
      const address = linkPages[name].path.replace('{token}', encodeURIComponent(key))
      const { status } = await request(product)[method](address)
      found.push(`${caller} ${status}`)
    }
    const expected = row.trim().split(/\s+/)
    expect(found).toEqual(keys.map(([caller], index) => `${caller} ${expected[index]}`))
  })
})

/** An address of each page; `not-found` and `error` have none of their own. */
const pageAddresses: Record<Page['page'], (slug: string) => string> = {
  home: () => '/',
  listing: () => '/things-to-do',
  experience: (slug) => `/things-to-do-in-dubai/${slug}`,
  cart: () => '/cart',
  saved: () => '/saved',
  checkout: () => '/checkout',
  'order-result': () => '/checkout/success',
  offer: () => '/offers/OF-7K3M9Q',
  invoices: () => '/invoices',
  'find-order': () => '/invoices/find',
  'write-review': () => '/reviews/write',
  'log-in': () => '/auth/log-in',
  'sign-up': () => '/auth/sign-up',
  'reset-password': () => '/auth/reset-password',
  'change-password': () => '/auth/change-password',
  contact: () => '/contact-us',
  integration: () => '/embed',
  article: () => '/about',
  blog: () => '/blog',
  faq: () => '/faq',
  'not-found': () => '/nothing/is/here',
  error: () => '/%ff',
}

describe('every page, for every principal', () => {
  it('has an access that is declared', () => {
    expect(Object.keys(pageAddresses).toSorted()).toEqual(Object.keys(pageAccess).toSorted())
  })

  it.each(Object.entries(pageAddresses))('%s shows everybody the same', async (name, addressOf) => {
    const address = addressOf(world.requestOf.readExperience().params?.['slug'] ?? '')
    const shown = new Set<string>()
    for (const caller of columns) {
      const query = { storefront: world.storefront }
      const headers = world.headersOf[caller]
      const page = await request(product).get(address).query(query).set('accept', 'text/html').set(headers)
      const payload = await request(product)
        .get(`${address === '/' ? '' : address}/_payload.json`)
        .query(query)
        .set(headers)
      const { content } = payload.body as { content: unknown }
      shown.add(JSON.stringify([page.status, payload.status, content]))
    }
    expect([...shown].map((text) => text.slice(0, 40))).toHaveLength(1)
    const status = name === 'not-found' || name === 'error' ? 404 : 200
    expect([...shown][0]).toMatch(`[${status},${status},`)
  })
})
