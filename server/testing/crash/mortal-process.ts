import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** A process that is started again whenever it dies, as an operator's supervisor does. */
export interface MortalProcess {
  origin: string
  /** Ends it as the loss of power does. */
  kill(): void
  /** How often it has died. */
  deaths(): number
  /** Resolves once it listens. */
  ready(): Promise<void>
  stop(): Promise<void>
}

/** Keeps `selling-process.ts` running on a database. */
export async function startMortalProcess(settings: Record<string, string>): Promise<MortalProcess> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    NODE_ENV: 'test',
    // the second start need not strip types and compile again
    NODE_COMPILE_CACHE: path.join(settings['DATA_FOLDER'] ?? os.tmpdir(), 'compiled'),
  }
  let deaths = 0
  let stopping = false
  let child = start()
  let listening = heard(child)

  function start(): ChildProcess {
    const entry = path.join(import.meta.dirname, 'selling-process.ts')
    const started = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'], env })
    started.once('exit', (_code, signal) => {
      // one that ends by itself is broken, and would only end again
      if (stopping || signal !== 'SIGKILL') return
      deaths += 1
      child = start()
      listening = heard(child)
      // who waits for it is told; who does not must not fall over it
      listening.catch(() => undefined)
    })
    return started
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => void child.kill('SIGKILL'),
    deaths: () => deaths,
    ready: () => listening,
    async stop() {
      stopping = true
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function heard(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} before it listened`)))
  })
  // a pipe that nobody reads fills up
  child.stdout?.resume()
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}
