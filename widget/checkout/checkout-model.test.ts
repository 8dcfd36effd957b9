import { describe, expect, it, vi } from 'vitest'
import type { PlaceOrderReply, PlaceOrderRequest } from '../../server/contract/checkout.ts'
import { buildCart, buildLine, dirhams } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import type { Memory } from '../environment/memory.ts'
import type { BuyerDraft } from './buyer-form.ts'
import { contentsOf, createCheckoutMemory, forgetCheckout } from './checkout-memory.ts'
import { createCheckoutModel } from './checkout-model.ts'
import { createPhoneNumbers } from './phone-numbers.ts'

const ada: BuyerDraft = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  countryCode: 'AE',
  phoneNumber: '050 123 4567',
}
const pay: PlaceOrderReply = {
  outcome: 'pay',
  reference: 'DH-1',
  orderToken: 'order-token',
  paymentUrl: 'https://pay.example/1',
  heldUntil: '2099-01-01T10:30:00Z',
}

function buildMemory(): Memory {
  const kept = new Map<string, string>()
  return {
    lasts: true,
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  }
}

interface Asked {
  body: PlaceOrderRequest
  intent: string | undefined
  token: string | undefined
}

/** A checkout with a server that gives the replies in turn; an `Error` is thrown. */
function open({
  replies = [pay],
  typed = ada,
  cart = buildFakeCartStore(buildCart()),
  memory = buildMemory(),
}: {
  replies?: readonly (PlaceOrderReply | Error)[]
  typed?: Partial<BuyerDraft>
  cart?: ReturnType<typeof buildFakeCartStore>
  memory?: Memory
} = {}) {
  const asked: Asked[] = []
  const api = answeringApi({
    write(_method, _path, options) {
      const reply = replies[Math.min(asked.length, replies.length - 1)]
      asked.push({ body: options.body as PlaceOrderRequest, intent: options.intent, token: options.token })
      return reply instanceof Error ? Promise.reject(reply) : reply
    },
  })
  const went = {
    placed: vi.fn<(order: object) => void>(),
    to: vi.fn<(url: string) => void>(),
    shown: vi.fn<(order: object) => void>(),
  }
  const model = createCheckoutModel({
    api,
    language: 'en',
    cart,
    memory: createCheckoutMemory({ memory, visitMemory: memory }),
    loadPhones: () => Promise.resolve(createPhoneNumbers()),
    country: undefined,
    returnUrl: undefined,
    onPlaced: went.placed,
    leaveTo: went.to,
    showOrder: went.shown,
  })
  for (const [field, value] of Object.entries(typed)) model.type(field as keyof BuyerDraft, value)
  return { model, asked, went, cart, memory }
}

describe('Confirm and Pay', () => {
  it('places one order for the cart as the shopper saw it, and goes to the payment page', async () => {
    const { model, asked, went, cart } = open()
    const phases: string[] = []
    model.phase.subscribe((phase) => void phases.push(phase))
    await model.confirm()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      token: 'cart-token',
      body: {
        buyer: { ...ada, phoneNumber: '+971501234567' },
        paymentMethod: 'CARD',
        agreedTotal: cart.cart.value?.total,
        without: [],
      },
    })
    expect(went.placed).toHaveBeenCalledWith({ reference: 'DH-1', token: 'order-token' })
    expect(went.to).toHaveBeenCalledWith('https://pay.example/1')
    expect(phases).toEqual(['form', 'processing-cart', 'processing-checkout', 'redirecting'])
  })

  it('checks the fields before it says that the cart is at work', async () => {
    const { model, asked } = open({ typed: { ...ada, phoneNumber: '050' } })
    await model.prepare()
    const phases: string[] = []
    model.phase.subscribe((phase) => void phases.push(phase))
    expect(await model.confirm()).toBe('phoneNumber')
    expect(phases).toEqual(['form'])
    expect(asked).toHaveLength(0)
  })

  it('asks for the payment page once more while the network is at work, with the same key', async () => {
    const late: PlaceOrderReply = {
      outcome: 'in-progress',
      reference: 'DH-1',
      orderToken: 'order-token',
      heldUntil: '2026-11-21T08:35:00Z',
    }
    const { model, asked, went } = open({ replies: [late, late, pay] })
    await model.confirm()
    expect(asked).toHaveLength(3)
    expect(new Set(asked.map(({ intent }) => intent)).size).toBe(1)
    expect(went.to).toHaveBeenCalledWith('https://pay.example/1')
  })

  it('places one order however fast the button is pressed again', async () => {
    const { model, asked } = open()
    await Promise.all([model.confirm(), model.confirm(), model.confirm()])
    await model.confirm()
    expect(asked).toHaveLength(1)
  })

  it('means the same order when nobody answered the first time', async () => {
    const { model, asked, went } = open({ replies: [new TypeError('Failed to fetch'), pay] })
    await model.confirm()
    expect(model.trouble.value).toEqual({ kind: 'unreachable' })
    expect(model.phase.value).toBe('form')
    await model.confirm()
    expect(asked[1]?.intent).toBe(asked[0]?.intent)
    expect(went.to).toHaveBeenCalledOnce()
  })

  it('means another order when the buyer or the cart has changed since', async () => {
    const lost = new TypeError('Failed to fetch')
    const { model, asked, cart } = open({ replies: [lost, lost, pay] })
    await model.confirm()
    model.type('email', 'countess@example.com')
    await model.confirm()
    cart.show(buildCart({ ...cart.cart.value, revision: 9 }))
    await model.confirm()
    expect(new Set(asked.map(({ intent }) => intent)).size).toBe(3)
  })

  it('means another order once the first was answered: back from the payment page it is asked for anew', async () => {
    const { model, asked } = open()
    await model.confirm()
    model.reopen()
    expect(model.phase.value).toBe('form')
    await model.confirm()
    expect(asked).toHaveLength(2)
    expect(asked[1]?.intent).not.toBe(asked[0]?.intent)
  })

  it('asks for nothing while a field is wrong, and names the first one', async () => {
    const { model, asked } = open({ typed: { ...ada, lastName: ' ', email: 'ada@', phoneNumber: '' } })
    expect(await model.confirm()).toBe('lastName')
    expect(model.faults.value).toEqual({ lastName: 'required', email: 'format', phoneNumber: 'required' })
    expect(asked).toEqual([])
    expect(model.phase.value).toBe('form')
  })

  it('shows what the server refused beside its field', async () => {
    const refused = new ApiProblem(400, {
      code: 'invalid_request',
      errors: [{ pointer: '/buyer/phoneNumber', code: 'phone_invalid', detail: '' }],
    })
    const { model } = open({ replies: [refused] })
    expect(await model.confirm()).toBe('phoneNumber')
    expect(model.faults.value.phoneNumber).toBe('not-of-country')
    expect(model.trouble.value).toBeUndefined()
  })

  it('shows the order at once when there is nothing to pay now', async () => {
    const placed: PlaceOrderReply = { outcome: 'placed', reference: 'DH-2', orderToken: 'token' }
    const cart = buildFakeCartStore(buildCart({ payLater: true }))
    const { model, asked, went } = open({ replies: [placed], cart })
    model.choose('PAY_LATER')
    await model.confirm()
    expect(asked[0]?.body.paymentMethod).toBe('PAY_LATER')
    expect(went.shown).toHaveBeenCalledWith({ reference: 'DH-2', token: 'token' })
  })

  it('pays by card when the cart can no longer be paid later', async () => {
    const cart = buildFakeCartStore(buildCart({ payLater: true }))
    const { model, asked } = open({ cart })
    model.choose('PAY_LATER')
    cart.show(buildCart({ payLater: false }))
    await model.confirm()
    expect(asked[0]?.body.paymentMethod).toBe('CARD')
  })

  it.each([
    ['payment_unavailable', 503, 'busy'],
    ['order_superseded', 409, 'superseded'],
    ['cart_unknown', 401, 'cart-gone'],
    ['pay_later_not_offered', 400, 'pay-later'],
    ['too_many_reservations', 409, 'reserved'],
    ['too_many_reservations_of_network', 409, 'reserved-network'],
    ['too_many_unpaid', 409, 'unpaid'],
    ['too_many_unpaid_of_network', 409, 'unpaid-network'],
    ['too_many_places', 409, 'too-many-places'],
    ['total_too_large', 409, 'too-large'],
    ['internal', 500, 'request'],
  ] as const)('says what %s means, and stays where it was', async (code, status, kind) => {
    const { model } = open({ replies: [new ApiProblem(status, { code, requestId: 'r-1' })] })
    await model.confirm()
    expect(model.trouble.value).toMatchObject({ kind, requestId: 'r-1' })
    expect(model.phase.value).toBe('form')
  })
})

describe('a cart that shows something as not available', () => {
  const refused = buildLine({ fault: { fault: 'refused' } })

  it('is ordered without it at once, for the total that was shown', async () => {
    const cart = buildFakeCartStore(buildCart({ lines: [refused, buildLine()] }))
    const { model, asked, went } = open({ replies: [pay], cart })
    await model.confirm()
    expect(asked[0]?.body).toMatchObject({ agreedTotal: cart.cart.value?.total, without: [refused.id] })
    expect(went.to).toHaveBeenCalledOnce()
  })

  it('still goes without it when a review found something else', async () => {
    const [gone, kept] = [buildLine(), buildLine()]
    const cart = buildFakeCartStore(buildCart({ lines: [refused, gone, kept] }))
    const review: PlaceOrderReply = {
      outcome: 'review',
      check: 'some-unavailable',
      unavailable: [gone.id],
      repriced: [],
      cart: buildCart({ lines: [kept] }),
      totalPayable: dirhams(398),
    }
    const { model, asked } = open({ replies: [review, pay], cart })
    await model.confirm()
    await model.confirm()
    expect(asked[1]?.body.without).toEqual([refused.id, gone.id])
  })
})

describe('a review', () => {
  const [gone, kept] = [buildLine(), buildLine()]
  const left = buildCart({ lines: [kept] })
  const review: PlaceOrderReply = {
    outcome: 'review',
    check: 'some-unavailable-and-prices-changed',
    unavailable: [gone.id],
    repriced: [{ lineId: kept.id, agreed: dirhams(398), now: dirhams(420) }],
    cart: left,
    totalPayable: dirhams(420),
  }

  it('charges the new total only after a fresh consent, without what is gone', async () => {
    const cart = buildFakeCartStore(buildCart({ lines: [gone, kept] }))
    const { model, asked, went } = open({ replies: [review, pay], cart })
    await model.confirm()
    expect(model.phase.value).toBe('review')
    // the cart says it too
    expect(cart.load).toHaveBeenCalledOnce()
    expect(went.to).not.toHaveBeenCalled()
    await model.confirm()
    expect(asked[1]?.body).toMatchObject({ agreedTotal: dirhams(420), without: [gone.id] })
    expect(asked[1]?.intent).not.toBe(asked[0]?.intent)
    expect(went.to).toHaveBeenCalledOnce()
  })

  it('is not shown because another tab has the cart in another currency', async () => {
    const dollars = { amount: 10_837, currency: 'USD' }
    const inDollars: PlaceOrderReply = { ...review, check: 'prices-changed', totalPayable: dollars }
    const cart = buildFakeCartStore(buildCart())
    const { model, asked, went } = open({ replies: [inDollars, pay], cart })
    await model.confirm()
    expect(cart.load).toHaveBeenCalledOnce()
    expect(asked.map(({ body }) => body.agreedTotal)).toEqual([buildCart().total, buildCart().total])
    expect(asked[1]?.intent).not.toBe(asked[0]?.intent)
    expect(went.to).toHaveBeenCalledOnce()
  })

  it('adds up what a second one takes out', async () => {
    const second: PlaceOrderReply = {
      ...review,
      check: 'some-unavailable',
      unavailable: [kept.id],
      repriced: [],
    }
    const { model, asked } = open({ replies: [review, second, pay] })
    await model.confirm()
    await model.confirm()
    await model.confirm()
    expect(asked[2]?.body.without).toEqual([gone.id, kept.id])
  })

  it('is forgotten when the shopper goes back', async () => {
    const { model, asked, cart } = open({ replies: [review, pay] })
    await model.confirm()
    model.reopen()
    await model.confirm()
    expect(asked[1]?.body).toMatchObject({ agreedTotal: cart.cart.value?.total, without: [] })
  })

  it('keeps its place when nobody answers', async () => {
    const { model } = open({ replies: [review, new TypeError('Failed to fetch')] })
    await model.confirm()
    await model.confirm()
    expect(model.phase.value).toBe('review')
    expect(model.trouble.value).toEqual({ kind: 'unreachable' })
  })
})

describe('what was typed', () => {
  it('is there again after a reload, and gone once something is booked', async () => {
    const memory = buildMemory()
    open({ memory })
    const later = open({ memory, typed: {} })
    expect(later.model.buyer.value).toEqual(ada)
    await later.model.confirm()
    forgetCheckout({ memory, visitMemory: memory }, { booked: true })
    expect(open({ memory, typed: {} }).model.buyer.value.firstName).toBe('')
  })

  it('stays when the payment failed: nothing is asked twice', () => {
    const memory = buildMemory()
    open({ memory })
    forgetCheckout({ memory, visitMemory: memory }, { booked: false })
    expect(open({ memory, typed: {} }).model.buyer.value).toEqual(ada)
  })

  it.each(['nonsense', '{"firstName":7}', '[]', 'null'])(
    'is not believed when the storage holds %s',
    (stored) => {
      const memory = buildMemory()
      memory.set('checkout-buyer', stored)
      expect(open({ memory, typed: {} }).model.buyer.value.firstName).toBe('')
    },
  )
})

describe('what the traveller tells the suppliers', () => {
  it('is sent with the order for each line of the cart that has some', async () => {
    const lines = [buildLine(), buildLine(), buildLine()] as const
    const { model, asked } = open({ cart: buildFakeCartStore(buildCart({ lines: [...lines] })) })
    model.note(lines[0].id, ' No nuts ')
    model.note(lines[1].id, '   ')
    model.note('a line that was taken out', 'Room 12')
    await model.confirm()
    expect(asked[0]?.body.notes).toEqual([{ lineId: lines[0].id, note: 'No nuts' }])
  })

  it('is there again after a reload, until the booking is made', () => {
    const memory = buildMemory()
    open({ memory }).model.note('line', 'No nuts')
    expect(open({ memory }).model.notes.value).toEqual({ line: 'No nuts' })
    forgetCheckout({ memory, visitMemory: memory }, { booked: false })
    expect(open({ memory }).model.notes.value).toEqual({ line: 'No nuts' })
    forgetCheckout({ memory, visitMemory: memory }, { booked: true })
    expect(open({ memory }).model.notes.value).toEqual({})
  })

  it.each(['nonsense', '[]', '{"line":7}', JSON.stringify({ line: 'x'.repeat(501) })])(
    'is not believed when the storage holds %s',
    (stored) => {
      const memory = buildMemory()
      memory.set('checkout-notes', stored)
      expect(open({ memory }).model.notes.value).toEqual({})
    },
  )
})

describe('a field that is left', () => {
  it('says that the format is wrong, but not that nothing was typed yet', async () => {
    const { model } = open({ typed: { email: 'ada@example' } })
    await model.prepare()
    model.leave('email')
    model.leave('firstName')
    expect(model.faults.value).toEqual({ email: 'format' })
    model.type('email', 'ada@example.com')
    model.leave('email')
    expect(model.faults.value.email).toBeUndefined()
  })

  it('does not go on calling a telephone number wrong once another country is chosen', async () => {
    const { model } = open({ typed: { ...ada, countryCode: 'US' } })
    await model.prepare()
    model.leave('phoneNumber')
    expect(model.faults.value.phoneNumber).toBe('not-of-country')
    model.type('countryCode', 'AE')
    expect(model.faults.value.phoneNumber).toBeUndefined()
  })

  it('takes the country from a number that says it itself', async () => {
    const { model } = open({ typed: { ...ada, phoneNumber: '+90 532 123 45 67' } })
    await model.prepare()
    model.leave('phoneNumber')
    expect(model.buyer.value.countryCode).toBe('TR')
  })
})

describe('a payment under way', () => {
  it('is remembered with the cart that it is for, until it is decided', async () => {
    const { model, memory, cart } = open()
    await model.confirm()
    expect(createCheckoutMemory({ memory, visitMemory: memory }).readPending()).toEqual({
      reference: 'DH-1',
      paymentUrl: 'https://pay.example/1',
      heldUntil: '2099-01-01T10:30:00Z',
      cartId: cart.cart.value?.id,
      contents: contentsOf(cart.cart.value ?? { lines: [] }),
      currency: cart.cart.value?.currency,
    })
    forgetCheckout({ memory, visitMemory: memory }, { booked: false })
    expect(createCheckoutMemory({ memory, visitMemory: memory }).readPending()).toBeUndefined()
  })

  it('is remembered without the visit as long as the places are held, and nothing that was typed with it', async () => {
    const [memory, visitMemory] = [buildMemory(), buildMemory()]
    const pending = {
      reference: 'DH-1',
      paymentUrl: 'https://pay.example/1',
      heldUntil: '2099-01-01T10:30:00Z',
      cartId: 'c',
      contents: '[]',
      currency: 'AED',
    }
    const first = createCheckoutMemory({ memory, visitMemory })
    first.keepBuyer(JSON.stringify(ada))
    first.keepPending(pending)
    const later = createCheckoutMemory({ memory, visitMemory: buildMemory() })
    expect(later.readPending()).toEqual(pending)
    expect(later.readBuyer()).toBeUndefined()
    first.keepPending({ ...pending, heldUntil: '2020-01-01T10:30:00Z' })
    expect(later.readPending()).toBeUndefined()
    // who never left is told that the time is over
    expect(first.readPending()?.reference).toBe('DH-1')
  })

  it('is no link to anywhere else when somebody tampered with the storage', () => {
    const memory = buildMemory()
    memory.set(
      'checkout-pending',
      JSON.stringify({
        reference: 'x',
        paymentUrl: 'javascript:alert(1)',
        heldUntil: '2099-01-01T10:30:00Z',
        cartId: 'c',
        contents: '[]',
        currency: 'AED',
      }),
    )
    expect(createCheckoutMemory({ memory, visitMemory: memory }).readPending()).toBeUndefined()
  })
})
