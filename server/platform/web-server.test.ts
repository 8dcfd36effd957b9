import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createWebServer, drain } from './web-server.ts'

/** A server whose requests wait until the test answers them. */
async function listen() {
  const waiting: ServerResponse[] = []
  const server = createWebServer((_req, res) => void waiting.push(res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, waiting }
}

it('answers what is under way while it drains, takes nothing new, and is gone with the answer', async () => {
  const { server, port, waiting } = await listen()
  const agent = new Agent({ keepAlive: true })
  const asked = request({ port, agent, path: '/slow' }).end()
  await once(server, 'request')
  const drained = drain(server, 60)
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  waiting[0]?.end('done')
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  expect(String(await reply.toArray())).toBe('done')
  // the connection would be kept for a minute, which the test does not have
  await drained
  agent.destroy()
})

it('gives up on what hangs', async () => {
  const { server, port } = await listen()
  const asked = request({ port, path: '/for-ever' }).end()
  await once(server, 'request')
  const lost = once(asked, 'response').catch((error: unknown) => error)
  await drain(server, 0.05)
  expect(await lost).toMatchObject({ code: 'ECONNRESET' })
})

it('cuts off whoever sends a request drop by drop, and keeps a connection longer than a balancer does', async () => {
  const { server } = await listen()
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000)
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  await drain(server, 0)
})
