import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
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
  ['stranger'], // a token that nobody was given
  ['cart', 'otherCart'], // the other one is of another storefront
  ['order', 'otherOrder'],
  ['offer', 'otherOffer'],
  ['review', 'otherReview'],
  ['account', 'otherSite'], // the same cookie, sent by a page of another site
  ['widget', 'otherWidget'], // the other one is for another storefront
].flat() as CallerName[]

//                       nobody stra  cart other  order other  offer other  revw other  acct site  widg other
const all200 = '          200   200   200   200   200   200   200   200   200   200   200   200   200   200'
const table: Record<keyof Operations, string> = {
  searchExperiences: all200,
  readExperience: all200,
  listReviews: all200,
  listRelated: all200,
  suggest: all200,
  listDestinations: all200,
  listCategories: all200,
  readCalendar: all200,
  readDepartures: all200,
  quote: all200,
  openCart: '             201   201   201   201   201   201   201   201   201   201   201   201   201   201',
  readCart: '             401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  changeCart: '           401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  addLine: '              401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  changeLine: '           401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  placeOrder: '           401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  leavePayment: '         401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  emptyCart: '            401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  removeLine: '           401   401   200   401   401   401   401   401   401   401   401   401   401   401',
  readOrder: '            404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  findOrder: all200,
  downloadTicket: '       404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  downloadInvoice: '      404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  downloadCalendar: '     404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  quoteCancellation: '    404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  cancelBooking: '        404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  quoteChange: '          404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  changeBooking: '        404   404   404   404   200   404   404   404   404   404   404   404   404   404',
  requestOffer: '         201   201   201   201   201   201   201   201   201   201   201   201   201   201',
  readOffer: '            404   404   404   404   404   404   200   404   404   404   404   404   404   404',
  acceptOffer: '          404   404   404   404   404   404   200   404   404   404   404   404   404   404',
  declineOffer: '         404   404   404   404   404   404   200   404   404   404   404   404   404   404',
  readReviewPlace: '      404   404   404   404   404   404   404   404   200   404   404   404   404   404',
  writeReview: '          404   404   404   404   404   404   404   404   200   404   404   404   404   404',
  readAccount: all200,
  listAccountOrders: '    401   401   401   401   401   401   401   401   401   401   200   200   401   401',
  joinAccountCart: '      401   401   401   401   401   401   401   401   401   401   200   403   401   401',
  signUp: '               200   200   200   200   200   200   200   200   200   200   200   403   200   200',
  logIn: '                200   200   200   200   200   200   200   200   200   200   200   403   200   200',
  requestPasswordReset: ' 200   200   200   200   200   200   200   200   200   200   200   403   200   200',
  changePassword: '       401   401   401   401   401   401   401   401   401   401   200   403   401   401',
  readWidgetSetup: all200,
  checkWidget: all200,
  redeemOrderReturn: '    404   404   404   404   404   404   404   404   404   404   404   404   404   404',
  logInToWidget: all200,
  signUpInWidget: all200,
  requestPasswordResetInWidget: all200,
  readWidgetSession: '    401   401   401   401   401   401   401   401   401   401   401   401   200   401',
  listWidgetOrders: '     401   401   401   401   401   401   401   401   401   401   401   401   200   401',
  receivePaymentEvent: '  400   400   400   400   400   400   400   400   400   400   400   400   400   400',
  // last, since it ends the session
  logOut: '               200   200   200   200   200   200   200   200   200   200   200   403   200   200',
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
      renderer: { render: () => Promise.resolve('') },
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

  it.each(Object.entries(table))('%s', async (id, row) => {
    const expected = row.trim().split(/\s+/).map(Number)
    expect(expected).toHaveLength(columns.length)
    const found: [CallerName, number][] = []
    for (const caller of columns) found.push([caller, await statusFor(id as keyof Operations, caller)])
    expect(found).toEqual(columns.map((caller, index) => [caller, expected[index]]))
  })
})
