import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Booking, Invoice, OrderOutcome } from '../../server/contract/checkout.ts'
import { buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking, buildChange, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { InvoicesView } from './invoices-view.tsx'
import { createMemory } from '../environment/memory.ts'
import { openOrderShelf } from './order-shelf.ts'
import { OrderView } from './order-view.tsx'

const apiOf = (read: (path: string) => Promise<unknown>) => answeringApi({ read })

async function show(invoice: Invoice | Error, onOutcome = vi.fn<(outcome: OrderOutcome) => void>()) {
  const api = apiOf(() => (invoice instanceof Error ? Promise.reject(invoice) : Promise.resolve(invoice)))
  const { unmount } = await renderScreen(
    <OrderView order={{ reference: 'DH-7XR3DD', token: 't' }} onOutcome={onOutcome} />,
    { api },
  )
  return { onOutcome, unmount }
}

describe('an order whose sentences would not be true as they stand', () => {
  it('that has taken place welcomes back, and tells nothing of cancelling', async () => {
    const over = buildBooking({ isOver: true, freeUntil: '2026-11-20T08:00:00Z' })
    await show(buildInvoice({ bookings: [over] }))
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada', level: 1 })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Be there at the time|cancellation until/)
    expect(screen.queryByRole('button', { name: /^(Change|Cancel)/ })).toBeNull()
  })

  it('of which some is still to come says so as before', async () => {
    const [over, ahead] = [buildBooking({ isOver: true }), buildBooking({ reference: 'DH-7XR3DD-2' })]
    await show(buildInvoice({ bookings: [over, ahead] }))
    expect(await screen.findByRole('heading', { name: 'You’re going, Ada' })).toBeTruthy()
    expect(screen.getByText('Your payment went through and your bookings are confirmed.')).toBeTruthy()
  })

  it('that its supplier declined says who, and that an authorisation is let go', async () => {
    const declined = buildBooking({ status: 'REJECTED' })
    await show(buildInvoice({ outcome: 'unsuccessful', paymentStatus: 'CANCELLED', bookings: [declined] }))
    expect(await screen.findByText('The supplier could not confirm your booking.')).toBeTruthy()
    expect(screen.getByText(/^You have not been charged/)).toBeTruthy()
  })
})

it('names what is included and what to bring as soon as it is reserved, and no more of what has been', async () => {
  const reserved = buildBooking({ status: 'ON_HOLD' })
  const { unmount } = await show(buildInvoice({ outcome: 'reserved', bookings: [reserved] }))
  expect(await screen.findByText(/^What to bring: A jacket/)).toBeTruthy()
  expect(screen.getByText('What’s included: Dinner · Water')).toBeTruthy()
  expect(document.body.textContent).toContain('Languages offered: English, Arabic')
  unmount()
  await show(buildInvoice({ bookings: [buildBooking({ status: 'REDEEMED' })] }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/^What to bring|^What’s included/)).toBeNull()
})

it('goes on at a booking that was cancelled while the rest of its order stands', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  const first = buildBooking()
  const second = buildBooking({ reference: 'DH-7XR3DD-2' })
  let bookings = [first, second]
  const quote = {
    booking: second.reference,
    paid: dirhams(398),
    feePercent: 0,
    fee: dirhams(0),
    refund: dirhams(398),
  }
  const api = answeringApi({
    read: (path) => Promise.resolve(path.includes('cancellation') ? quote : buildInvoice({ bookings })),
    write: () => {
      bookings = [first, { ...second, status: 'CANCELLED' }]
      return Promise.resolve({ outcome: 'cancelled', refund: dirhams(398) })
    },
  })
  await renderScreen(<OrderView order={{ reference: 'DH-7XR3DD', token: 't' }} />, { api })
  const [, cancel] = await screen.findAllByRole('button', { name: 'Cancel this booking' })
  if (!cancel) throw new Error('both can be cancelled')
  await userEvent.click(cancel)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const [, left] = screen.getAllByRole('article', { name: first.experience.title })
  await waitFor(() => expect(left?.textContent).toContain('Cancelled'))
  await waitFor(() => expect(left).toBe(document.activeElement))
})

describe('an order that was continued in another window', () => {
  it('says so, and leads to the newer one whose key this device has', async () => {
    const invoice = buildInvoice({
      outcome: 'cancelled',
      paymentStatus: 'CANCELLED',
      continuedAs: 'DH-NEWER',
    })
    const api = apiOf(() => Promise.resolve(invoice))
    const memory = createMemory('shop', () => {
      throw new Error('storage is forbidden')
    })
    openOrderShelf(memory).keep({ reference: 'DH-NEWER', token: 'of the newer' })
    const address = (place: unknown) => JSON.stringify(place)
    await renderScreen(<OrderView order={{ reference: invoice.reference, token: 't' }} />, {
      api,
      memory,
      address,
    })
    expect(await screen.findByRole('heading', { name: 'You continued in another window' })).toBeTruthy()
    expect(document.body.textContent).toContain('Nothing was charged for this earlier checkout.')
    const link = screen.getByRole('link', { name: 'View order' }).getAttribute('href')
    expect(link).toContain('DH-NEWER')
  })
})

describe('the ending of an order', () => {
  /** The number runs from the left, whatever the language. */
  const callUs = 'Call \u2066+971 4 330 0000\u2069'
  const expired = buildBooking({ reference: 'DH-7XR3DD-2', status: 'EXPIRED', total: dirhams(150) })
  const endings: [OrderOutcome, Partial<Invoice>, string, string, RegExp, RegExp, string[]][] = [
    [
      'success',
      {},
      'You’re going, Ada',
      'Your payment went through and your booking is confirmed.',
      /You have paid AED\s398 by card\./,
      /Your tickets are emailed to ada@example\.com/,
      ['Discover experiences'],
    ],
    [
      'partially-booked',
      { bookings: [buildBooking(), expired] },
      'Part of your booking is confirmed',
      'Could not be confirmed: \u2068Dunes at dawn with breakfast\u2069. The rest is confirmed.',
      /You pay only for what is confirmed: AED\s398\./,
      /still in your cart/,
      ['View cart'],
    ],
    [
      'on-hold',
      { bookings: [buildBooking({ status: 'PENDING' })], paymentStatus: 'AUTHORISED' },
      'Your booking is on hold',
      'We have received your booking. It is awaiting confirmation from the supplier.',
      /AED\s398 is charged only after the booking is confirmed/,
      /We’ll send updates to ada@example\.com\.$/,
      [callUs],
    ],
    [
      'reserved',
      { paymentMethod: 'PAY_LATER', paymentStatus: 'PAY_LATER', heldUntil: '2026-11-23T08:00:00Z' },
      'Your places are reserved',
      'You chose to reserve now and pay later.',
      /Nothing has been charged yet\. Amount due: AED\s398\./,
      /Our support team will contact you to arrange payment\. We’ll hold your places until November\s23, 2026\sat\s12:00\sPM \(GMT\+4\)\./,
      [callUs],
    ],
    [
      'payment-failed',
      { paymentStatus: 'FAILED' },
      'Payment failed',
      'Sorry, the payment did not go through. Please check your information and try again.',
      /Nothing was charged\./,
      /still in your cart/,
      ['Try Again', callUs],
    ],
    [
      'unsuccessful',
      { bookings: [expired], paymentStatus: 'CANCELLED' },
      'Your booking was unsuccessful',
      'Your booking did not complete because what you chose could not be confirmed.',
      /refunded within 24 hours/,
      /still in your cart/,
      ['View cart', callUs],
    ],
    [
      'cancelled',
      { bookings: [buildBooking({ status: 'CANCELLED', cancelledAt: '2026-11-22T08:00:00Z' })] },
      'This order was cancelled',
      'It was cancelled on November 22, 2026 at 12:00 PM (GMT+4).',
      /There is nothing to pay/,
      /contact us/,
      ['Discover experiences', callUs],
    ],
  ]

  it.each(endings)(
    '%s says what happened, what it means for the money, what is next and what can be done',
    async (outcome, change, title, what, money, next, actions) => {
      const { onOutcome } = await show(buildInvoice({ outcome, ...change }))
      const heading = await screen.findByRole('heading', { level: 1, name: title })
      const head = heading.closest('header') as HTMLElement
      expect(within(head).getByText(what)).toBeTruthy()
      expect(
        within(head)
          .getAllByRole('definition')
          .map((fact) => fact.textContent),
      ).toEqual([expect.stringMatching(money), expect.stringMatching(next), 'DH-7XR3DD'])
      const links = within(head).getAllByRole('link')
      expect(links.map((link) => link.textContent)).toEqual(actions)
      expect(document.activeElement).toBe(heading)
      expect(onOutcome).toHaveBeenCalledWith(outcome)
    },
  )

  it('begins with the pickup, the ticket and the calendar, before the invoice', async () => {
    const pickup = { name: 'Deira', time: '2026-12-24T15:00' }
    const booking = buildBooking({ pickup, ticketUrl: '/tickets/DH-7XR3DD-1.pdf' })
    await show(buildInvoice({ bookings: [booking], calendarUrl: '/calendar.ics' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'You’re going, Ada' })
    const head = heading.closest('header') as HTMLElement
    expect(head.textContent).toMatch(/Pickup: Thu, Dec\s24, 3:00\sPM \(Dubai time\), \u2068Deira\u2069/)
    expect(
      within(head)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Download ticket', 'Add to calendar', 'Discover experiences'])
    const paper = screen.getByRole('region', { name: /Invoice DH-/ })
    expect(within(paper).queryByRole('link', { name: 'Add to calendar' })).toBeNull()
    // the clocks of the buyer, as on the PDF: 08:00 UTC is noon in Dubai
    expect(paper.textContent).toMatch(/Purchase dateNovember\s21, 2026\sat\s12:00\sPM \(GMT\+4\)/)
  })

  it('on hold, what support was paid for is not told of a card', async () => {
    const asked = buildBooking({ status: 'PENDING', answerBy: '2026-11-22T08:00:00Z' })
    const paid = { paymentMethod: 'PAY_LATER', paymentStatus: 'CAPTURED' } as const
    await show(buildInvoice({ outcome: 'on-hold', bookings: [asked], ...paid }))
    expect(await screen.findByText(/398 has been paid, as arranged with our support team/)).toBeTruthy()
    expect(screen.queryByText(/your card/)).toBeNull()
  })

  it('on hold tells of updates by messaging app where the installation sends them', async () => {
    const bookings = [buildBooking({ status: 'PENDING' })]
    await show(buildInvoice({ outcome: 'on-hold', bookings, toldByApp: true }))
    expect(
      await screen.findByText(/We’ll send updates by messaging app and to ada@example\.com/),
    ).toBeTruthy()
  })

  it('on hold says that cancelling is free until the supplier confirms, and what holds from then on', async () => {
    const cancellationTerms = [{ until: '2026-11-26T12:00:00Z', percent: 30 }]
    const asked = buildBooking({ status: 'PENDING', cancellationTerms })
    await show(buildInvoice({ outcome: 'on-hold', bookings: [asked], paymentStatus: 'AUTHORISED' }))
    expect(await screen.findByText('Free cancellation until the supplier confirms')).toBeTruthy()
    expect(screen.getByText(/^Once confirmed: If you cancel by .*, 30% is kept$/)).toBeTruthy()
  })

  it('that its buyer cancelled before it was charged says that the authorisation is released', async () => {
    const gone = { status: 'CANCELLED', cancelledAt: '2026-11-22T08:00:00Z', cancelledByBuyer: true } as const
    await show(
      buildInvoice({ outcome: 'cancelled', paymentStatus: 'CANCELLED', bookings: [buildBooking(gone)] }),
    )
    expect(
      await screen.findByText(
        /You have not been charged\. The amount authorised on your card is being released/,
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/nothing to pay|mistake/)).toBeNull()
  })

  it('that was changed says so first, and each payment that was made', async () => {
    const change = {
      ...buildChange({ due: dirhams(229), refund: dirhams(0), fee: dirhams(0) }),
      before: {
        start: '2026-12-01T09:00',
        units: [{ id: 'ADULT', quantity: 2 }],
        guests: 2,
        total: dirhams(458),
      },
      after: {
        start: '2026-12-01T09:00',
        units: [{ id: 'ADULT', quantity: 3 }],
        guests: 3,
        total: dirhams(687),
      },
    }
    const booking = buildBooking({ total: dirhams(687), changes: [change] })
    await show(buildInvoice({ total: dirhams(687), bookings: [booking] }))
    expect(
      await screen.findByRole('heading', { name: 'Your booking has been changed', level: 1 }),
    ).toBeTruthy()
    const head = screen.getByRole('heading', { level: 1 }).closest('header')?.textContent ?? ''
    expect(head).toMatch(/2 adults → 3 adults\s·\sAED\s229 extra paid\. Your booking is confirmed\./)
    expect(head).toMatch(/You have paid AED\s687 by card: AED\s458 \+ AED\s229\./)
  })

  it('lists the payments for changes of several bookings in the order in which they were made', async () => {
    const paid = (amount: number, at: string) =>
      buildBooking({
        total: dirhams(300),
        changes: [{ ...buildChange({ due: dirhams(amount), refund: dirhams(0), fee: dirhams(0) }), at }],
      })
    const bookings = [paid(30, '2026-11-23T08:00:00Z'), paid(20, '2026-11-22T08:00:00Z')]
    await show(buildInvoice({ total: dirhams(600), bookings }))
    expect(await screen.findByText(/by card: AED\s550 \+ AED\s20 \+ AED\s30\./)).toBeTruthy()
  })

  it('says where the tickets are as it is, and to be in time only for what begins', async () => {
    const entry = buildBooking({
      until: undefined,
      entry: { closesAt: '2026-12-24T18:00' },
      optionDescription: 'Come in within half an hour of it.',
    })
    const next = () => screen.getByText('What happens next').nextSibling?.textContent
    const { unmount } = await show(buildInvoice({ bookings: [entry], ticketsMailed: true }))
    expect(await screen.findByText('Come in within half an hour of it.')).toBeTruthy()
    expect(screen.getByText(/^Open until 6:00\sPM$/)).toBeTruthy()
    expect(next()).toContain('We have emailed your tickets to ada@example.com.')
    expect(next()).not.toMatch(/We’ll email|times and details are on/)
    unmount()
    const both = [entry, buildBooking({ reference: 'DH-7XR3DD-2' })]
    const { unmount: unmountBoth } = await show(buildInvoice({ bookings: both }))
    await screen.findByText('What happens next')
    expect(next()).toMatch(/Your tickets are emailed to .* The times and details are on your tickets\./)
    unmountBoth()
    await show(buildInvoice({ bookings: [buildBooking()] }))
    await screen.findByText('What happens next')
    expect(next()).toMatch(/Your tickets are emailed to .* The times and details are on your ticket\./)
  })

  it('says nothing of tickets where none is left', async () => {
    await show(buildInvoice({ bookings: [buildBooking({ status: 'REDEEMED' })], ticketsMailed: true }))
    const label = await screen.findByText('What happens next')
    expect(label.nextSibling?.textContent).not.toContain('tickets')
  })

  it('names what was kept of one of its bookings between what was charged and what was refunded', async () => {
    const ended = buildBooking({
      reference: 'DH-7XR3DD-2',
      status: 'CANCELLED',
      cancelledAt: '2026-11-21T09:00:00Z',
      refunded: dirhams(100),
      fees: dirhams(298),
    })
    await show(buildInvoice({ total: dirhams(796), bookings: [buildBooking(), ended] }))
    await screen.findByRole('heading', { name: 'One of your bookings was cancelled', level: 1 })
    expect(screen.getByRole('heading', { level: 1 }).closest('header')?.textContent).toMatch(
      /You have paid AED\s796 by card\. AED\s298 is kept as the cancellation fee\. AED\s100 has been refunded/,
    )
  })

  it('names one card for a refund of one payment, and the cards for one that is shared among two', async () => {
    const bookings = [buildBooking({ status: 'CANCELLED', refunded: dirhams(398) })]
    const cancelled = buildInvoice({ outcome: 'cancelled', paymentStatus: 'CAPTURED', bookings })
    const { unmount } = await show({ ...cancelled, refunding: dirhams(398), refundingPayments: 1 })
    expect(await screen.findByText(/is on its way to the card you paid with/)).toBeTruthy()
    unmount()
    await show({ ...cancelled, refunding: dirhams(398), refundingPayments: 2 })
    expect(await screen.findByText(/is on its way to the cards you paid with/)).toBeTruthy()
  })

  it('says in every place that a refund is on its way, and then that it was made', async () => {
    const bookings = [buildBooking({ status: 'CANCELLED', refunded: dirhams(398) })]
    const cancelled = buildInvoice({ outcome: 'cancelled', paymentStatus: 'CAPTURED', bookings })
    const { unmount } = await show({ ...cancelled, refunding: dirhams(398) })
    expect(
      await screen.findByText(
        /Your refund of AED\s398 is on its way to the card you paid with\. Banks usually/,
      ),
    ).toBeTruthy()
    expect(screen.getByText('Refund on its way')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/has been refunded|partly refunded/)
    unmount()
    await show({ ...cancelled, paymentStatus: 'REFUNDED' })
    expect(await screen.findByText(/AED\s398 has been refunded\. Banks usually take a few days/)).toBeTruthy()
    expect(screen.getByText('Refunded', { selector: 'dd *' })).toBeTruthy()
  })

  it('has what can be done about each of its bookings described by what it is about', async () => {
    const named = (reference: string, title: string) =>
      buildBooking({
        reference,
        ticketUrl: `/${reference}.pdf`,
        experience: { ...buildBooking().experience, title },
      })
    await show(buildInvoice({ bookings: [named('DH-1-1', 'Red dunes'), named('DH-1-2', 'Blue creek')] }))
    await screen.findByRole('heading', { level: 1 })
    for (const description of ['Red dunes', 'Blue creek']) {
      for (const name of ['Change booking', 'Remove guests', 'Cancel this booking']) {
        expect(screen.getByRole('button', { name, description })).toBeTruthy()
      }
      expect(screen.getByRole('link', { name: 'Download ticket', description })).toBeTruthy()
    }
  })

  it('on hold says no deadline of changes while none can be made', async () => {
    const asked = buildBooking({ reference: 'DH-7XR3DD-2', status: 'PENDING' })
    const change: Partial<Invoice> = { outcome: 'on-hold', bookings: [buildBooking(), asked] }
    const { unmount } = await show(buildInvoice({ ...change, paymentStatus: 'AUTHORISED' }))
    expect(await screen.findByText(/^Another part of your order is still open/)).toBeTruthy()
    expect(screen.queryByText(/^Changes possible until/)).toBeNull()
    unmount()
    await show(buildInvoice({ ...change, paymentStatus: 'CAPTURED' }))
    expect(await screen.findByText(/^Changes possible until/)).toBeTruthy()
  })

  it('on hold says by when the supplier answers', async () => {
    const asked = buildBooking({ status: 'PENDING', answerBy: '2026-11-22T08:00:00Z' })
    await show(buildInvoice({ outcome: 'on-hold', bookings: [asked], paymentStatus: 'AUTHORISED' }))
    expect(
      await screen.findByText(/The supplier will answer by Sun, Nov\s22, 12:00\sPM \(Dubai time\)\./),
    ).toBeTruthy()
  })

  it('tells what is said of an extra that was bought, as where a transfer leaves', async () => {
    const extras = [{ id: 'van', title: 'Van', description: 'From the AKM at three.', quantity: 3 }]
    await show(buildInvoice({ bookings: [buildBooking({ extras })] }))
    expect(await screen.findByText('From the AKM at three.')).toBeTruthy()
  })

  it('begins what is said of each of several extras with its name', async () => {
    const extras = [
      { id: 'wines', title: 'Five wines', description: 'Poured along the meal.', quantity: 2 },
      { id: 'knife', title: 'Kitchen knife', description: 'The one that you used.', quantity: 1 },
    ]
    await show(buildInvoice({ bookings: [buildBooking({ extras })] }))
    expect(await screen.findByText('Five wines: Poured along the meal.')).toBeTruthy()
    expect(screen.getByText('Kitchen knife: The one that you used.')).toBeTruthy()
  })

  it('names when and where each booking of several begins, and which supplier has to answer', async () => {
    const named = (title: string, booking: Partial<Booking>) =>
      buildBooking({ ...booking, experience: { ...buildBooking().experience, title } })
    const bookings = [
      named('Dunes', {
        reference: 'DH-7XR3DD-3',
        start: '2026-12-26T16:00',
        pickup: { name: 'Deira', time: '2026-12-26T15:00' },
      }),
      named('Creek', {
        reference: 'DH-7XR3DD-1',
        start: '2026-12-24T16:00',
        pickup: { name: 'Marina', time: '2026-12-24T15:30' },
      }),
      named('Falcons', {
        reference: 'DH-7XR3DD-2',
        // before the Creek starts, and after its pickup
        start: '2026-12-24T15:45',
        status: 'PENDING',
        answerBy: '2026-11-22T08:00:00Z',
      }),
    ]
    await show(buildInvoice({ outcome: 'on-hold', bookings, paymentStatus: 'AUTHORISED' }))
    const heading = await screen.findByRole('heading', { name: 'Part of your booking is on hold' })
    expect(heading.closest('header')?.textContent).toMatch(
      /has been authorised on your card\. Once the supplier has answered, you are charged for what is confirmed\./,
    )
    const lines = heading.closest('header')?.querySelectorAll('dd p') ?? []
    expect(Array.from(lines, ({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^CreekPickup: Thu, Dec\s24, 3:30\sPM .*Marina/),
      expect.stringMatching(/^FalconsThe supplier will answer by Sun, Nov\s22/),
      expect.stringMatching(/^DunesPickup: Sat, Dec\s26, 3:00\sPM .*Deira/),
    ])
  })

  it('says when what is confirmed begins and by when the supplier of the rest answers', async () => {
    const asked = buildBooking({
      reference: 'DH-7XR3DD-2',
      status: 'PENDING',
      answerBy: '2026-11-22T08:00:00Z',
    })
    await show(
      buildInvoice({ outcome: 'on-hold', bookings: [buildBooking(), asked], paymentStatus: 'AUTHORISED' }),
    )
    expect(await screen.findByText(/^Starts: /)).toBeTruthy()
    expect(screen.getByText(/^The supplier will answer by Sun, Nov\s22/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Part of your booking is on hold' })).toBeTruthy()
    // the card is charged for all at once: until then no other start can be had
    expect(screen.queryByRole('button', { name: 'Change booking' })).toBeNull()
    expect(
      screen.getByText(/You can choose another date or time once we’ve emailed you the result/),
    ).toBeTruthy()
  })

  it('tells the reason of a supplier as theirs, and that of support as support’s', async () => {
    const said = { declineReason: 'The boat is in the yard' }
    await show(
      buildInvoice({
        outcome: 'cancelled',
        bookings: [
          buildBooking({ status: 'REJECTED', ...said }),
          buildBooking({ reference: 'DH-7XR3DD-2', status: 'CANCELLED', ...said }),
        ],
      }),
    )
    expect(await screen.findByText('The supplier says: The boat is in the yard')).toBeTruthy()
    expect(screen.getByText('Message from support: The boat is in the yard')).toBeTruthy()
  })

  it('says what was paid where some of it was given up: the refund is no part of the new total', async () => {
    const side = {
      start: '2026-12-05T15:00',
      units: [{ id: 'ADULT', quantity: 2 }],
      guests: 2,
      total: dirhams(398),
    }
    const change: Booking['changes'][number] = {
      id: '0b0e7f52-0000-4000-8000-000000000001',
      kind: 'leave',
      state: 'applied',
      at: '2026-11-21T09:00:00Z',
      before: { ...side, guests: 3, total: dirhams(597) },
      after: side,
      fee: dirhams(0),
      refund: dirhams(199),
      due: dirhams(0),
    }
    const invoice = buildInvoice({
      outcome: 'success',
      bookings: [buildBooking({ refunded: dirhams(199), changes: [change] })],
    })
    await show(invoice)
    const paper = await screen.findByRole('region', { name: /Invoice DH-/ })
    const row = (label: string) => within(paper).getByText(label).nextElementSibling?.textContent
    expect(['Total', 'Total paid', 'Refunded', 'Total after refunds'].map(row)).toEqual([
      expect.stringMatching(/398/),
      expect.stringMatching(/597/),
      expect.stringMatching(/−.*199/),
      expect.stringMatching(/398/),
    ])
  })

  it('says of a booking whose price went back in full that nothing is left', async () => {
    const booking = buildBooking({ status: 'CANCELLED', refunded: dirhams(398) })
    await show(buildInvoice({ bookings: [booking] }))
    const card = await screen.findByRole('article', { name: booking.experience.title })
    const left = within(card).getByText('Total after refunds').nextElementSibling?.textContent
    expect(left).toMatch(/^AED\s0$/)
  })

  it('says of a transfer at which address its traveller is fetched', async () => {
    const readyAt = { name: 'Car from your hotel', address: 'Creek Hotel', time: '2026-12-24T14:45' }
    await show(buildInvoice({ bookings: [buildBooking({ readyAt, addressGiven: 'Creek Hotel' })] }))
    expect(
      await screen.findByText(/^Pickup: .*2:45\sPM \(Dubai time\), .?Car from your hotel · Creek Hotel/),
    ).toBeTruthy()
    expect(document.body.textContent).toMatch(
      /Pickup: .?Car from your hotel · Creek Hotel.?, 2:45\sPMMeeting point: .?Dubai Marina, Pier 7/,
    )
  })

  it('names the time of the pickup where there is one', async () => {
    const pickup = { name: 'Marina', time: '2026-12-24T15:15' }
    await show(buildInvoice({ bookings: [buildBooking({ pickup })] }))
    expect(await screen.findByText(/where you are picked up, so is the pickup time\./)).toBeTruthy()
  })

  it('is no invoice as long as nothing was paid', async () => {
    await show(buildInvoice({ outcome: 'payment-failed', invoiceId: undefined }))
    await screen.findByRole('region', { name: 'Order DH-7XR3DD' })
    expect(screen.queryByText('Invoice id')).toBeNull()
    // nor a purchase
    expect(screen.queryByText('Purchase date')).toBeNull()
    expect(screen.getByText('Order date')).toBeTruthy()
  })

  it('payment failed has the specification’s sentence, and tries the same payment again while it is open', async () => {
    await show(buildInvoice({ outcome: 'payment-failed', paymentUrl: 'https://pay.example/1' }))
    expect(
      await screen.findByText(
        'Sorry, the payment did not go through. Please check your information and try again.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('https://pay.example/1')
  })

  it('says in the words of both what was agreed with a custom offer', async () => {
    const offerNote = 'Pickup at 8:30 from the Creek Hotel\nTwo nights in the camp'
    const offerMessage = 'We are at the Creek Hotel'
    await show(buildInvoice({ bookings: [buildBooking({ offerNote, offerMessage })] }))
    const label = await screen.findByText('Note from the supplier')
    expect(label.parentElement?.textContent).toContain(offerNote)
    expect(screen.getByText('Your message').parentElement?.textContent).toContain(offerMessage)
  })

  it('speaks of no refund where nothing was charged', async () => {
    const bookings = [buildBooking({ status: 'REJECTED' })]
    await show(buildInvoice({ outcome: 'unsuccessful', paymentStatus: 'CANCELLED', bookings }))
    expect(await screen.findByText('Your choices are still in your cart.')).toBeTruthy()
    expect(screen.queryByText(/get your refund/)).toBeNull()
  })

  it('says that a payment for what failed is refunded within 24 hours', async () => {
    const bookings = [buildBooking({ status: 'EXPIRED' })]
    await show(buildInvoice({ outcome: 'unsuccessful', paymentStatus: 'CAPTURED', bookings }))
    expect(await screen.findByText('If we received a payment, it is refunded within 24 hours.')).toBeTruthy()
  })

  it('does not say that it was refunded while support still has to', async () => {
    const refunded = buildBooking({ status: 'CANCELLED', refunded: dirhams(398) })
    const owed = { refundOwed: dirhams(398), bookings: [{ ...refunded, refundOwed: dirhams(398) }] }
    await show(buildInvoice({ outcome: 'cancelled', paymentMethod: 'PAY_LATER', ...owed }))
    expect(await screen.findByText(/Refund due: AED\s398\. Our support team will contact you/)).toBeTruthy()
    expect(screen.queryByText(/has been refunded/)).toBeNull()
    expect(screen.queryByText('Refunded')).toBeNull()
  })

  it('says what was refunded', async () => {
    const refunded = buildBooking({ status: 'CANCELLED', refunded: dirhams(398) })
    await show(buildInvoice({ outcome: 'cancelled', bookings: [refunded] }))
    expect(await screen.findByText(/AED\s398 has been refunded\./)).toBeTruthy()
  })

  it('says what was kept of a cancelled order, and what was refunded', async () => {
    const refunded = buildBooking({ status: 'CANCELLED', refunded: dirhams(300), fees: dirhams(98) })
    await show(buildInvoice({ outcome: 'cancelled', bookings: [refunded] }))
    expect(
      await screen.findByText(
        /^You paid AED\s398\. Of this, AED\s98 is kept as the cancellation fee\. AED\s300 has been refunded\./,
      ),
    ).toBeTruthy()
  })

  it('says of what gives nothing back that all of it is kept', async () => {
    const kept = buildBooking({ status: 'CANCELLED', fees: dirhams(398) })
    await show(buildInvoice({ outcome: 'cancelled', bookings: [kept] }))
    const text = /^The AED\s398 you paid is kept as the cancellation fee\. Nothing is refunded\.$/
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(/nothing to pay/)).toBeNull()
  })

  it('says of a reservation that nobody paid that its time is over', async () => {
    const ended = { outcome: 'cancelled', paymentMethod: 'PAY_LATER', paymentStatus: 'CANCELLED' } as const
    await show(buildInvoice({ ...ended, bookings: [expired] }))
    expect(await screen.findByRole('heading', { name: 'Your reservation has expired' })).toBeTruthy()
    expect(screen.getByText('It was not paid in time, so your places have been released.')).toBeTruthy()
  })

  it('does not tell who cancelled an order themselves that it may be a mistake', async () => {
    const cancelled = { status: 'CANCELLED', cancelledAt: '2026-11-22T08:00:00Z' } as const
    await show(
      buildInvoice({
        outcome: 'cancelled',
        bookings: [buildBooking({ ...cancelled, cancelledByBuyer: true })],
      }),
    )
    const title = await screen.findByRole('heading', { name: 'You cancelled this order' })
    const head = title.closest('header')?.textContent ?? ''
    expect(head).toMatch(/You cancelled it on November\s22, 2026\sat\s12:00\sPM \(GMT\+4\)\./)
    expect(head).toContain('You do not need to do anything.')
    expect(head).not.toContain('mistake')
  })

  it('leaves out of what does not take place how to come to it', async () => {
    const pickup = { name: 'Deira', address: 'The Walk 7', advice: 'Be early', time: '2026-12-24T15:00' }
    await show(buildInvoice({ bookings: [buildBooking({ status: 'CANCELLED', pickup })] }))
    const region = await screen.findByRole('article', { name: 'Dunes at dawn with breakfast' })
    expect(region.textContent).not.toMatch(/Be early|The Walk 7/)
  })

  it('adds up what was paid, what went back and what is left, and says that it was in part', async () => {
    const change = buildChange({ refund: dirhams(100), fee: dirhams(20) })
    const left = buildBooking({ changes: [change], refunded: dirhams(100), fees: dirhams(20) })
    const sum =
      /Total\s?AED\s398Paid, no longer due after changes\+AED\s120Total paidAED\s518Refunded−AED\s100Total after refundsAED\s418of which cancellation feesAED\s20/
    await show(buildInvoice({ bookings: [left] }))
    const invoice = await screen.findByRole('region', { name: 'Invoice DH-7XR3DD' })
    expect(invoice.textContent).toMatch(sum)
    expect(invoice.textContent).toContain('Paid, partly refunded')
    expect(screen.getByRole('article', { name: 'Dunes at dawn with breakfast' }).textContent).toMatch(sum)
  })

  it('says when one booking of several was cancelled', async () => {
    const cancelled = buildBooking({ status: 'CANCELLED', cancelledAt: '2026-11-22T08:00:00Z' })
    await show(buildInvoice({ bookings: [buildBooking({ reference: 'DH-7XR3DD-2' }), cancelled] }))
    const said = 'It was cancelled on November 22, 2026 at 12:00 PM (GMT+4).'
    expect(await screen.findByText(said)).toBeTruthy()
  })
})

describe('a booking', () => {
  it('is told with everything that its traveller must know', async () => {
    const booking = buildBooking({
      pickup: { name: 'Deira', address: 'The Walk 7', time: '2026-12-24T15:00' },
      note: 'Room 12',
      discount: dirhams(39.8),
      total: dirhams(358.2),
    })
    await show(buildInvoice({ bookings: [booking], promoCode: 'WELCOME10' }))
    const region = await screen.findByRole('article', { name: 'Dunes at dawn with breakfast' })
    for (const text of [
      'Approved',
      'Shared car',
      /Thursday, December\s24, 2026/,
      /4:00\s–\s9:30\sPM \(Dubai time\)/,
      '2 adults, 1 child',
      /Pickup: \u2068Deira\u2069, 3:00\sPM/,
      'Your note to the supplier: \u2068Room 12\u2069',
      /Free cancellation until Wed, Dec\s23, 4:00\sPM \(Dubai time\)/,
      'DH-7XR3DD-1',
      /Discount\s*−AED\s39\.80/,
      /Total\s*AED\s358\.20/,
    ]) {
      expect(region.textContent).toMatch(text)
    }
    expect(within(region).getByText('The Walk 7').getAttribute('lang')).toBe('')
  })

  it('has what helps to find the pickup with it, before what was booked along', async () => {
    const booking = buildBooking({
      pickup: { name: 'Deira', address: 'The Walk 7', advice: 'By the fountain.', time: '2026-12-24T15:00' },
      extras: [
        { id: 'album', title: 'Photo album', quantity: 1 },
        { id: 'transfer', title: 'Transfer', quantity: 1, time: '2026-12-24T14:45' },
      ],
    })
    await show(buildInvoice({ bookings: [booking] }))
    const line = (await screen.findByText('By the fountain.')).closest('li')
    expect(line?.textContent).toMatch(/Pickup: .*Deira.*The Walk 7By the fountain\.$/)
    expect(line?.nextElementSibling?.textContent).toMatch(
      /^Additional services: 1\s× Photo album\s·\s1\s× Transfer \(2:45\sPM\)$/,
    )
  })

  it('leads to its ticket first of all, below what it costs, until it is over', async () => {
    const ticketUrl = '/tickets/DH-7XR3DD-1.pdf'
    const reference = 'DH-7XR3DD-2'
    const experience = { ...buildBooking().experience, title: 'Yesterday’s walk' }
    await show(
      buildInvoice({
        bookings: [
          buildBooking({ ticketUrl }),
          buildBooking({ reference, experience, ticketUrl, isOver: true }),
        ],
      }),
    )
    const region = await screen.findByRole('article', { name: 'Dunes at dawn with breakfast' })
    const ticket = within(region).getByRole('link', { name: 'Download ticket' })
    expect(ticket.className).toContain('button--act')
    expect(within(region).getByText('Total').compareDocumentPosition(ticket)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const over = screen.getByRole('article', { name: 'Yesterday’s walk' })
    expect(within(over).getByRole('link', { name: 'Download ticket' }).className).not.toContain('button--act')
  })

  it('of a boat counts the guests as well', async () => {
    const booking = buildBooking({ units: [{ id: 'ITEM', title: 'yacht', quantity: 1 }], guests: 8 })
    await show(buildInvoice({ bookings: [booking] }))
    expect(await screen.findByText('1 × yacht · 8 guests')).toBeTruthy()
  })
})

describe('the invoice', () => {
  it('has lines that add up to its total', async () => {
    const second = buildBooking({
      reference: 'DH-7XR3DD-2',
      price: buildPrice({ total: dirhams(150) }),
      discount: dirhams(15),
      total: dirhams(135),
    })
    const first = buildBooking({ discount: dirhams(39.8), total: dirhams(358.2) })
    await show(buildInvoice({ bookings: [first, second], promoCode: 'WELCOME10' }))
    const invoice = await screen.findByRole('region', { name: /^Invoice DH/ })
    const figures = [...invoice.querySelectorAll('td:last-child .money, .summary dd')].map((figure) =>
      Number(figure.textContent?.replace('−', '-').replace(/[^\d.-]/g, '')),
    )
    const [one = 0, two = 0, subtotal, discount = 0, total] = figures
    expect(one + two).toBe(subtotal)
    expect(one + two + discount).toBeCloseTo(total ?? 0)
    expect(invoice.textContent).toContain('Ada Lovelace')
    expect(invoice.textContent).toContain('Paid')
  })
})

describe('the invoice of what was booked in part', () => {
  it('leaves out of its total what could not be booked', async () => {
    const lost = buildBooking({
      reference: 'DH-7XR3DD-2',
      status: 'EXPIRED',
      price: buildPrice({ total: dirhams(150) }),
      total: dirhams(150),
    })
    const [total, unbooked] = [dirhams(548), dirhams(150)]
    const part = { outcome: 'partially-booked', bookings: [buildBooking(), lost], total, unbooked } as const
    await show(buildInvoice({ ...part, bookings: [...part.bookings] }))
    const invoice = await screen.findByRole('region', { name: /^Invoice DH/ })
    const [subtotal, less, sum] = [...invoice.querySelectorAll('.summary dd')].map(({ textContent }) =>
      Number(textContent?.replace('−', '-').replace(/[^\d.-]/g, '')),
    )
    expect([subtotal, less, sum]).toEqual([548, -150, 398])
    // the card was authorised for all of it
    expect(screen.getByText(/The rest of the amount authorised on your card is released\./)).toBeTruthy()
  })

  it('does not say that a request was charged which was given up before', async () => {
    const given = buildBooking({ reference: 'DH-7XR3DD-2', status: 'CANCELLED', total: dirhams(150) })
    const [total, unbooked] = [dirhams(548), dirhams(150)]
    await show(buildInvoice({ outcome: 'success', bookings: [buildBooking(), given], total, unbooked }))
    expect(await screen.findByText(/You have paid AED\s398 by card\./)).toBeTruthy()
    // of the order and of the booking
    for (const row of screen.getAllByText('Not charged')) {
      expect(row.nextElementSibling?.textContent).toMatch(/−.*150/)
    }
  })

  it('takes the whole total off where the order was cancelled before it was paid', async () => {
    const bookings = [buildBooking({ status: 'CANCELLED', cancelledAt: '2026-11-22T08:00:00Z' })]
    const unpaid = { paymentStatus: 'CANCELLED', paymentMethod: 'PAY_LATER', invoiceId: undefined } as const
    await show(buildInvoice({ outcome: 'cancelled', bookings, unbooked: dirhams(398), ...unpaid }))
    const order = await screen.findByRole('region', { name: /^Order DH/ })
    expect(order.querySelector('.summary')?.textContent).toMatch(
      /SubtotalAED\s398Not charged−AED\s398TotalAED\s0/,
    )
    expect(screen.getByRole('article', { name: /^Dunes/ }).textContent).toMatch(
      /Total\s*AED\s398Not charged−AED\s398/,
    )
  })
})

describe('an order that cannot be shown', () => {
  it('leads to the bookings of this device and to support when nobody knows it', async () => {
    await show(new ApiProblem(404, { code: 'order_unknown' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find this order' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your bookings' }).getAttribute('href')).toBe('#invoices')
  })

  it('says that it is safe when nobody answers, and tries again', async () => {
    await show(new TypeError('Failed to fetch'))
    expect((await screen.findByRole('alert')).textContent).toContain('DH-7XR3DD')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('asks to wait while it is in progress', async () => {
    await show(buildInvoice({ outcome: 'in-progress', nextPollAt: '2099-01-01T00:00:00Z' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Your booking is in progress' })).toBeTruthy()
    await waitFor(
      () => expect(screen.getByRole('status').textContent).toContain('Please wait a few seconds.'),
      {
        timeout: 3000,
      },
    )
  })
})

describe('the invoices', () => {
  it('ask to log in, and say that there are none yet', async () => {
    await renderScreen(<InvoicesView />)
    expect(screen.getByText('Please log in to see your invoices.')).toBeTruthy()
    // who booked without an account has theirs all the same
    expect(screen.getByText('As a guest, you find the invoice on the page of your booking.')).toBeTruthy()
    const ways = ['Log in', 'Sign up'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
    expect(ways).toEqual(['#log-in', '#sign-up'])
    expect(screen.getByRole('heading', { name: 'No invoices yet!' })).toBeTruthy()
  })

  it('of this device keep what stands apart from what failed', async () => {
    const kept = new Map<string, string>()
    const memory = {
      lasts: true,
      get: (name: string) => kept.get(name),
      set: (name: string, value: string) => void kept.set(name, value),
      remove: (name: string) => void kept.delete(name),
    }
    const shelf = openOrderShelf(memory)
    for (const reference of ['GONE', 'FAILED', 'GOOD']) shelf.keep({ reference, token: 't' })
    const api = apiOf((path) => {
      if (path === 'orders/GONE') return Promise.reject(new ApiProblem(404, { code: 'order_unknown' }))
      const reference = path.slice('orders/'.length)
      return Promise.resolve(
        buildInvoice({ reference, outcome: reference === 'GOOD' ? 'success' : 'payment-failed' }),
      )
    })
    await renderScreen(<InvoicesView />, { memory, api })
    const standing = (await screen.findByRole('heading', { name: 'Bookings' })).closest('section')
    const failed = screen.getByRole('heading', { name: 'Unsuccessful' }).closest('section')
    expect(standing?.textContent).toContain('GOOD')
    expect(failed?.textContent).toContain('FAILED')
    expect(screen.queryByText('GONE')).toBeNull()
    await userEvent.click(screen.getByText('GOOD'))
    expect(await screen.findByRole('region', { name: 'Invoice GOOD' })).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Dunes at dawn with breakfast' })).toBeTruthy()
  })
})
