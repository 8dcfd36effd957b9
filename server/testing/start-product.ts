import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** Building, migrating and drawing the demo catalogue's pictures takes minutes on a small machine. */
const readyWithinMinutes = 10

/**
 * Playwright's global setup: starts the product with an empty data folder, as a new user would; it builds its client by
 * itself. Tests find it as their base address. With DHOW_TEST_ORIGIN set (and DHOW_TEST_DATA, its data folder), the tests
 * run against what is already there.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.DHOW_TEST_ORIGIN) return () => Promise.resolve()
  const port = await freePort()
  const dataFolder = makeTemporaryFolder('e2e')
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'warn',
    // as slow as the real payment network: what a double click or a hasty visitor meets there, journeys must meet
    SANDBOX_LATENCY_MS: '300-1500',
    // all journeys come from one address
    UNPAID_PLACES: '0',
    REQUESTS_PER_MINUTE: '0',
    CARTS_PER_HOUR: '0',
  }
  const server = spawn(process.execPath, ['server/start.mjs'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  const stop = async (): Promise<void> => {
    await stopServer(server)
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    const origin = `http://localhost:${port}`
    await untilReady(server, `${origin}/readyz`)
    process.env.DHOW_TEST_ORIGIN = origin
    process.env.DHOW_TEST_DATA = dataFolder
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

/** Waits until a server that was started answers an address. @throws Error when it ends before, or after 10 minutes */
export async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + readyWithinMinutes * 60_000
  while (Date.now() < until) {
    if (server.exitCode !== null) {
      throw new Error(`The server ended with code ${server.exitCode} before it was ready`)
    }
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await delay(200)
  }
  throw new Error(`${url} did not answer within ${readyWithinMinutes} minutes`)
}

/** Asks a server to end, and waits for it. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
