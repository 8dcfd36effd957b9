import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** A process that listens. */
export interface Started {
  child: ChildProcess
  origin: string
  pid: number
}

/** Starts a process, and waits until it says where it listens: `ready` finds its origin, or its port. */
export function startProcess(args: string[], ready: RegExp, env: Record<string, string>): Promise<Started> {
  // NODE_ENV as an operator sets it would ask for real payments; React's own switch is what matters for speed
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = ready.exec(said)?.[1]
      if (found) {
        resolve({
          child,
          pid: child.pid ?? 0,
          origin: /^\d+$/.test(found) ? `http://127.0.0.1:${found}` : found,
        })
      }
    })
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code} before it was ready`)))
  })
}

/** Asks it to end, and waits. */
export function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
