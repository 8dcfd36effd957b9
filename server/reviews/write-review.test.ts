import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readReviews } from '../catalogue/reading/read-reviews.ts'
import type { ReviewPlace, WriteReviewReply, WriteReviewRequest } from '../contract/review-writing.ts'
import { buildApi } from '../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeededExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { decideReview } from './decide-review.ts'
import { listHeld } from './reviews.queries.ts'
import { reviewRoutes } from './reviews.routes.ts'

let floor: ShopFloor
let api: Express
let experience: SeededExperience
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [reviewRoutes(floor.deps)])
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.set('2026-11-21T08:00:00Z')
  experience = await seedExperience(floor.db, floor.shop, { options: [{ capacity: 50 }] })
})

interface Written {
  booking: string
  token: string
}
const long = 'The sea was calm and the guide knew every bird.'
const review: WriteReviewRequest = {
  rating: 4,
  title: 'Calm',
  body: long,
  author: 'Amina H.',
  language: 'en',
}
const afterTheTrip = '2026-12-02T08:00:00Z'
const pathOf = (booking: string) => `/api/v1/bookings/${booking}/review`

/** Books and pays, and answers with what the link of the invitation will carry once it has taken place. */
async function book(): Promise<Written> {
  const shopper = await openShopper(floor.api, {
    experience: experience.slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 1 },
  })
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  const early = await readInvoice(floor.api, placed)
  expect(early.bookings[0]?.reviewUrl).toBeUndefined()
  expect(early.bookings[0]?.isOver).toBe(false)
  const now = floor.clock.now()
  floor.clock.set(afterTheTrip)
  const [booking] = (await readInvoice(floor.api, placed)).bookings
  floor.clock.set(now.toString())
  const url = new URL(booking?.reviewUrl ?? '')
  expect(url.pathname).toBe('/reviews/write')
  return {
    booking: url.searchParams.get('booking') ?? '',
    token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '',
  }
}

const post = ({ booking, token }: Written, body: object = review, key: string = randomUUID()) =>
  request(api)
    .post(pathOf(booking))
    .set({ authorization: `Bearer ${token}`, 'idempotency-key': key })
    .send(body)
async function write(written: Written, body?: object, key?: string): Promise<WriteReviewReply> {
  const reply = await post(written, body, key).expect(200)
  return reply.body as WriteReviewReply
}
async function place({ booking, token }: Written): Promise<ReviewPlace> {
  const reply = await request(api).get(pathOf(booking)).set('authorization', `Bearer ${token}`).expect(200)
  return reply.body as ReviewPlace
}
async function rating(): Promise<{ count: number; average: number | null }> {
  const [row] = await floor
    .db<{ id: number; rating_count: number; rating_average: number | null }>('experiences')
    .where({ id: experience.id })
    .select('rating_count', 'rating_average')
  return { count: row?.rating_count ?? -1, average: row?.rating_average ?? null }
}
const shown = async () =>
  (await readReviews(floor.deps, { slug: experience.slug, page: 1, sort: 'newest' })).reviews

describe('a review', () => {
  it('is written by who has been, once, and counts at once', async () => {
    const written = await book()
    expect(await place(written)).toMatchObject({
      state: 'not-yet',
      author: 'Amina H',
      start: '2026-12-01T09:00',
    })
    expect(await write(written)).toEqual({ outcome: 'not-yet' })

    floor.clock.set(afterTheTrip)
    expect(await place(written)).toMatchObject({ state: 'open', experience: { slug: experience.slug } })
    expect(await write(written)).toEqual({ outcome: 'published' })
    expect(await rating()).toEqual({ count: 1, average: 4 })
    expect(await shown()).toEqual([
      expect.objectContaining({ ...review, countryCode: 'AE', writtenOn: '2026-12-02' }),
    ])
    expect(await place(written)).toMatchObject({ state: 'written' })
    expect(await write(written, { ...review, rating: 1 })).toEqual({ outcome: 'written' })
    expect(await rating()).toEqual({ count: 1, average: 4 })
  })

  it('is not invited to once it is written', async () => {
    const shopper = await openShopper(floor.api, {
      experience: experience.slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 1 },
    })
    const placed = expectOutcome(await shopper.order(), 'pay')
    floor.network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    floor.clock.set(afterTheTrip)
    const before = await readInvoice(floor.api, placed)
    const url = new URL(before.bookings[0]?.reviewUrl ?? '')
    await write({
      booking: before.bookings[0]?.reference ?? '',
      token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '',
    })
    const [after] = (await readInvoice(floor.api, placed)).bookings
    expect(after?.reviewUrl).toBeUndefined()
    expect(after?.isOver).toBe(true)
  })

  it('is not for who was not there: a booking that was cancelled', async () => {
    const written = await book()
    await floor.db('bookings').where({ reference: written.booking }).update({ status: 'CANCELLED' })
    floor.clock.set(afterTheTrip)
    expect(await write(written)).toEqual({ outcome: 'not-possible' })
    expect(await rating()).toMatchObject({ count: 0 })
  })

  it('is for who has the link of that very booking', async () => {
    const [mine, theirs] = [await book(), await book()]
    floor.clock.set(afterTheTrip)
    const wrong = [
      { ...mine, booking: theirs.booking },
      { ...mine, booking: 'DH-NOSUCH-1' },
      { ...mine, token: 'a'.repeat(43) },
      { ...mine, token: `${mine.token}x` },
    ]
    for (const attempt of wrong) {
      const reply = await post(attempt).expect(404)
      expect(reply.body).toMatchObject({ code: 'booking_unknown' })
    }
    await request(api).get(pathOf(mine.booking)).expect(404)
    expect(await rating()).toMatchObject({ count: 0 })
  })

  it('is one, however many times it is sent at once', async () => {
    const [written, other] = [await book(), await book()]
    floor.clock.set(afterTheTrip)
    const replies = await Promise.all(Array.from({ length: 8 }, () => write(written)))
    const outcomes = replies.map(({ outcome }) => outcome).sort()
    expect(outcomes).toEqual(['published', ...Array.from({ length: 7 }, () => 'written')])
    expect(await rating()).toEqual({ count: 1, average: 4 })

    const again = await Promise.all(Array.from({ length: 4 }, () => write(other, review, 'the same key')))
    expect(again.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 4 }, () => 'published'))
    await post(other, { ...review, rating: 1 }, 'the same key').expect(409)
  })

  it('is counted beside those that are written at the same moment', async () => {
    const all = [await book(), await book(), await book(), await book(), await book(), await book()]
    floor.clock.set(afterTheTrip)
    await Promise.all(all.map((one, index) => write(one, { ...review, rating: 1 + (index % 5) })))
    expect(await rating()).toEqual({ count: 6, average: 2.67 })
    expect(await shown()).toHaveLength(6)
  })

  it('is the same on every site that shows the experience', async () => {
    const written = await book()
    floor.clock.set(afterTheTrip)
    const { storefront, supplierId } = floor.shop
    const supplierSite = buildApi({ ...storefront, id: storefront.id + 1, kind: 'supplier', supplierId }, [
      reviewRoutes(floor.deps),
    ])
    const reply = await request(supplierSite)
      .post(pathOf(written.booking))
      .set({ authorization: `Bearer ${written.token}`, 'idempotency-key': randomUUID() })
      .send(review)
      .expect(200)
    expect(reply.body).toEqual({ outcome: 'published' })
    expect(await rating()).toEqual({ count: 1, average: 4 })
  })

  it('is refused when it is no review', async () => {
    const written = await book()
    floor.clock.set(afterTheTrip)
    const wrong: object[] = [
      { ...review, body: 'x'.repeat(10_000) },
      { ...review, body: ' \u202E\u0000 ' },
      { ...review, author: '\u202E\u2066' },
      { ...review, author: 'A'.repeat(61) },
      { ...review, rating: 6 },
      { ...review, rating: 4.5 },
      { ...review, language: 'xx' },
      { ...review, title: 't'.repeat(121) },
      {},
    ]
    for (const body of wrong) {
      expect((await post(written, body)).body).toMatchObject({ code: 'invalid_request' })
    }
    expect(await place(written)).toMatchObject({ state: 'open' })
  })

  it('keeps its lines, and nothing that turns the text of others around', async () => {
    const written = await book()
    floor.clock.set(afterTheTrip)
    const body = '<script>alert(1)</script>\r\n\u202Eevil\u202C\n\n\n\nمرحبا \u{1F42A}   '
    expect(await write(written, { ...review, body, author: 'Ada\u202E\n<b>' })).toEqual({
      outcome: 'published',
    })
    const [first] = await shown()
    expect(first).toMatchObject({
      body: '<script>alert(1)</script>\nevil\n\nمرحبا \u{1F42A}',
      author: 'Ada<b>',
    })
  })
})

describe('a review with a link or strong words', () => {
  const rude = { ...review, rating: 1, body: 'The guide is an idiot, see www.example.com instead' }
  const held = async () => (await listHeld(floor.db)).filter(({ slug }) => slug === experience.slug)
  const letters = async (id: number) =>
    floor
      .db<{ key: string; kind: string; about: unknown }>('messages')
      .where('key', 'like', `review-%:${id}`)
      .select('kind', 'about')

  it('is not shown and does not count until somebody has read it', async () => {
    const written = await book()
    floor.clock.set(afterTheTrip)
    expect(await write(written, rude)).toEqual({ outcome: 'held', reasons: ['link', 'words'] })
    expect(await rating()).toEqual({ count: 0, average: null })
    expect(await shown()).toEqual([])
    const [row] = await held()
    expect(row).toMatchObject({ booking: written.booking, heldFor: ['link', 'words'], rating: 1 })

    const id = row?.id ?? 0
    expect(await decideReview(floor.deps, id, { kind: 'release' })).toBe('decided')
    expect(await rating()).toEqual({ count: 1, average: 1 })
    expect(await shown()).toHaveLength(1)
    expect(await decideReview(floor.deps, id, { kind: 'release' })).toBe('late')
    expect(await letters(id)).toMatchObject([{ kind: 'review-released', about: { to: 'amina@example.com' } }])
    expect(await held()).toEqual([])
  })

  it('is refused with a reason that its author is told, even after it was shown', async () => {
    const written = await book()
    floor.clock.set(afterTheTrip)
    await write(written, rude)
    const [row] = await held()
    const id = row?.id ?? 0
    await decideReview(floor.deps, id, { kind: 'release' })
    expect(await decideReview(floor.deps, id, { kind: 'refuse', reason: 'No links, please.' })).toBe(
      'decided',
    )
    expect(await rating()).toEqual({ count: 0, average: null })
    const told = (await letters(id)).find(({ kind }) => kind === 'review-refused')
    expect(told).toMatchObject({ about: { values: { details: 'No links, please.' } } })
    expect(await write(written)).toEqual({ outcome: 'written' })
    expect(await decideReview(floor.deps, 999_999, { kind: 'release' })).toBe('unknown')
  })
})
