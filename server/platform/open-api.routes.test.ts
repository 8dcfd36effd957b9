import { Validator } from '@seriousme/openapi-schema-validator'
import express from 'express'
import type { RequestHandler } from 'express'
import request from 'supertest'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { operationList } from '../contract/operations.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { openDatabase } from './database.ts'
import { readEnv } from './env.ts'
import { createLogger } from './log.ts'
import { openApiRoutes } from './open-api.routes.ts'
import { presentOpenApi } from './open-api.presenter.ts'

const document = presentOpenApi(operationList)

// no query is sent: the app is only looked at
const db = openDatabase('postgres://nobody@localhost:1/none')
afterAll(() => db.destroy())

/** As much of Express's layers as is needed to walk them; its types keep them to itself. */
interface Layer {
  name: string
  route?: { path: string; methods: Record<string, boolean> }
  handle: RequestHandler & { stack?: Layer[] }
  match(path: string): { path: string } | null
}

/** `get /api/v1/…` of every route under a router, with the place where it is mounted. */
function routesOf(stack: readonly Layer[], mountedAt = ''): string[] {
  return stack.flatMap((layer) => {
    if (layer.route) {
      const path = `${mountedAt}${layer.route.path}`.replace(/:(\w+)/g, '{$1}')
      const methods = Object.keys(layer.route.methods).filter(
        (method) => method !== 'options' && method !== '_all',
      )
      return methods.map((method) => `${method} ${path}`)
    }
    if (!layer.handle.stack) return []
    // a layer tells where it is mounted only by what it takes of a path
    const taken = layer.match('/api/v1/anything')?.path ?? ''
    return routesOf(layer.handle.stack, `${mountedAt}${taken}`)
  })
}

function layersOf(router: unknown): readonly Layer[] {
  return (router as { stack: Layer[] }).stack
}

function routesOfTheApp(): string[] {
  const app = createApp(
    {
      db,
      clock: stopClock(),
      log: createLogger('silent'),
      env: readEnv({ NODE_ENV: 'test' }),
      pageCache: createPageCache(),
      titles: (_language, name) => name,
      payments: fakeNetwork(),
      renderer: { render: () => Promise.resolve(Buffer.alloc(0)) },
      readiness: { draining: false },
    },
    {},
  )
  return routesOf(layersOf(app.router)).filter((route) => route.includes(' /api/v1/'))
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate({ ...document })
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('describes every route of the API, and nothing else', () => {
    const described = operationList.map(({ method, path }) => `${method} ${path}`)
    expect(described.toSorted()).toEqual(routesOfTheApp().toSorted())
  })

  it('names each call once', () => {
    const ids = operationList.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('declares the parameters that stand in each path', () => {
    for (const { path, parameters } of operationList) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
      expect(Object.keys(parameters?.path?.shape ?? {})).toEqual(inPath)
    }
  })

  it.each(operationList.map((operation) => [operation.id, operation] as const))(
    'shows an example that fits: %s',
    (_id, { parameters, body, reply, example }) => {
      const given = { path: parameters?.path, query: parameters?.query, body }
      const faults = Object.entries(given).map(([part, schema]) => {
        const shown = example[part as keyof typeof given]
        return schema ? schema.safeParse(shown ?? {}).error : shown
      })
      const answered = 'reply' in example ? reply.schema.safeParse(example.reply).error : undefined
      expect([...faults, answered]).toEqual([undefined, undefined, undefined, undefined])
    },
  )

  it('refers only to schemas that it holds, and holds none that nothing refers to', () => {
    const text = JSON.stringify(document)
    const referred = Array.from(text.matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name)
    expect(new Set(referred)).toEqual(new Set(Object.keys(document.components?.schemas ?? {})))
  })

  it('lets replies gain fields', () => {
    expect(document.components?.schemas?.['Invoice']).not.toHaveProperty('additionalProperties')
  })

  it('tells which problems a call may answer with', () => {
    const order = JSON.stringify(document.paths?.['/api/v1/orders']?.post)
    expect(order).toMatch(/"409":\{"description":"[^"]*order_superseded[^"]*",[^}]*ProblemReply/)
  })
})

describe('GET /api/openapi.json', () => {
  it('answers anybody with the document', async () => {
    const reply = await request(express().use(openApiRoutes())).get('/api/openapi.json').expect(200)
    expect(reply.headers['access-control-allow-origin']).toBe('*')
    expect(reply.body).toEqual(document)
  })
})
