import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** A process that is started again whenever it dies, as an operator's supervisor does. */
export interface MortalProcess {
  origin: string
  /** Of the process that runs now. */
  pid(): number
  /** Ends it as the loss of power does. */
  kill(): void
  /** How often it has died. */
  deaths(): number
  /** Whether it ended by itself, which no fault may make it do. */
  broken(): boolean
  /** Resolves once it listens. */
  ready(): Promise<void>
  stop(): Promise<void>
}

/** Which program, and the words by which it says that it listens. */
export interface Program {
  entry: string
  ready: string
  /** The file that what it says is added to. */
  log?: string
}
const sellingProcess: Program = {
  entry: path.join(import.meta.dirname, 'selling-process.ts'),
  ready: 'ready',
}

/** Keeps `selling-process.ts`, or another program, running. */
export async function startMortalProcess(
  settings: Record<string, string>,
  { entry, ready, log } = sellingProcess,
): Promise<MortalProcess> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    // the second start need not strip types and compile again
    NODE_COMPILE_CACHE: path.join(settings['DATA_FOLDER'] ?? os.tmpdir(), 'compiled'),
  }
  let deaths = 0
  let stopping = false
  let broken = false
  let child = start()
  let listening = heard(child, ready)

  function start(): ChildProcess {
    const started = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'], env })
    if (log) started.stdout.on('data', (said: Buffer) => appendFileSync(log, said))
    started.once('exit', (_code, signal) => {
      // one that ends by itself is broken, and would only end again
      broken ||= !stopping && signal !== 'SIGKILL'
      if (stopping || broken) return
      deaths += 1
      child = start()
      listening = heard(child, ready)
      // a test that awaits it gets the error; one that does not must not fail by an unhandled rejection
      listening.catch(() => undefined)
    })
    return started
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    kill: () => void child.kill('SIGKILL'),
    deaths: () => deaths,
    broken: () => broken,
    ready: () => listening,
    async stop() {
      stopping = true
      if (broken) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function heard(child: ChildProcess, words: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (said: Buffer) => said.includes(words) && resolve())
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} before it listened`)))
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}
