import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Invoice } from '../../server/contract/checkout.ts'
import { buildInvoice } from '../../server/testing/factories/invoice.ts'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { createOrderModel } from './order-model.ts'

const order = { reference: 'DH-1', token: 'order-token' }
const now = Date.parse('2026-11-21T08:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

const inProgress = (afterMs: number): Invoice =>
  buildInvoice({ outcome: 'in-progress', nextPollAt: new Date(Date.now() + afterMs).toISOString() })

function follow(...replies: (() => Invoice | Error)[]) {
  const asked: number[] = []
  const api = answeringApi({
    read(path, { token }) {
      expect([path, token]).toEqual(['orders/DH-1', 'order-token'])
      const reply = replies[Math.min(asked.length, replies.length - 1)]?.()
      asked.push(Date.now() - now)
      return reply instanceof Error ? Promise.reject(reply) : reply
    },
  })
  const model = createOrderModel(api, order)
  return { model, asked, stop: model.follow() }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('an order in progress', () => {
  it('is asked for again when the server says so, until it is decided', async () => {
    const { model, asked, stop } = follow(
      () => inProgress(2_000),
      () => inProgress(5_000),
      () => buildInvoice(),
    )
    await pass(30_000)
    expect(asked).toEqual([0, 2_000, 7_000])
    expect(model.invoice.value?.outcome).toBe('success')
    stop()
  })

  it.each([
    ['in the past', -60_000, 1_000],
    ['far in the future', 3_600_000, 15_000],
  ])('is neither hammered nor forgotten when the clock of this device is %s', async (_case, offset, wait) => {
    const { asked, stop } = follow(() => inProgress(offset))
    await pass(wait)
    expect(asked).toEqual([0, wait])
    stop()
  })

  it('is worth a sentence after a second, and a way on after twenty', async () => {
    const { model, stop } = follow(() => inProgress(2_000))
    await pass(999)
    expect(model.patience.value).toBe('none')
    await pass(1)
    expect(model.patience.value).toBe('some')
    await pass(19_000)
    expect(model.patience.value).toBe('lost')
    stop()
  })

  it('is no longer asked for once nobody looks', async () => {
    const { asked, stop } = follow(() => inProgress(2_000))
    await pass(100)
    stop()
    await pass(60_000)
    expect(asked).toHaveLength(1)
  })
})

describe('an order that cannot be shown', () => {
  it('is unknown when the server does not know it, and is asked for once', async () => {
    const { model, asked, stop } = follow(() => new ApiProblem(404, { code: 'order_unknown' }))
    await pass(60_000)
    expect(model.state.value).toBe('unknown')
    expect(asked).toHaveLength(1)
    stop()
  })

  it('is out of reach while nobody answers, and comes by itself', async () => {
    const { model, stop } = follow(
      () => new TypeError('Failed to fetch'),
      () => buildInvoice(),
    )
    await pass(0)
    expect(model.state.value).toBe('failed')
    await pass(15_000)
    expect(model.state.value).toBe('ready')
    stop()
  })

  it('stays as it was shown when a later call fails', async () => {
    const { model, stop } = follow(
      () => inProgress(2_000),
      () => new TypeError('Failed to fetch'),
      () => buildInvoice(),
    )
    await pass(2_000)
    expect(model.state.value).toBe('ready')
    await pass(15_000)
    expect(model.invoice.value?.outcome).toBe('success')
    stop()
  })
})

it('is asked for again while something of it is under way, and not once nothing is', async () => {
  const underWay = (afterMs: number) => ({
    ...inProgress(afterMs),
    outcome: 'success' as const,
  })
  const { asked, stop } = follow(
    () => underWay(4_000),
    () => underWay(3_600_000),
    () => buildInvoice(),
  )
  await pass(600_000)
  expect(asked).toEqual([0, 4_000, 64_000])
  stop()
})

describe('an order that a proof opens', () => {
  const proofs = () => new Map([['DH-1', 'proof']])
  function followProved(held: Map<string, string>, lastsMs: number) {
    const asked: [ms: number, token: string | undefined][] = []
    const api = answeringApi({
      read(_path, { token }) {
        asked.push([Date.now() - now, token])
        const over = token === 'proof' && Date.now() - now >= lastsMs
        return over ? Promise.reject(new ApiProblem(404, { code: 'order_unknown' })) : buildInvoice()
      },
    })
    const model = createOrderModel(api, order, { proofs: held })
    return { model, asked, stop: model.follow() }
  }
  const halfAnHour = 30 * 60_000

  it('is read again when the proof ends, by the token that is left', async () => {
    const { asked, stop } = followProved(proofs(), halfAnHour)
    await pass(2 * halfAnHour)
    expect(asked).toEqual([
      [0, 'proof'],
      [halfAnHour, 'proof'],
      [halfAnHour, 'order-token'],
    ])
    stop()
  })

  it('is so too after it was proved anew', async () => {
    const held = new Map<string, string>()
    const { model, asked, stop } = followProved(held, Infinity)
    await pass(1_000)
    held.set('DH-1', 'proof')
    model.again()
    await pass(halfAnHour)
    expect(asked).toEqual([
      [0, 'order-token'],
      [1_000, 'proof'],
      [halfAnHour + 1_000, 'proof'],
    ])
    stop()
    await pass(halfAnHour)
    expect(asked).toHaveLength(3)
  })
})
