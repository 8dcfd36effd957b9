import { createHash, randomUUID } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Express } from 'express'
import request from 'supertest'
import config from '../../../knexfile.ts'
import { createApp } from '../../app.ts'
import { operations } from '../../contract/operations.ts'
import type { Operations } from '../../contract/operations.ts'
import type { SelectionInput } from '../../contract/availability.ts'
import { createPageCache } from '../../pages/page-cache.ts'
import { encodeTicket } from '../../tickets/ticket-code.ts'
import type { TicketFacts } from '../../tickets/ticket-code.ts'
import { openTicketKeys } from '../../tickets/ticket-keys.ts'
import type { CallerName, World } from '../access-world.ts'
import { expectOutcome, openShopper, readInvoice } from '../factories/checkout.ts'
import type { ShopFloor } from '../factories/shop-floor.ts'
import { readRows, readSchema } from './release.queries.ts'
import type { Rows, Schema } from './release.queries.ts'

/** A call with a token, and what a release answered. */
export interface KeptReply {
  id: keyof Operations
  address: string
  headers: Record<string, string>
  status: number
  body: unknown
}

/** A shop as a release left it: every release after it must find everything in it. */
export interface KeptRelease {
  /** The files of its schema with their sha-256: what is released is not edited any more. */
  migrations: Record<string, string>
  schema: Schema
  rows: Rows
  replies: KeptReply[]
  /** The text of a ticket's QR code. */
  ticket: string
}

const folder = (config.migrations?.directory ?? '') as string

/** What is asked with which token: all that belongs to a buyer, a traveller with an offer, a reviewer or an account. */
const asked: readonly (readonly [keyof Operations, CallerName])[] = [
  ['readCart', 'cart'],
  ['readOrder', 'order'],
  ['quoteCancellation', 'order'],
  ['downloadTicket', 'order'],
  ['downloadInvoice', 'order'],
  ['downloadCalendar', 'order'],
  ['readOffer', 'offer'],
  ['readReviewPlace', 'review'],
  ['readAccount', 'account'],
  ['listAccountOrders', 'account'],
  ['readWidgetSession', 'widget'],
  ['listWidgetOrders', 'widget'],
  ['readExperience', 'nobody'],
  ['readCalendar', 'nobody'],
  ['readDepartures', 'nobody'],
  ['searchExperiences', 'nobody'],
]

/** The product on the database of a shop floor, as its server would run it. */
export function appOn(floor: Pick<ShopFloor, 'deps'>): Express {
  return createApp(
    {
      ...floor.deps,
      pageCache: createPageCache(),
      titles: (_language, name) => name,
      renderer: { render: () => Promise.resolve(Buffer.alloc(0)) },
      readiness: { draining: false },
    },
    {},
  )
}

/** Keeps what stands in a shop, and what it answers to the holders of its tokens. */
export async function keepRelease({ floor, storefront, headersOf, requestOf }: World): Promise<KeptRelease> {
  const cancelled = await bookAndCancel(floor, storefront, requestOf.quote().body as Quoted)
  const calls = [
    ...asked.map(([id, caller]) => ({ id, headers: headersOf[caller], ...requestOf[id]() })),
    { id: 'readOrder' as const, headers: cancelled.headers, params: cancelled.params, query: {} },
  ]
  // the queue is the library's and is not kept: what it had to send has been sent
  await floor.db('messages').update({ mailed_at: floor.clock.now().toString() })
  const replies: KeptReply[] = []
  for (const { id, headers, params, query } of calls) {
    const address = operations[id].path.replaceAll(
      /\{(\w+)\}/g,
      (_whole, name: string) => params?.[name] ?? '',
    )
    const search = new URLSearchParams({ storefront, ...query }).toString()
    const call = { id, address: `${address}?${search}`, headers }
    replies.push({ ...call, ...(await ask(appOn(floor), call)) })
  }
  const { signing } = await openTicketKeys(floor.deps)
  return {
    migrations: await readMigrations(),
    schema: await readSchema(floor.db),
    rows: await readRows(floor.db),
    replies,
    ticket: encodeTicket(ticketFacts, signing),
  }
}

/** What the kept ticket says. */
export const ticketFacts: TicketFacts = {
  booking: 'DH-KEPT22-1',
  experience: 'A morning at sea',
  startsAt: Temporal.Instant.from('2026-12-01T05:00:00Z'),
  timeZone: 'Asia/Dubai',
  guests: 2,
  units: { ADULT: 2 },
}

/** What the product answers to a kept call. */
export async function ask(
  app: Express,
  { id, address, headers }: Pick<KeptReply, 'id' | 'address' | 'headers'>,
): Promise<Pick<KeptReply, 'status' | 'body'>> {
  const reply = await request(app)
    [operations[id].method](address)
    .set({ host: 'shop.example', 'sec-fetch-site': 'same-origin', ...headers })
  return { status: reply.status, body: reply.type === 'application/json' ? reply.body : reply.type }
}

/** The files of the schema with their sha-256. */
export async function readMigrations(): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|sql)$/.test(name))
  const hashed = names.toSorted().map(async (name) => {
    const text = await readFile(path.join(folder, name))
    return [name, createHash('sha256').update(text).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}

interface Quoted {
  selection: SelectionInput
}

async function bookAndCancel(floor: ShopFloor, storefront: string, { selection }: Quoted) {
  const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  await floor.work()
  const headers = { authorization: `Bearer ${placed.orderToken}` }
  const params: Record<string, string> = { reference: placed.reference }
  const cancellation = `/api/v1/orders/${placed.reference}/bookings/${placed.reference}-1/cancellation?storefront=${storefront}`
  const app = appOn(floor)
  const quoted = await request(app).get(cancellation).set(headers).expect(200)
  const { refund } = quoted.body as { refund: unknown }
  await request(app)
    .post(cancellation)
    .set({ ...headers, 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() })
    .send({ agreedRefund: refund })
    .expect(200)
  await floor.work()
  return { headers, params }
}
