import { batch, computed, signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type {
  Buyer,
  PaymentMethod,
  PlaceOrderReply,
  PlaceOrderRequest,
} from '../../server/contract/checkout.ts'
import type { Money } from '../../server/contract/primitives.ts'
import { buyerFields, checkBuyer, readDraft } from './buyer-form.ts'
import type { BuyerDraft, BuyerFaults, BuyerField } from './buyer-form.ts'
import { contentsOf } from './checkout-memory.ts'
import type { Notes } from './checkout-memory.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { goneOf } from './gone-lines.ts'
import { createIntent } from './idempotency-keys.ts'
import { unaddressedOf, wordsOf } from './supplier-words.ts'
import { troubleOf } from './checkout-trouble.ts'
import type { CheckoutTrouble } from './checkout-trouble.ts'
import type { PhoneNumbers } from './phone-numbers.ts'

/** The cart check's finding: what is not as the shopper saw it. */
export type Review = Extract<PlaceOrderReply, { outcome: 'review' }>

/** Where checkout stands (specification, section 4). */
export type CheckoutPhase = 'form' | 'processing-cart' | 'processing-checkout' | 'redirecting' | 'review'

/** `all`: fields are empty that must not be. `marked`: what stands in a field is wrong. */
export type Complaint = 'all' | 'marked'

/** An order as the browser remembers it. */
export interface PlacedOrder {
  reference: string
  token: string
  /** Opens all of it where the token opens a summary; for memory alone. */
  proof?: string
}

/** Refusals after which the cart is to be seen as it is now. */
const shownAnew: ReadonlySet<CheckoutTrouble['kind']> = new Set(['cart-gone', 'pay-later', 'address'])

const askAgainMs = 1_000
const pause = () => new Promise((resolve) => setTimeout(resolve, askAgainMs))

/** Checkout of one visit to the screen. */
export interface CheckoutModel {
  phase: ReadonlySignal<CheckoutPhase>
  buyer: ReadonlySignal<BuyerDraft>
  faults: ReadonlySignal<BuyerFaults>
  method: ReadonlySignal<PaymentMethod>
  /** What the traveller tells the suppliers, by line of the cart; its address by `addressKey`. */
  notes: ReadonlySignal<Notes>
  /** Address fields that must not stay empty and did. */
  unaddressed: ReadonlySignal<readonly string[]>
  /** What is wrong with the form as a whole: something is empty, or something is marked. */
  complaint: ReadonlySignal<Complaint | undefined>
  /** What was said when the form was last sent off in vain, and how often it was. */
  refused: ReadonlySignal<{ for?: Complaint; times: number }>
  review: ReadonlySignal<Review | undefined>
  trouble: ReadonlySignal<CheckoutTrouble | undefined>
  phones: ReadonlySignal<PhoneNumbers | undefined>
  /** Fills fields that were not typed into; what was filled before gives way to what is known now. */
  fill(known: Partial<BuyerDraft>): void
  /** Loads what is wanted soon: the world's telephone numbers. */
  prepare(): Promise<void>
  type(field: BuyerField, value: string): void
  /** The buyer has left a field: says what is wrong with what was typed, not that nothing was. */
  leave(field: BuyerField): void
  choose(method: PaymentMethod): void
  note(key: string, text: string): void
  /** "Confirm and Pay", also after a review. Answers the first field that is wrong, if one is. */
  confirm(): Promise<string | undefined>
  /** Back to the form, after a review or from the payment page. */
  reopen(): void
}

/** Makes the checkout of one screen. Nothing of it lives longer, except what `memory` keeps. */
export function createCheckoutModel(deps: CheckoutDeps): CheckoutModel {
  const { cart, memory } = deps
  const draft = readDraft(memory.readBuyer())
  const phase = signal<CheckoutPhase>('form')
  const buyer = signal<BuyerDraft>({ ...draft, countryCode: draft.countryCode || (deps.country ?? '') })
  const faults = signal<BuyerFaults>({})
  /** Values that were filled in, not typed. */
  let filled: Partial<BuyerDraft> = draft.countryCode ? {} : { countryCode: deps.country ?? '' }
  const method = signal<PaymentMethod>('CARD')
  const notes = signal(memory.readNotes())
  const unaddressed = signal<readonly string[]>([])
  const complaint = computed<Complaint | undefined>(() => {
    const found = Object.values(faults.value).filter(Boolean)
    if (found.includes('required') || unaddressed.value.length > 0) return 'all'
    return found.length > 0 ? 'marked' : undefined
  })
  const refused = signal<{ for?: Complaint; times: number }>({ times: 0 })
  const review = signal<Review | undefined>(undefined)
  const trouble = signal<CheckoutTrouble | undefined>(undefined)
  const phones = signal<PhoneNumbers | undefined>(undefined)
  /** Lines that the shopper agreed to leave out. */
  let without: string[] = []
  const intent = createIntent()

  const ready = async () => (phones.value ??= await deps.loadPhones())

  /** Marks the fields that are wrong, and returns the name of the first one. */
  function refuse(found: BuyerFaults, empty: readonly string[] = []): string | undefined {
    batch(() => {
      faults.value = found
      unaddressed.value = empty
      phase.value = 'form'
      refused.value = { for: complaint.value, times: refused.peek().times + 1 }
    })
    return firstOf(found) ?? empty[0]
  }

  let confirming: Promise<string | undefined> | undefined

  async function checkAndOrder(): Promise<string | undefined> {
    if (phase.peek() !== 'form' && phase.peek() !== 'review') return undefined
    const before = phase.peek()
    trouble.value = undefined
    // the fields are checked at once, unless there is something to wait for
    if (!phones.peek()) phase.value = 'processing-cart'
    try {
      const result = checkBuyer(buyer.peek(), await ready())
      if (!review.peek()) without = goneOf(cart.cart.peek())
      const ordered = cart.cart.peek()?.lines.filter(({ id }) => !without.includes(id)) ?? []
      const empty = unaddressedOf(notes.peek(), ordered)
      if ('faults' in result || empty.length > 0) {
        return refuse('faults' in result ? result.faults : {}, empty)
      }
      unaddressed.value = []
      phase.value = 'processing-cart'
      const request = requestFor(result.buyer)
      if (!request) {
        await cart.load()
        phase.value = 'form'
        return undefined
      }
      phase.value = 'processing-checkout'
      let reply = await place(request)
      if (reply.outcome === 'review' && reply.totalPayable.currency !== request.agreedTotal.currency) {
        // another tab shows the same cart in another currency: no price has changed
        await cart.load()
        reply = await place(request)
      }
      settle(reply)
    } catch (error) {
      const found = troubleOf(error)
      // a second try means the same order; only an answer that refused it makes room for another one
      if (found.kind !== 'unreachable') intent.answered()
      // another cart than the one that is shown
      if (shownAnew.has(found.kind)) void cart.load()
      if (found.faults) return refuse(found.faults)
      trouble.value = found
      phase.value = before
    }
    return undefined
  }

  async function place(
    body: PlaceOrderRequest,
  ): Promise<Exclude<PlaceOrderReply, { outcome: 'in-progress' }>> {
    const order = {
      token: cart.token(),
      body,
      intent: intent.keyOf([body, cart.cart.peek()?.id, cart.cart.peek()?.revision]),
    }
    let reply = await deps.api.call('placeOrder', order)
    // the payment page is on its way: the same request waits for it, and the server says when it ends
    while (reply.outcome === 'in-progress') {
      await pause()
      reply = await deps.api.call('placeOrder', order)
    }
    intent.answered()
    return reply
  }

  function requestFor(checked: Buyer): PlaceOrderRequest | undefined {
    const shown = cart.cart.peek()
    const agreedTotal: Money | undefined = review.peek()?.totalPayable ?? shown?.total
    if (!shown || !agreedTotal) return undefined
    return {
      buyer: checked,
      paymentMethod: shown.payLater ? method.peek() : 'CARD',
      agreedTotal,
      without,
      notes: wordsOf(notes.peek(), shown.lines),
      language: deps.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(deps.returnUrl ? { returnUrl: deps.returnUrl } : {}),
    }
  }

  function settle(reply: Exclude<PlaceOrderReply, { outcome: 'in-progress' }>): void {
    switch (reply.outcome) {
      case 'pay': {
        const { reference, paymentUrl, heldUntil } = reply
        const shown = cart.cart.peek()
        deps.onPlaced({ reference, token: reply.orderToken, proof: reply.proof })
        if (shown) {
          const { id: cartId, currency } = shown
          memory.keepPending({
            reference,
            paymentUrl,
            heldUntil,
            cartId,
            contents: contentsOf(shown),
            currency,
          })
        }
        phase.value = 'redirecting'
        deps.leaveTo(paymentUrl)
        return
      }
      case 'placed': {
        const order = { reference: reply.reference, token: reply.orderToken }
        deps.onPlaced({ ...order, proof: reply.proof })
        phase.value = 'redirecting'
        deps.showOrder(order)
        return
      }
      case 'review':
        without = [...without, ...reply.unavailable]
        review.value = reply
        phase.value = 'review'
        // so that the cart says it too, wherever it is looked at
        void cart.load()
        return
      default:
        reply satisfies never
    }
  }

  return {
    phase,
    buyer,
    faults,
    method,
    notes,
    unaddressed,
    complaint,
    refused,
    review,
    trouble,
    phones,
    fill(known) {
      const now = { ...buyer.peek() }
      for (const field of buyerFields) {
        const isUntouched = now[field] === '' || now[field] === filled[field]
        if (known[field] === undefined || !isUntouched) continue
        now[field] = known[field]
        filled = { ...filled, [field]: known[field] }
      }
      buyer.value = now
    },
    prepare: async () => void (await ready().catch(() => undefined)),
    type(field, value) {
      buyer.value = { ...buyer.peek(), [field]: value }
      memory.keepBuyer(JSON.stringify(buyer.peek()))
      const left = { ...faults.peek(), [field]: undefined }
      // a number is read as its country writes it: with another country it may be right
      if (field === 'countryCode' && left.phoneNumber !== 'required') left.phoneNumber = undefined
      faults.value = left
    },
    leave(field) {
      const known = phones.peek()
      const typed = buyer.peek()[field].trim()
      if (!known || !typed) return
      const result = checkBuyer(buyer.peek(), known)
      const fault = 'faults' in result ? result.faults[field] : undefined
      faults.value = { ...faults.peek(), [field]: fault }
      const read = field === 'phoneNumber' && known.read(typed, buyer.peek().countryCode)
      // a number with a plus sign says its country itself, unless its calling code is that of the country already there
      if (read && read.countryCode !== buyer.peek().countryCode) {
        buyer.value = { ...buyer.peek(), countryCode: read.countryCode }
      }
    },
    choose: (chosen) => void (method.value = chosen),
    note(key, text) {
      notes.value = { ...notes.peek(), [key]: text }
      unaddressed.value = unaddressed.peek().filter((field) => field !== key)
      memory.keepNotes(notes.peek())
    },
    confirm: () => (confirming ??= checkAndOrder().finally(() => (confirming = undefined))),
    reopen() {
      phase.value = 'form'
      review.value = undefined
      trouble.value = undefined
      without = []
      void cart.load()
    },
  }
}

function firstOf(faults: BuyerFaults): BuyerField | undefined {
  return buyerFields.find((field) => faults[field])
}
