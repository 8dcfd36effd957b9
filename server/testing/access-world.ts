import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { accountRoutes } from '../accounts/accounts.routes.ts'
import { cartRoutes } from '../carts/carts.routes.ts'
import type { OpenCartReply } from '../contract/carts.ts'
import type { Operations } from '../contract/operations.ts'
import { widgetSessionRoutes } from '../embed/widget-session.routes.ts'
import { changeRoutes } from '../orders/changes/changes.routes.ts'
import { deviceToken, downloadsOf } from '../orders/order-links.ts'
import { logInToWidget, openAccount, password } from './factories/account.ts'
import { buildApi } from './factories/api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from './factories/checkout.ts'
import { seedExperience } from './factories/experience.ts'
import { askForOffer, negotiationApi } from './factories/negotiation.ts'
import { openShopFloor } from './factories/shop-floor.ts'
import type { ShopFloor } from './factories/shop-floor.ts'
import { openLinks } from './link-world.ts'
import type { LinkKeys } from './link-world.ts'

/** Who may turn up: each with an object of their own, or with another caller's. */
export type CallerName =
  | 'nobody'
  | 'stranger'
  | 'cart'
  | 'otherCart'
  | 'order'
  | 'otherOrder'
  | 'orderDevice'
  | 'otherDevice'
  | 'offer'
  | 'otherOffer'
  | 'review'
  | 'otherReview'
  | 'account'
  | 'otherSite'
  | 'widget'
  | 'otherWidget'
  | 'bookingSupplier'
  | 'changeSupplier'
  | 'offerSupplier'
  | 'reservationSupport'

interface Asked {
  params?: Readonly<Record<string, string>>
  query?: object
  body?: object
}

/** A shop in which every kind of principal is there twice, and a call of each operation that names the first one's object. */
export interface World {
  floor: ShopFloor
  storefront: string
  /** Keys of links in e-mails: each kind's own, one that names another object than it was signed for, and one whose time is up. */
  links: LinkKeys
  headersOf: Readonly<Record<CallerName, Record<string, string>>>
  requestOf: Readonly<Record<keyof Operations, () => Asked>>
}

/** Opens that shop, with a paid order, an offer request, a review link and an account. */
export async function openWorld(): Promise<World> {
  const floor = await openShopFloor()
  await floor.db('storefronts').update({ demonstration: true, contact: { email: 'help@dhow.example' } })
  const { db, deps, shop } = floor
  const { slug } = await seedExperience(db, shop, { negotiation: 'ALSO', options: [{ capacity: 500 }] })
  const wanted = { option: 'standard', start: '2026-12-01T09:00', units: { ADULT: 2 } }
  const selection = { experience: slug, ...wanted }

  const neighbour = await openNeighbour(floor)
  const own = await openShopper(floor.api, selection)
  const away = await request(neighbour.api).post('/api/v1/carts').send({ line: selection }).expect(201)
  const orders = [await bookAndPay(floor, selection), await bookAndPay(floor, selection)] as const
  const offers = negotiationApi(floor)
  const [offer, otherOffer] = [
    await askForOffer(floor, { api: offers, experience: slug }),
    await askForOffer(floor, { api: offers, experience: slug }),
  ]
  const email = `${randomUUID()}@example.com`
  const cookie = await openAccount(buildApi(shop.storefront, [accountRoutes(deps)]), deps, email)
  const ownPage = buildApi(shop.storefront, [widgetSessionRoutes(deps)])
  const widgetTokens = [
    (await logInToWidget(ownPage, deps, email)).token,
    (await logInToWidget(neighbour.api, deps, email)).token,
  ] as const

  const links = await openLinks(floor)
  const changeId = await moveToAfternoon(floor, orders[0])

  const keptOf = (storefrontId: number) =>
    deviceToken(deps.env, { reference: orders[0].reference, storefrontId, now: floor.clock.now() })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const newEmail = () => `${randomUUID()}@example.com`
  const [{ reference }] = orders
  const booking = `${reference}-1`
  const bySlug = { params: { slug } }
  const byLine = { id: own.cart.lines[0]?.id ?? '' }
  const byOrder = { params: { reference } }
  const byBooking = { params: { reference, booking } }
  const byOffer = { params: { reference: offer.reference } }
  const dirhams = (amount: number) => ({ amount, currency: 'AED' })
  const change = { kind: 'leave', units: { ADULT: 1 } }
  const review = { rating: 4, title: 'Calm', body: 'The sea was calm.', author: 'Amina H.', language: 'en' }

  return {
    floor,
    storefront: shop.storefront.slug,
    links,
    headersOf: {
      nobody: {},
      stranger: bearer('a-token-that-nobody-was-ever-given'),
      cart: bearer(own.token),
      otherCart: bearer((away.body as OpenCartReply).token),
      order: bearer(orders[0].token),
      otherOrder: bearer(orders[1].token),
      orderDevice: bearer(keptOf(shop.storefront.id)),
      otherDevice: bearer(keptOf(shop.storefront.id + 1)),
      offer: bearer(offer.key),
      otherOffer: bearer(otherOffer.key),
      review: bearer(orders[0].reviewKey),
      otherReview: bearer(orders[1].reviewKey),
      account: { cookie },
      otherSite: { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://stranger.example' },
      widget: bearer(widgetTokens[0]),
      otherWidget: bearer(widgetTokens[1]),
      bookingSupplier: bearer(links.booking.own),
      changeSupplier: bearer(links.change.own),
      offerSupplier: bearer(links.offer.own),
      reservationSupport: bearer(links.reservation.own),
    },
    requestOf: {
      searchExperiences: () => ({}),
      listCards: () => ({ query: { slugs: bySlug.params.slug } }),
      readExperience: () => bySlug,
      listReviews: () => bySlug,
      listRelated: () => bySlug,
      suggest: () => ({ query: { text: 'dub' } }),
      listDestinations: () => ({}),
      listCategories: () => ({}),
      readCalendar: () => ({ ...bySlug, query: { month: '2026-12' } }),
      readDepartures: () => ({ ...bySlug, query: { date: '2026-12-01' } }),
      quote: () => ({ ...bySlug, body: { selection } }),
      openCart: () => ({ body: {} }),
      readCart: () => ({}),
      changeCart: () => ({ body: { currency: 'AED' } }),
      addLine: () => ({ body: { selection: { ...selection, start: '2026-12-02T09:00' } } }),
      changeLine: () => ({ params: byLine, body: { selection } }),
      // agrees to another price, so that nothing is ordered
      placeOrder: () => ({ body: { buyer, agreedTotal: dirhams(1) } }),
      leavePayment: () => ({ body: { places: 'keep' } }),
      emptyCart: () => ({}),
      removeLine: () => ({ params: byLine }),
      readOrder: () => byOrder,
      findOrder: () => ({ body: { reference: newReference(), email: newEmail() } }),
      mailOrderCode: () => byOrder,
      proveOrder: () => ({ ...byOrder, body: { request: randomUUID(), code: '0000 0000' } }),
      downloadTicket: () => byBooking,
      downloadInvoice: () => byOrder,
      downloadCalendar: () => byOrder,
      quoteCancellation: () => byBooking,
      // agrees to another refund, so that nothing is cancelled or changed
      cancelBooking: () => ({ ...byBooking, body: { agreedRefund: dirhams(1) } }),
      readChangeCalendar: () => ({ ...byBooking, query: { month: '2026-12' } }),
      readChangeDepartures: () => ({ ...byBooking, query: { date: '2026-12-24' } }),
      quoteChange: () => ({ ...byBooking, body: change }),
      changeBooking: () => ({
        ...byBooking,
        body: { change, agreedRefund: dirhams(1), agreedDue: dirhams(0) },
      }),
      withdrawChange: () => ({ params: { reference, booking, change: changeId } }),
      changeNote: () => ({ ...byBooking, body: { note: 'A window table' } }),
      requestOffer: () => ({ body: { experience: slug, buyer: { ...buyer, email: newEmail() } } }),
      countVisit: () => ({ body: { visit: true, view: false } }),
      sendContactMessage: () => ({ body: { name: 'Ada', email: newEmail(), message: 'Hello' } }),
      readOffer: () => byOffer,
      acceptOffer: () => byOffer,
      declineOffer: () => ({ ...byOffer, body: {} }),
      readReviewPlace: () => ({ params: { booking } }),
      // too early: it is answered, and nothing is written
      writeReview: () => ({ params: { booking }, body: review }),
      readAccount: () => ({}),
      listSessions: () => ({}),
      endSessions: () => ({ body: { password: 'not the password', sessions: 'others' } }),
      syncSaved: () => ({ body: { changes: [{ ...bySlug.params, saved: true, agoMs: 0 }] } }),
      listAccountOrders: () => ({}),
      joinAccountCart: () => ({}),
      signUp: () => ({ body: { email: newEmail(), password } }),
      logIn: () => ({ body: { email: newEmail(), password } }),
      confirmLogIn: () => ({ body: { request: randomUUID(), code: '000000' } }),
      requestPasswordReset: () => ({ body: { email: newEmail() } }),
      changePassword: () => ({ body: { current: 'not the password', password: 'another good password' } }),
      readWidgetSetup: () => ({}),
      checkWidget: () => ({}),
      redeemOrderReturn: () => ({ body: { code: 'a code that we never signed' } }),
      logInToWidget: () => ({ body: { email: newEmail(), password } }),
      confirmWidgetLogIn: () => ({ body: { request: randomUUID(), code: '000000' } }),
      signUpInWidget: () => ({ body: { email: newEmail(), password } }),
      requestPasswordResetInWidget: () => ({ body: { email: newEmail() } }),
      readWidgetSession: () => ({}),
      listWidgetOrders: () => ({}),
      receivePaymentEvent: () => ({ body: { id: 'evt_1', type: 'checkout.session.completed' } }),
      logOutOfWidget: () => ({}),
      logOut: () => ({}),
    },
  }
}

const newReference = () =>
  `DH-${randomUUID()
    .replaceAll(/[^2-9]/g, '')
    .padEnd(6, '2')
    .slice(0, 6)}`

async function openNeighbour({ db, deps, shop }: ShopFloor) {
  const { layout, languages, currency, currencies } = shop.storefront
  const [row] = await db('storefronts')
    .insert({ slug: 'neighbour', name: 'Neighbour', layout, languages, currency, currencies })
    .returning<{ id: number }[]>('id')
  const storefront = { ...shop.storefront, id: row?.id ?? 0, slug: 'neighbour' }
  return { api: buildApi(storefront, [cartRoutes(deps), widgetSessionRoutes(deps)]) }
}

async function bookAndPay(floor: ShopFloor, selection: Parameters<typeof openShopper>[1]) {
  const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  await floor.work()
  const { reference } = placed
  const links = downloadsOf(floor.deps.env, {
    reference,
    origin: 'https://shop.example',
    language: 'en',
    now: floor.clock.now(),
  })
  const link = new URL(links.review(`${reference}-1`))
  const reviewKey = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
  return { reference, token: placed.orderToken, reviewKey }
}

/** A change that was made of the first booking. */
async function moveToAfternoon(
  { db, deps, shop }: ShopFloor,
  { reference, token }: { reference: string; token: string },
): Promise<string> {
  const nothing = { amount: 0, currency: 'AED' }
  const change = { kind: 'move', start: '2026-12-01T14:00', units: { ADULT: 2 } }
  await request(buildApi(shop.storefront, [changeRoutes(deps)]))
    .post(`/api/v1/orders/${reference}/bookings/${reference}-1/changes`)
    .set({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
    .send({ change, agreedRefund: nothing, agreedDue: nothing })
    .expect(200)
  const made = await db<{ id: string; status: string }>('booking_changes')
    .where({ status: 'APPLIED' })
    .first()
  if (!made) throw new Error('The change was not made.')
  return made.id
}
