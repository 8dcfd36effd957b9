import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Api, ApiProblem, createApi } from './api.ts'

type Answer = { status: number; body?: unknown }

/** An API of one app against a server that gives these answers in turn, the last one for ever. */
async function openApi(
  load: Parameters<typeof createApi>[1],
  ...answers: [Answer, ...Answer[]]
): Promise<{ api: Api; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const listener: RequestListener = (request, response) => {
    const { status, body } = answers[Math.min(requests.length, answers.length - 1)] ?? answers[0]
    requests.push(request)
    response.writeHead(status, {
      'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    })
    response.end(JSON.stringify(body ?? {}))
  }
  const server = createServer(listener).listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const context = { base: `http://127.0.0.1:${port}/api/v1/`, language: 'ar', currency: 'AED' }
  const api = createApi(context, load)
  return { api, requests }
}

const transports = [
  ['ky', () => import('ky')],
  ['the small one that browsers get', () => import('../embed/small-fetch.ts')],
] as const

describe.each(transports)('a call by %s', (_name, load) => {
  const buildApi = (...answers: [Answer, ...Answer[]]) => openApi(load, ...answers)

  it('says the language and the currency of its caller', async () => {
    const { api, requests } = await buildApi({ status: 200, body: { total: 3 } })
    await expect(
      api.call('searchExperiences', { query: { text: 'desert', city: undefined } }),
    ).resolves.toEqual({
      total: 3,
    })
    expect(requests[0]?.url).toBe('/api/v1/experiences?language=ar&currency=AED&text=desert')
  })

  it('carries the token as a bearer, never as a cookie or in the address', async () => {
    const { api, requests } = await buildApi({ status: 200 })
    await api.call('readCart', { token: 'secret' })
    expect(requests[0]?.headers.authorization).toBe('Bearer secret')
    expect(requests[0]?.url).not.toContain('secret')
  })

  it('names what it is about in its path, whatever signs that has', async () => {
    const { api, requests } = await buildApi({ status: 200 })
    await api.call('readOrder', { path: { reference: 'DH/7 K?' } })
    expect(requests[0]?.url).toMatch(/^\/api\/v1\/orders\/DH%2F7%20K%3F\?/)
  })

  it('is given up by whoever leaves', async () => {
    const { api } = await buildApi({ status: 200 })
    await expect(api.call('listCategories', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
  })

  it('throws what is no problem when nobody answers', async () => {
    const context = { base: 'http://127.0.0.1:9/api/v1/', language: 'en', currency: 'AED' }
    const failure = await createApi(context, load)
      .call('logOut')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(ApiProblem)
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is tried once more when it reads and was answered with %i',
    async (status) => {
      const { api, requests } = await buildApi({ status }, { status: 200, body: { ok: true } })
      await expect(api.call('listCategories')).resolves.toEqual({ ok: true })
      expect(requests).toHaveLength(2)
    },
  )

  it('is not tried a third time when it reads', async () => {
    const { api, requests } = await buildApi({ status: 503 })
    await expect(api.call('listCategories')).rejects.toBeInstanceOf(ApiProblem)
    expect(requests).toHaveLength(2)
  })

  it('is not tried again when it reads what cannot be given', async () => {
    const { api, requests } = await buildApi({ status: 404 })
    await expect(api.call('listCategories')).rejects.toBeInstanceOf(ApiProblem)
    expect(requests).toHaveLength(1)
  })

  it('is never repeated when it writes', async () => {
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      const { api, requests } = await buildApi({ status })
      await expect(api.call('logOut')).rejects.toBeInstanceOf(ApiProblem)
      expect(requests).toHaveLength(1)
    }
  })

  it('gives every write a key, and a repeated intent the same one', async () => {
    const { api, requests } = await buildApi({ status: 200 })
    await api.call('logOut', { intent: 'order-1' })
    await api.call('logOut')
    expect(requests[0]?.headers['idempotency-key']).toBe('order-1')
    expect(requests[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('keeps the key of a write that nobody answered for whoever sends the same again', async () => {
    const { api, requests } = await buildApi({ status: 503 }, { status: 200 })
    const add = (promoCode: string) => api.call('changeCart', { token: 'mine', body: { promoCode } })
    await expect(add('dinner')).rejects.toBeInstanceOf(ApiProblem)
    await add('lunch')
    await add('dinner')
    await add('dinner')
    const [lost, other, again, later] = requests.map(({ headers }) => headers['idempotency-key'])
    expect(again).toBe(lost)
    expect(new Set([lost, other, later]).size).toBe(3)
  })

  it('begins anew with a key of its own after a refusal', async () => {
    const { api, requests } = await buildApi({ status: 409 }, { status: 200 })
    await expect(api.call('logOut')).rejects.toBeInstanceOf(ApiProblem)
    await api.call('logOut')
    expect(requests[0]?.headers['idempotency-key']).not.toBe(requests[1]?.headers['idempotency-key'])
  })

  it('throws an answered problem with its code and the request’s id', async () => {
    const body = { code: 'cart_gone', title: 'Gone', detail: 'This cart is no more.', requestId: 'r-1' }
    const { api } = await buildApi({ status: 404, body })
    const problem = await api.call('readCart').catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(ApiProblem)
    expect(problem).toMatchObject({
      status: 404,
      code: 'cart_gone',
      requestId: 'r-1',
      message: 'This cart is no more.',
    })
  })
})
