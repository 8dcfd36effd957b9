import { beforeAll, describe, expect, it } from 'vitest'
import type { WholeInvoice } from '../contract/checkout.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { buildPrice, dirhams } from '../testing/factories/cart.ts'
import { buildBooking, buildChange, buildInvoice } from '../testing/factories/invoice.ts'
import { describeBooking } from './booking-facts.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { orderRows } from './order-facts.ts'
import { writeOrderEmail } from './write-order-email.ts'
import type { OrderSource } from './write-order-email.ts'

const reduced = buildBooking({
  price: buildPrice({
    exchange: { from: 'USD', to: 'AED', rate: '3.6725', day: '2026-11-20' },
    originalTotal: dirhams(450),
    lines: [
      ...buildPrice().lines,
      {
        kind: 'discount',
        id: 'DAWN10',
        quantity: 1,
        periods: 1,
        unitPrice: dirhams(-40),
        amount: dirhams(-40),
      },
    ],
  }),
  discount: dirhams(40),
  total: dirhams(358),
  extras: [{ id: 'album', title: 'Photo album', quantity: 1 }],
  pickup: {
    name: 'Marina',
    address: 'The Walk 7',
    advice: 'By the lobby',
    time: '2026-12-24T14:00',
  },
  note: 'At the blue door',
  offerNote: 'Two nights in the camp',
  offerMessage: 'Fetch us at the Creek Hotel',
})
const invoice = buildInvoice({
  bookings: [reduced],
  promoCode: 'DAWN10',
  seller: { name: 'Dhow Tours LLC', address: ['Pier 7', 'Dubai'], taxNumber: '100 200' },
})

const sourceOf = (told: WholeInvoice): OrderSource => ({
  invoice: told,
  language: 'en',
  storefront: { slug: 'dhow', name: 'Dhow', layout: 'default', logo: null },
  site: 'https://dhow.example',
  page: 'https://dhow.example/checkout/success',
})

/** An e-mail as it is read, as text and as HTML. */
async function write(kind: Parameters<typeof writeOrderEmail>[0], order: WholeInvoice): Promise<string[]> {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
  const email = writeOrderEmail(kind, sourceOf(order), { t })
  return [emailText(email), emailHtml(email).replaceAll(/<[^>]*>/g, ' ')].map((form) =>
    form.replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' '),
  )
}

let forms: string[]
beforeAll(async () => {
  forms = await write('order-confirmed', invoice)
})

describe('the e-mail of an order has of a booking (specification, section 3)', () => {
  it.each([
    ['order id', /Order id:? DH-7XR3DD\b/],
    ['invoice id', /Invoice id:? 2026-000123/],
    ['purchase id', /Purchase id:? PU-7XR3DD/],
    ['purchase date', /Purchase date:? November 21, 2026 at 12:00 PM \(GMT\+4\)/],
    ['booking date', /Booking date:? November 21, 2026 at 12:00 PM \(GMT\+4\)/],
    ['price', /Price:? AED 358/],
    ['original price', /Original price:? AED 450/],
    ['discount', /Discount DAWN10:? −AED 40/],
    ['promo code', /Promo code:? DAWN10/],
    ['guests', /Guests:? 2 adults/],
    ['guest name', /Guest name:? Ada Lovelace/],
    ['phone', /Phone:? \+44 20 7946 0958/],
    ['email', /Email:? ada@example\.com/],
    ['experience date', /Date:? Thursday, December 24, 2026/],
    ['time', /Time:? Starts at 4:00 PM · Ends at 9:30 PM/],
    ['location', /Pickup:? 2:00 PM \(Dubai time\) · Marina The Walk 7 · By the lobby/],
    ['additional services', /Additional services:? .*Photo album/],
    ['additional info', /Additional info:? At the blue door/],
    ['supplier’s note of an offer', /Note from the supplier:? Two nights in the camp/],
    ['traveller’s message of an offer', /Your message:? Fetch us at the Creek Hotel/],
    ['price details', /2 adults.*AED 298/],
    ['what is included', /What’s included:? Dinner · Water/],
    ['what to bring', /What to bring:? A jacket/],
    ['the languages', /Languages offered:? English · Arabic/],
    ['supplier, with their telephone', /Run by:? Dune Riders · .?\+97141234567/],
    ['exchange rate', /AED 358 Converted from USD at 3\.6725, the exchange rate on Nov 20, 2026\./],
    ['seller', /Sold by:? Dhow Tours LLC · Pier 7 · Dubai/],
    ['seller’s tax number', /Tax number:? 100 200/],
    ['payment status', /Payment status:? Paid/],
  ])('its %s, as text and as HTML', (_field, said) => {
    for (const form of forms) expect(form).toMatch(said)
  })
})

it('the price comes after the one that it is compared with', () => {
  for (const form of forms) {
    expect(form.indexOf('Original price')).toBeLessThan(form.search(/Price:? AED 358/))
  }
})

it('a pickup is no meeting point, and comes before the start', () => {
  for (const form of forms) {
    expect(form).not.toContain('Meeting point')
    expect(form.indexOf('Pickup')).toBeLessThan(form.indexOf('Starts at'))
  }
})

it('says when and where each booking begins, and names them where there are several', async () => {
  const at = (title: string, start: string, pickup?: { name: string; time: string }) =>
    buildBooking({ experience: { ...reduced.experience, title }, start, pickup })
  const bookings = [
    at('Old town', '2026-12-24T09:00'),
    at('Desert', '2026-12-24T15:30', { name: 'Deira', time: '2026-12-24T15:00' }),
    at('Cooking', '2026-12-25T11:00'),
    at('Cruise', '2026-12-26T19:00', { name: 'Marina', time: '2026-12-26T18:15' }),
  ]
  const [text] = await write('order-confirmed', buildInvoice({ bookings }))
  expect(text).toContain(
    'Old town · Starts: Thursday, December 24, 2026, 9:00 AM (Dubai time) ' +
      'Desert · Pickup: Thursday, December 24, 2026, 3:00 PM (Dubai time), Deira ' +
      'Cooking · Starts: Friday, December 25, 2026, 11:00 AM (Dubai time) ' +
      'Cruise · Pickup: Saturday, December 26, 2026, 6:15 PM (Dubai time), Marina Your tickets',
  )
  expect(forms[0]).toContain(
    'You paid AED 358. Pickup: Thursday, December 24, 2026, 2:00 PM (Dubai time), Marina Your',
  )
})

it('a subject names the first of several and counts the others', async () => {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
  const subjectOf = (count: number) => {
    const bookings = Array.from({ length: count }, () => buildBooking())
    return writeOrderEmail('order-confirmed', sourceOf(buildInvoice({ bookings })), { t }).subject
  }
  expect(subjectOf(1)).toBe('Confirmed: Dunes at dawn with breakfast (DH-7XR3DD)')
  expect(subjectOf(3)).toBe('Confirmed: Dunes at dawn with breakfast and 2 more (DH-7XR3DD)')
})

it('speaks of one ticket where one is attached', async () => {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
  const toldOf = (bookings: WholeInvoice['bookings']) =>
    writeOrderEmail('order-confirmed', sourceOf(buildInvoice({ bookings })), { t }).paragraphs.join(' ')
  expect(toldOf([buildBooking()])).toContain('Your ticket is attached. Show the code on it when you arrive.')
  expect(toldOf([buildBooking(), buildBooking({ reference: 'DH-7XR3DD-2' })])).toContain(
    'Your tickets are attached.',
  )
})

it('counts what is confirmed, in heading and text', async () => {
  const second = buildBooking({ reference: 'DH-7XR3DD-2' })
  const declined = buildBooking({ reference: 'DH-7XR3DD-2', status: 'REJECTED' })
  const [one] = await write('order-confirmed-later', buildInvoice({ bookings: [reduced, declined] }))
  expect(one).toMatch(/Your booking is confirmed, Ada Your booking was on hold\./)
  const [two] = await write('order-confirmed-later', buildInvoice({ bookings: [reduced, second] }))
  expect(two).toMatch(
    /Your bookings are confirmed, Ada Your order was on hold\. All of its bookings are now confirmed\./,
  )
  const both = buildInvoice({ bookings: [reduced, second] })
  expect((await write('order-confirmed', both))[0]).toContain('and your bookings are confirmed.')
  const byHand = await write('order-confirmed', { ...both, paymentMethod: 'PAY_LATER' })
  expect(byHand[0]).toContain('Your bookings are paid and confirmed.')
})

it('until when it can be changed is told, or that its supplier has to agree', async () => {
  expect(forms[0]).toMatch(/Changes: Changes possible until December 23, 2026 at 4:00 PM \(Dubai time\)/)
  const { experience } = reduced
  const onRequest = { ...reduced, experience: { ...experience, instantConfirmation: false } }
  const [confirmed] = await write('order-confirmed', buildInvoice({ bookings: [onRequest] }))
  expect(confirmed).toContain('Changes: You can request changes until the start. The supplier has to agree.')
  const open = buildInvoice({ bookings: [{ ...onRequest, status: 'PENDING' }], outcome: 'on-hold' })
  expect((await write('order-on-hold', open))[0]).toContain('Once confirmed: you can request changes')
  const reserved = buildInvoice({ bookings: [{ ...reduced, status: 'ON_HOLD' }], outcome: 'on-hold' })
  expect((await write('order-on-hold', reserved))[0]).toContain(
    'Changes: Once paid: changes possible until December 23',
  )
})

it('no deadline of changes is told while another part of the order waits for its supplier', async () => {
  const asked = buildBooking({ reference: 'DH-7XR3DD-2', status: 'PENDING' })
  const waiting = buildInvoice({
    bookings: [reduced, asked],
    outcome: 'on-hold',
    paymentStatus: 'AUTHORISED',
  })
  expect((await write('order-on-hold', waiting))[0]).not.toContain('Changes possible until')
  const paid = await write('order-on-hold', { ...waiting, paymentStatus: 'CAPTURED' })
  expect(paid[0]).toContain('Changes possible until')
})

it('the time is told with its end where nobody is picked up, and in German with its word', async () => {
  const texts = await loadTexts(['mail', 'lines', 'orders', 'ticket'])
  const factsIn = (language: 'en' | 'de') =>
    describeBooking(buildBooking(), texts(language), language).time.replaceAll('\u202f', ' ')
  expect(factsIn('en')).toBe('4:00 PM – 9:30 PM (Dubai time)')
  expect(factsIn('de')).toBe('16:00 – 21:30 Uhr (Ortszeit Dubai)')
})

it('a confirmed booking is labelled Approved', () => {
  for (const form of forms) expect(form).toContain('Approved')
})

it.each(['CAPTURED', 'CANCELLED'] as const)(
  'what failed and was %s says that a payment is refunded within 24 hours',
  async (paymentStatus) => {
    const bookings = [buildBooking({ status: 'EXPIRED' })]
    const failed = buildInvoice({ outcome: 'unsuccessful', paymentStatus, bookings })
    for (const form of await write('order-unsuccessful', failed)) {
      expect(form).toContain('If we received a payment, it is refunded within 24 hours.')
    }
  },
)

it.each([
  ['order-on-hold', 'authorised on your card'],
  ['order-confirmed-later', 'charged to your card'],
  ['order-confirmed', 'Your payment went through'],
] as const)('%s speaks of a card only where one was used', async (kind, card) => {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
  const wordsOf = (paymentMethod: 'CARD' | 'PAY_LATER') =>
    writeOrderEmail(kind, sourceOf({ ...invoice, paymentMethod }), { t }).paragraphs.join(' ')
  expect(wordsOf('CARD')).toContain(card)
  expect(wordsOf('PAY_LATER')).not.toContain(card)
  expect(wordsOf('PAY_LATER')).toMatch(/AED\s358 has been paid/)
})

it('an order of which a part waits for its supplier names what waits, and says that the rest is confirmed', async () => {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
  const boat = buildBooking({ status: 'PENDING' })
  const asked = { ...boat, experience: { ...boat.experience, title: 'Mahogany launch' } }
  const mailOf = (bookings: WholeInvoice['bookings']) =>
    writeOrderEmail('order-on-hold', sourceOf(buildInvoice({ outcome: 'on-hold', bookings })), { t })
  const part = mailOf([buildBooking(), asked])
  expect([part.subject, part.title, part.paragraphs[0]]).toEqual([
    expect.stringMatching(/^On hold: Mahogany launch \(/),
    'Part of your booking is on hold',
    'Part of your booking is confirmed. The rest is awaiting confirmation from its supplier.',
  ])
  expect(part.paragraphs[1]).toMatch(/you are charged for what is confirmed\.$/)
  expect(mailOf([asked]).paragraphs[1]).toMatch(/is charged only after the booking is confirmed\.$/)
  expect(mailOf([asked, asked]).subject).toMatch(/^On hold: Mahogany launch and 1 more \(/)
  expect(mailOf([asked, asked]).title).toBe('Your booking is on hold')
})

it('the e-mail of a change names the extras of which there are more or fewer, and no other', async () => {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
  const change = buildChange()
  const extra = (id: string, title: string, quantity: number) => ({ id, title, quantity })
  const photos = extra('photos', 'Photos', 2)
  const before = { ...change.before, extras: [photos, extra('palace', 'Palace', 5)] }
  const after = {
    ...change.after,
    extras: [photos, extra('palace', 'Palace', 4), extra('seat', 'Child seat', 1)],
  }
  const changed = buildBooking({ changes: [{ ...change, before, after }] })
  const { paragraphs } = writeOrderEmail('booking-changed', sourceOf(buildInvoice({ bookings: [changed] })), {
    t,
    booking: changed.reference,
    change: change.id,
  })
  const told = paragraphs
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
  expect(told).toContain('5 × Palace → 4 · Added: 1 × Child seat')
  expect(told).not.toContain('Photos')
})

it('each line of a pickup goes its own way', async () => {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('ar')
  const { pickup } = reduced
  const arabic = { ...reduced, pickup: pickup && { ...pickup, advice: 'بجانب الردهة' } }
  const source = { ...sourceOf(buildInvoice({ bookings: [arabic] })), language: 'ar' as const }
  const html = emailHtml(writeOrderEmail('order-confirmed', source, { t }))
  // the time in Arabic, then the name; the address in English, then the advice in Arabic: both lines begin at the right
  expect(html).toMatch(/<bdi dir="rtl">\u200f[\u2067\u2068][^<]*\u2069 · \u2068Marina\u2069<\/bdi><br>/)
  expect(html).toContain('<br><bdi dir="rtl">\u200f\u2068The Walk 7\u2069 · \u2067بجانب الردهة\u2069</bdi>')
})

it('the address of the seller runs from the left as one text, also in Arabic', async () => {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('ar')
  const seller = { name: 'Deira Dhows', address: ['2 Invented Street', 'Deira', 'Dubai'] }
  const rows = orderRows(buildInvoice({ seller }), t, 'ar')
  expect(rows.find(([, value]) => value.includes('Deira Dhows'))?.[1]).toBe(
    '\u200f\u2068Deira Dhows\u2069 · \u20682 Invented Street · Deira · Dubai\u2069',
  )
})

describe('an order that was on hold and is confirmed once a request of it was given up', () => {
  const boat = buildBooking({ reference: 'DH-7XR3DD-2', status: 'CANCELLED', total: dirhams(700) })
  const museum = buildBooking({ reference: 'DH-7XR3DD-1', total: dirhams(300) })
  boat.experience = { ...boat.experience, title: 'A boat on the Seine' }
  museum.experience = { ...museum.experience, title: 'A museum with a guide' }
  const settled = buildInvoice({
    bookings: [boat, museum],
    subtotal: dirhams(1000),
    total: dirhams(1000),
    unbooked: dirhams(700),
  })

  it('names what is left, says that this is confirmed, and the sum that was charged', async () => {
    const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
    const { subject, paragraphs } = writeOrderEmail('order-confirmed-later', sourceOf(settled), { t })
    expect(subject).toBe('Confirmed: A museum with a guide (DH-7XR3DD)')
    expect(paragraphs).toContain('Your order is no longer on hold. What is left of it is confirmed.')
    expect(paragraphs.join(' ')).toContain('AED\u00a0300 has been charged to your card.')
    expect(paragraphs.join(' ')).not.toContain('1,000')
  })

  it('says that all is confirmed where nothing was given up', async () => {
    const [text] = await write('order-confirmed-later', {
      ...settled,
      bookings: [museum],
      unbooked: undefined,
    })
    expect(text).toContain('The supplier has now confirmed it.')
  })
})
