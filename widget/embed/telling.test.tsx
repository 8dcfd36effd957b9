import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTelling } from './telling.ts'

const page = window as unknown as { dataLayer?: unknown[]; other?: unknown[] }

afterEach(() => {
  delete page.dataLayer
  delete page.other
})

const item = {
  experience: 'creek-dinner',
  title: 'Dinner on the creek',
  quantity: 2,
  value: { amount: 37800, currency: 'AED' },
}

function begin() {
  const host = document.createElement('div')
  document.body.append(host)
  const telling = createTelling(host, window)
  telling.count({ AED: 2, KWD: 3 })
  return { host, telling }
}

describe('what happens in a widget is told', () => {
  it('to the page, as an event that bubbles out of every root', () => {
    const { host, telling } = begin()
    const heard = vi.fn<(event: Event) => void>()
    document.addEventListener('dhow:addToCart', heard, { once: true })
    telling.tell('addToCart', { ...item, lines: 1, total: item.value })
    const [event] = heard.mock.calls[0] ?? []
    expect(event).toMatchObject({ target: host, bubbles: true, composed: true, detail: { lines: 1 } })
  })

  it('to who still listens to its name of the version before, beside today’s', () => {
    const host = document.createElement('div')
    const telling = createTelling(host, window, { addToCart: ['added'] })
    const heard: unknown[] = []
    for (const name of ['dhow:addToCart', 'dhow:added']) {
      host.addEventListener(name, (event) => heard.push([event.type, (event as CustomEvent).detail]))
    }
    const detail = { ...item, lines: 1, total: item.value }
    telling.tell('addToCart', detail)
    expect(heard).toEqual([
      ['dhow:addToCart', detail],
      ['dhow:added', detail],
    ])
  })

  it('to no analytics unless they are asked for, whatever the consent', () => {
    const { telling } = begin()
    telling.allow({ consent: 'granted' })
    telling.tell('addToCart', { ...item, lines: 1, total: item.value })
    expect(page.dataLayer).toBeUndefined()
  })

  it('to analytics in the shape of GA4 once there is consent, with what waited for it', async () => {
    const { telling } = begin()
    telling.allow({ analytics: 'dataLayer' })
    telling.tell('addToCart', { ...item, lines: 1, total: item.value })
    expect(page.dataLayer).toBeUndefined()
    telling.allow({ analytics: 'dataLayer', consent: 'granted' })
    await vi.waitFor(() => expect(page.dataLayer).toHaveLength(2))
    expect(page.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'AED',
          value: 378,
          items: [{ item_id: 'creek-dinner', item_name: 'Dinner on the creek', price: 189, quantity: 2 }],
        },
      },
    ])
  })

  it('never to analytics when consent is denied, nor afterwards what happened meanwhile', async () => {
    const { telling } = begin()
    telling.allow({ analytics: 'other' })
    telling.tell('addToCart', { ...item, lines: 1, total: item.value })
    telling.allow({ analytics: 'other', consent: 'denied' })
    telling.tell('removeFromCart', { ...item, lines: 0, total: item.value })
    telling.allow({ analytics: 'other', consent: 'granted' })
    telling.tell('purchase', { reference: 'DH-1', total: item.value, experiences: [], items: [item] })
    await vi.waitFor(() => expect(page.other).toHaveLength(2))
    expect(page.other?.[1]).toMatchObject({
      event: 'purchase',
      ecommerce: { transaction_id: 'DH-1', value: 378 },
    })
  })

  it('to analytics from the list to the refund by the names that GA4 has for it', async () => {
    const { telling } = begin()
    telling.allow({ analytics: 'dataLayer', consent: 'granted' })
    const chosen = { experience: item.experience, title: item.title, from: item.value }
    const items = [item]
    telling.tell('search', { total: 1, experiences: [item.experience] })
    telling.tell('selectItem', chosen)
    telling.tell('viewItem', chosen)
    telling.tell('addToCart', { ...item, lines: 1, total: item.value })
    telling.tell('removeFromCart', { ...item, lines: 1, total: item.value })
    telling.tell('viewCart', { lines: 1, total: item.value, items })
    telling.tell('beginCheckout', { lines: 1, total: item.value, items })
    telling.tell('addPaymentInfo', { reference: 'DH-1', total: item.value, items })
    telling.tell('purchase', { reference: 'DH-1', total: item.value, experiences: [item.experience], items })
    telling.tell('refund', { ...item, reference: 'DH-1', booking: 'DH-1-1' })
    const told = () => (page.dataLayer ?? []) as { event?: string; ecommerce: { items?: object[] } | null }[]
    await vi.waitFor(() => expect(told().at(-1)?.event).toBe('refund'))
    expect(told().flatMap(({ event }) => event ?? [])).toEqual([
      'view_item_list',
      'select_item',
      'view_item',
      'add_to_cart',
      'remove_from_cart',
      'view_cart',
      'begin_checkout',
      'add_payment_info',
      'purchase',
      'refund',
    ])
    // each with its things, and after a word that empties what stood before
    expect(told().filter((_, place) => place % 2 === 0)).toEqual(
      told().flatMap((_, place) => (place % 2 ? [{ ecommerce: null }] : [])),
    )
    for (const { ecommerce } of told().filter(({ event }) => event)) {
      expect(ecommerce?.items).toEqual([expect.objectContaining({ item_id: item.experience })])
    }
    expect(told().at(-1)?.ecommerce).toEqual({
      transaction_id: 'DH-1',
      currency: 'AED',
      value: 378,
      items: [{ item_id: 'creek-dinner', item_name: 'Dinner on the creek', price: 189, quantity: 2 }],
    })
  })

  it('to analytics with the decimals of the currency, and without a word that was typed', async () => {
    const { telling } = begin()
    telling.allow({ analytics: 'dataLayer', consent: 'granted' })
    telling.tell('search', { text: 'ada@example.com', total: 1, experiences: ['creek-dinner'] })
    telling.tell('viewItem', {
      experience: 'creek-dinner',
      title: 'Dinner on the creek',
      from: { amount: 12500, currency: 'KWD' },
    })
    await vi.waitFor(() => expect(page.dataLayer).toHaveLength(4))
    expect(page.dataLayer?.[3]).toMatchObject({ event: 'view_item', ecommerce: { value: 12.5 } })
    expect(JSON.stringify(page.dataLayer)).not.toContain('ada@')
  })
})
