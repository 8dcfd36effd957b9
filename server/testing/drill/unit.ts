import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'

/** A server of the drill: begun again a second after it has ended, as an init system does it, unless it is held down. */
export interface Unit {
  name: string
  pid(): number | undefined
  kill(): void
  /** Kills it, and leaves it dead until `release`. */
  hold(): void
  release(): void
  stop(): Promise<void>
}

const againMs = 1_000

/** Starts a server whose output goes to a file of its name. */
export function startUnit(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  { logs, ...options }: SpawnOptions & { logs: string },
): Unit {
  let child: ChildProcess | undefined
  let isHeld = false
  let isOver = false
  const start = (): void => {
    if (isHeld || isOver) return
    const log = openSync(path.join(logs, `${name}.log`), 'a')
    const started = spawn(command, args, { ...options, stdio: ['ignore', log, log] })
    child = started
    started.once('exit', () => {
      if (child === started) child = undefined
      setTimeout(start, againMs)
    })
  }
  start()
  return {
    name,
    pid: () => child?.pid,
    kill: () => void child?.kill('SIGKILL'),
    hold() {
      isHeld = true
      child?.kill('SIGKILL')
    },
    release() {
      isHeld = false
      if (!child) start()
    },
    async stop() {
      isOver = true
      const ending = child
      if (!ending) return
      const ended = once(ending, 'exit')
      ending.kill('SIGTERM')
      const timer = setTimeout(() => ending.kill('SIGKILL'), 8_000)
      await ended
      clearTimeout(timer)
    },
  }
}
