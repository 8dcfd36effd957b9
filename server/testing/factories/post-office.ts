import { generateKeyPairSync } from 'node:crypto'
import type { SelectionInput } from '../../contract/availability.ts'
import type { OutgoingMail } from '../../messages/mailer.ts'
import { messageJobs } from '../../messages/messages.jobs.ts'
import { RefusedRecipient } from '../../messages/refused-recipient.ts'
import type { AppMessage } from '../../messages/whatsapp.ts'
import { orderMessages } from '../../tickets/order-messages.ts'
import { createOrderPrinter } from '../../tickets/print-order.ts'
import { expectOutcome, openShopper, readInvoice } from './checkout.ts'
import { seedExperience } from './experience.ts'
import { openShopFloor } from './shop-floor.ts'

type Overrides = Parameters<Awaited<ReturnType<typeof openShopper>>['order']>[0]
interface Terms {
  confirmation?: 'INSTANT' | 'ON_REQUEST'
  payLater?: boolean
}

/** A shop whose messages are written for good and kept here; its mail server and its messaging app can be away. */
export async function openPostOffice() {
  const floor = await openShopFloor()
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const deps = { ...floor.deps, env: { ...floor.deps.env, TICKET_KEY: [pem] } }
  const office = {
    floor,
    sent: [] as OutgoingMail[],
    texted: [] as AppMessage[],
    away: { mail: false, app: false },
    /** Addresses that the mail server refuses for good. */
    refuses: new Set<string>(),
    /** What was sent to suppliers, and to all others. */
    toSuppliers: () => office.sent.filter(({ kind }) => kind.startsWith('supplier-')),
    toOthers: () => office.sent.filter(({ kind }) => !kind.startsWith('supplier-')),
    /** Forgets what was sent; every address accepts mail again. */
    clear() {
      office.sent = []
      office.texted = []
      office.away = { mail: false, app: false }
      office.refuses.clear()
      Object.assign(floor.network, { declineCaptures: false })
    },
    place,
    buy,
  }
  const senders = {
    mail: async (mail: OutgoingMail) => {
      if (office.away.mail) throw new Error('the mail server is away')
      if (office.refuses.has(mail.to)) throw new RefusedRecipient(550)
      office.sent.push(mail)
    },
    app: async (message: AppMessage) => {
      if (office.away.app) throw new Error('the messaging app is away')
      office.texted.push(message)
    },
  }
  Object.assign(floor.jobs, messageJobs(deps, orderMessages(deps, createOrderPrinter(deps)), senders))
  return office

  async function place(
    { confirmation = 'INSTANT', payLater = false }: Terms = {},
    overrides: Overrides = {},
  ) {
    const { slug } = await seedExperience(floor.db, floor.shop, { confirmation, payLater })
    const selection: SelectionInput = {
      experience: slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 2 },
    }
    const shopper = await openShopper(floor.api, selection)
    const reply = await shopper.order(overrides)
    const reference = 'reference' in reply ? reply.reference : ''
    const [row] = await floor.db<{ id: string; reference: string }>('orders').where({ reference })
    return { reply, reference, id: row?.id ?? '', shopper }
  }

  async function buy(terms: Terms = {}, overrides: Overrides = {}) {
    const placed = await place(terms, overrides)
    floor.network.pay(placed.reference)
    const order = { reference: placed.reference, orderToken: expectOutcome(placed.reply, 'pay').orderToken }
    await readInvoice(floor.api, order)
    return { ...placed, ...order }
  }
}
