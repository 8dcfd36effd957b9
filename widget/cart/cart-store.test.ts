import { describe, expect, it, vi } from 'vitest'
import type { SelectionInput } from '../../server/contract/availability.ts'
import type { Cart } from '../../server/contract/carts.ts'
import { buildCart, buildLine } from '../../server/testing/factories/cart.ts'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { createMemory } from '../environment/memory.ts'
import { createCartStore } from './cart-store.ts'
import type { CartStoreDeps } from './cart-store.ts'

const selection: SelectionInput = buildLine().selection
const unknownCart = new ApiProblem(401, { code: 'cart_unknown' })
const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function buildStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

/** A server with one cart; `calls` are what it was asked. */
function buildServer(cart: Cart = buildCart({ lines: [] })) {
  const server = {
    cart,
    calls: [] as string[],
    tokens: [] as (string | undefined)[],
    refuse: undefined as Error | undefined,
    opened: 0,
  }
  const grow = (change: Partial<Cart>) =>
    (server.cart = buildCart({ ...server.cart, ...change, revision: server.cart.revision + 1 }))
  const answers = {
    async read(path: string, { token }: { token?: string }): Promise<unknown> {
      server.calls.push(`get ${path}`)
      server.tokens.push(token)
      if (server.refuse) throw server.refuse
      return server.cart
    },
    async write(
      method: string,
      path: string,
      { token, body }: { token?: string; body?: unknown },
    ): Promise<unknown> {
      server.calls.push(`${method} ${path}`)
      server.tokens.push(token)
      const { refuse } = server
      if (refuse && path !== 'carts') throw refuse
      if (path === 'carts') {
        server.opened++
        server.refuse = undefined
        const line = buildLine()
        return { token: `token-${server.opened}`, cart: grow({ lines: [line] }), lineId: line.id }
      }
      if (method === 'post') {
        return { outcome: 'changed', cart: grow({ lines: [...server.cart.lines, buildLine()] }) }
      }
      if (method === 'patch') return { outcome: 'changed', cart: grow(body as Partial<Cart>) }
      return { outcome: 'changed', cart: grow({ lines: [] }) }
    },
  }
  return Object.assign(server, { answers, api: answeringApi(answers) })
}

function open(server: ReturnType<typeof buildServer>, deps: Partial<CartStoreDeps> = {}) {
  return createCartStore({
    api: () => server.api,
    memory: createMemory('dhow', buildStorage),
    currency: () => 'AED',
    ...deps,
  })
}

describe('the first addition', () => {
  it('opens the cart with its line in one call', async () => {
    const server = buildServer()
    const store = open(server)
    expect(await store.add(selection)).toMatchObject({ outcome: 'changed' })
    expect(server.calls).toEqual(['post carts'])
    expect(store.count.value).toBe(1)
    expect(store.token()).toBe('token-1')
  })

  it('opens one cart when two are made at the same moment', async () => {
    const server = buildServer()
    const store = open(server)
    await Promise.all([store.add(selection), store.add(selection)])
    expect(server.calls).toEqual(['post carts', 'post cart/lines'])
    expect(store.count.value).toBe(2)
  })

  it('says why a line was not taken, and keeps the cart', async () => {
    const server = buildServer()
    server.answers.write = () =>
      Promise.resolve({ token: 'token-1', cart: server.cart, refused: { fault: 'sold-out' } })
    const store = open(server)
    expect(await store.add(selection)).toMatchObject({ outcome: 'unavailable', fault: 'sold-out' })
    expect(store.token()).toBe('token-1')
    expect(store.count.value).toBe(0)
  })
})

describe('a cart that the server no longer knows', () => {
  it('is replaced by a new one when something is added', async () => {
    const server = buildServer()
    const store = open(server)
    await store.add(selection)
    server.refuse = unknownCart
    expect(await store.add(selection)).toMatchObject({ outcome: 'changed' })
    expect(store.token()).toBe('token-2')
  })

  it('is an empty one when it is fetched', async () => {
    const server = buildServer()
    const store = open(server)
    await store.add(selection)
    server.refuse = unknownCart
    await store.load()
    expect(store.state.value).toBe('ready')
    expect(store.cart.value).toBeUndefined()
    expect(store.token()).toBeUndefined()
  })

  it('is left behind by whoever wants to change it, who would fail again and again', async () => {
    const server = buildServer()
    const store = open(server)
    await store.add(selection)
    server.refuse = unknownCart
    await expect(store.applyPromoCode('WELCOME10')).rejects.toThrow(ApiProblem)
    expect(store.cart.value).toBeUndefined()
    expect(store.token()).toBeUndefined()
  })
})

describe('a line that has left the cart elsewhere', () => {
  it('is not there to be removed a second time', async () => {
    const server = buildServer()
    const store = open(server)
    await store.add(selection)
    server.answers.write = () => Promise.reject(new ApiProblem(404, { code: 'line_unknown' }))
    server.cart = buildCart({ ...server.cart, revision: server.cart.revision + 1, lines: [] })
    await expect(store.remove('gone')).rejects.toThrow(ApiProblem)
    await vi.waitFor(() => expect(store.count.value).toBe(0))
  })
})

describe('fetching the cart', () => {
  it('asks nobody while there is none', async () => {
    const server = buildServer()
    const store = open(server)
    await store.load()
    expect(server.calls).toEqual([])
    expect(store.state.value).toBe('ready')
  })

  it('shows the number that was there last, until the answer comes', async () => {
    const storage = buildStorage()
    const memory = () => createMemory('dhow', () => storage)
    const server = buildServer()
    await open(server, { memory: memory() }).add(selection)
    const later = open(server, { memory: memory() })
    expect(later.count.value).toBe(0)
    const loading = later.load()
    await Promise.resolve()
    expect(later.count.value).toBe(1)
    await loading
    expect(later.cart.value?.lines).toHaveLength(1)
  })

  it('changes it into the currency that the visitor chose', async () => {
    const server = buildServer()
    const store = open(server, { currency: () => 'EUR' })
    await store.add(selection)
    await store.load()
    expect(server.calls).toEqual(['post carts', 'get cart', 'patch cart'])
    expect(store.cart.value?.currency).toBe('EUR')
  })

  it('says that it is out of reach, and tries again when asked', async () => {
    const storage = buildStorage()
    const memory = createMemory('dhow', () => storage)
    memory.set('cart-token', 'token-1')
    const server = buildServer()
    server.refuse = new TypeError('Failed to fetch')
    const store = open(server, { memory })
    await store.load()
    expect(store.state.value).toBe('failed')
    server.refuse = undefined
    await store.load()
    expect(store.state.value).toBe('ready')
  })

  it('does not undo a change that overtook it', async () => {
    const server = buildServer()
    const store = open(server)
    await store.add(selection)
    server.cart = buildCart({ ...server.cart, revision: server.cart.revision - 1, lines: [] })
    await store.load()
    expect(store.count.value).toBe(1)
  })
})

describe('two tabs', () => {
  it('show the same cart: one tells, the other looks anew', async () => {
    const storage = buildStorage()
    const server = buildServer()
    const listeners: (() => void)[] = []
    const tab = () =>
      open(server, {
        memory: createMemory('dhow', () => storage),
        channel: { tell: () => listeners.forEach((listen) => listen()), listen: (on) => listeners.push(on) },
      })
    const [here, there] = [tab(), tab()]
    await here.add(selection)
    await vi.waitFor(() => expect(there.count.value).toBe(1))
    await there.remove(there.cart.value?.lines[0]?.id ?? '')
    await vi.waitFor(() => expect(here.cart.value?.lines).toEqual([]))
  })

  it('in two currencies do not change the cart back and forth: it has that of the tab in use', async () => {
    const storage = buildStorage()
    const server = buildServer()
    const listeners: (() => void)[] = []
    const tab = (currency: string) =>
      open(server, {
        currency: () => currency,
        memory: createMemory('dhow', () => storage),
        channel: { tell: () => listeners.forEach((listen) => listen()), listen: (on) => listeners.push(on) },
      })
    const [roubles, dirhams] = [tab('RUB'), tab('AED')]
    await roubles.add(selection)
    await roubles.load()
    await vi.waitFor(() => expect(dirhams.cart.value).toEqual(server.cart))
    expect(server.cart.currency).toBe('RUB')
    expect(roubles.cart.value?.currency).toBe('RUB')
    expect(server.calls.filter((call) => call === 'patch cart')).toHaveLength(1)

    await dirhams.add(selection)
    await vi.waitFor(() => expect(roubles.cart.value).toEqual(server.cart))
    expect(dirhams.cart.value?.currency).toBe('AED')
    expect(server.cart.currency).toBe('AED')
  })

  it('both see that what was in the cart has been ordered', async () => {
    const storage = buildStorage()
    const server = buildServer()
    const listeners: (() => void)[] = []
    const tab = () =>
      open(server, {
        memory: createMemory('dhow', () => storage),
        channel: { tell: () => listeners.forEach((listen) => listen()), listen: (on) => listeners.push(on) },
      })
    const [here, there] = [tab(), tab()]
    await here.add(selection)
    await vi.waitFor(() => expect(there.count.value).toBe(1))
    server.cart = buildCart({ ...server.cart, revision: server.cart.revision + 1, lines: [] })
    await here.ordered()
    await vi.waitFor(() => expect(there.cart.value?.lines).toEqual([]))
  })
})

describe('a shopper who logs in and out', () => {
  it('keeps the cart that was taken over while the one before it was asked for in vain', async () => {
    const server = buildServer()
    const answer = Promise.withResolvers<never>()
    const store = open(server)
    await store.add(selection)
    const read = vi.spyOn(server.answers, 'read').mockReturnValueOnce(answer.promise)
    const loaded = store.load()
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
    store.take(buildCart({ revision: 9, lines: [buildLine(), buildLine()] }), 'account-token')
    answer.reject(unknownCart)
    await loaded
    expect(store.token()).toBe('account-token')
    expect(store.count.value).toBe(2)
  })

  it('goes on with the cart of the account, and leaves none behind in any tab', async () => {
    const storage = buildStorage()
    const server = buildServer()
    const listeners: (() => void)[] = []
    const tab = () =>
      open(server, {
        memory: createMemory('dhow', () => storage),
        channel: { tell: () => listeners.forEach((listen) => listen()), listen: (on) => listeners.push(on) },
      })
    const [here, there] = [tab(), tab()]
    await here.add(selection)
    const id = '11111111-1111-4111-8111-111111111111'
    const its = buildCart({ id, revision: 1, lines: [buildLine(), buildLine()] })
    server.cart = its
    here.take(its, 'account-token')
    expect(here.cart.value?.id).toBe(id)
    expect(here.token()).toBe('account-token')
    await vi.waitFor(() => expect(there.count.value).toBe(2))

    here.leave()
    await vi.waitFor(() => expect([here, there].map(({ count }) => count.value)).toEqual([0, 0]))
    expect([here, there].map(({ cart }) => cart.value)).toEqual([undefined, undefined])
    expect(Object.values([here.token(), there.token(), storage.getItem('dhow.dhow.cart-token')])).toEqual([
      undefined,
      undefined,
      null,
    ])
  })
})

describe('where nothing can be stored', () => {
  it('the cart works for as long as the page, and the shopper is told once', async () => {
    const server = buildServer()
    const store = open(server, { memory: createMemory('dhow', forbidden) })
    await store.add(selection)
    expect(store.willNotLast.value).toBe(true)
    store.toldThatItWillNotLast()
    await store.add(selection)
    expect(store.willNotLast.value).toBe(false)
    expect(server.tokens.at(-1)).toBe('token-1')
  })
})
