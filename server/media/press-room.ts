import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import type { Logger } from '../platform/log.ts'
import type { PictureOrder, PictureReply } from './picture-orders.ts'
import type { Press } from './press.ts'

/** A press whose pictures are made in processes of their own. */
export interface PressRoom extends Press {
  /** Ends its processes; what they are making is lost. */
  stop(): Promise<void>
}

/** How large and how old a picture process may become before another takes its place. */
export interface PressRoomLimits {
  pictures: number
  bytes: number
  /** An idle process ends after this time, so that a site whose pictures are made has none. */
  idleMs: number
  /** A picture takes 30 to 300 ms; a photograph of 80 megapixels some seconds. */
  patienceMs: number
}

const usualLimits: PressRoomLimits = {
  pictures: 500,
  bytes: 130_000_000,
  idleMs: 10_000,
  patienceMs: 30_000,
}

interface Printer {
  child: ChildProcess
  pictures: number
  heldBytes: number
  idle?: NodeJS.Timeout
}

/** The process ended, or was ended, before it answered. */
class PrinterLost extends Error {}

/**
 * Opens a press room: a process for each picture that is made at the same time, kept for the next one. The library that makes
 * them holds on to much of what it has used: within the server that was most of 856 MB after an hour, which nothing could give
 * back; a process gives it back by ending. It starts without the server's environment, and so without its secrets.
 */
export function openPressRoom(log: Pick<Logger, 'warn'>, limits: Partial<PressRoomLimits> = {}): PressRoom {
  const { pictures, bytes, idleMs, patienceMs } = { ...usualLimits, ...limits }
  const printers = new Set<Printer>()
  const free: Printer[] = []
  let stopped = false

  function open(): Printer {
    const child = fork(path.join(import.meta.dirname, 'picture-process.ts'), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
      env: {
        // glibc keeps a heap for each thread otherwise, eight for each core
        MALLOC_ARENA_MAX: '1',
        MALLOC_TRIM_THRESHOLD_: '1000000',
        ...(getCompileCacheDir() !== undefined && { NODE_COMPILE_CACHE: getCompileCacheDir() }),
      },
    })
    const printer: Printer = { child, pictures: 0, heldBytes: 0 }
    child.on('error', (error) => log.warn({ err: error }, 'a picture process broke'))
    child.once('exit', () => {
      printers.delete(printer)
      const at = free.indexOf(printer)
      if (at >= 0) free.splice(at, 1)
      clearTimeout(printer.idle)
    })
    printers.add(printer)
    // neither it nor its channel keeps the server alive
    child.unref()
    child.channel?.unref()
    return printer
  }

  function close({ child, idle }: Printer): void {
    clearTimeout(idle)
    if (child.connected) child.disconnect()
  }

  /** Keeps it for the next picture, unless it has grown or done enough. */
  function giveBack(printer: Printer): void {
    if (stopped || printer.pictures >= pictures || printer.heldBytes > bytes) return close(printer)
    if (!printer.child.connected) return
    printer.idle = setTimeout(() => {
      free.splice(free.indexOf(printer), 1)
      close(printer)
    }, idleMs).unref()
    free.push(printer)
  }

  async function printOnce(order: PictureOrder): Promise<PictureReply> {
    const printer = free.pop() ?? open()
    clearTimeout(printer.idle)
    const { child } = printer
    const reply = Promise.withResolvers<PictureReply>()
    const lost = (): void => reply.reject(new PrinterLost('The picture process has ended'))
    const timer = setTimeout(() => {
      reply.reject(new Error(`The picture was not made within ${patienceMs} ms`))
      child.kill('SIGKILL')
    }, patienceMs)
    child.once('message', reply.resolve)
    child.once('exit', lost)
    try {
      child.send({ order }, (error) => error && lost())
      const answered = await reply.promise
      printer.pictures += 1
      printer.heldBytes = answered.heldBytes
      giveBack(printer)
      return answered
    } finally {
      clearTimeout(timer)
      child.off('message', reply.resolve)
      child.off('exit', lost)
    }
  }

  async function ask(order: PictureOrder): Promise<Exclude<PictureReply, { refusal: string }>> {
    if (stopped) throw new Error('The press room is closed')
    const reply = await printOnce(order).catch((error: unknown) => {
      if (!(error instanceof PrinterLost) || stopped) throw error
      log.warn({ err: error }, 'a picture process ended before its picture was made; another makes it')
      return printOnce(order)
    })
    if ('refusal' in reply) throw new TypeError(reply.refusal)
    return reply
  }

  async function print(order: PictureOrder): Promise<Buffer> {
    const reply = await ask(order)
    if (!('picture' in reply)) throw new TypeError('The picture process answered something else')
    return Buffer.from(reply.picture.buffer, reply.picture.byteOffset, reply.picture.byteLength)
  }

  return {
    printPoster: (spec, shape) => print({ kind: 'poster', spec, shape }),
    printPhotograph: (photograph, shape) => print({ kind: 'photograph', bytes: photograph, shape }),
    async describePhotograph(photograph) {
      const reply = await ask({ kind: 'description', bytes: photograph })
      if (!('described' in reply)) throw new TypeError('The picture process answered something else')
      return reply.described
    },
    async stop() {
      stopped = true
      const ended = [...printers].map(
        ({ child }) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
      )
      for (const { child } of printers) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}
