import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Treatment } from '../../themes/layout-names.ts'
import type { Logger } from '../platform/log.ts'
import { posterEdition } from './image-url.ts'
import type { PictureCache } from './picture-cache.ts'
import type { PosterSubject, Press } from './press.ts'
import { readAddress } from './read-address.ts'

/** What drawings show of themselves until they arrive: each at 16 pixels, made once and then remembered. */
export interface DrawingPreviews {
  /**
   * The preview of the drawing at this address of ours, in the treatment of a look: WebP in base64. Null: there is none, because it is
   * no drawing, or cannot be drawn, or too many others wait. Undefined: it is being made, and will be there in a moment.
   */
  find: (address: string, treatment: Treatment) => string | null | undefined
  /** Makes no more. */
  stop: () => void
}

/** What making them asks for. */
export interface DrawingPreviewDeps {
  press: Pick<Press, 'printPoster'>
  /** Where they are kept beyond the process. */
  cache: PictureCache
  log: Pick<Logger, 'warn'>
  /** How long is rested after each, by the time in milliseconds that it took. Default: `restWhileBusy`. */
  rest?: (took: number) => Promise<void>
}

const pixels = 16
/** A preview and its key take some 250 bytes. */
const mostRemembered = 20_000
/** A few pages full. Whoever walks a large catalogue at once gets tints for the others. */
const mostWaiting = 300

/** It was not drawn but read from the cache: a process that has just started reads hundreds. */
const quickMs = 10
const longestYieldMs = 1000
/** A shorter time says little about how busy the event loop is. */
const lookMs = 50

const drawing = /^\/_image\/[^/]+\/(poster\/[^?]+)/

/** Opens the memory of a process. */
export function openDrawingPreviews({
  press,
  cache,
  log,
  rest = restWhileBusy,
}: DrawingPreviewDeps): DrawingPreviews {
  const known = new LRUCache<string, { preview: string | null }>({ max: mostRemembered })
  const waiting = new Map<string, () => Promise<Buffer>>()
  let working = false

  async function work(): Promise<void> {
    working = true
    for (const [key, make] of waiting) {
      const started = performance.now()
      const preview = await cache.get(fileOf(key), make).then(
        (bytes) => bytes.toString('base64'),
        (error: unknown) => {
          if (waiting.has(key)) log.warn({ err: error }, 'a drawing has no preview')
          return null
        },
      )
      known.set(key, { preview })
      waiting.delete(key)
      await rest(performance.now() - started)
    }
    working = false
  }

  return {
    find(address, treatment) {
      const [, path] = drawing.exec(address) ?? []
      if (path === undefined) return null
      const key = `${posterEdition} ${treatment} ${path}`
      const found = known.get(key)
      if (found) return found.preview
      if (!waiting.has(key)) {
        if (waiting.size >= mostWaiting) return null
        const source = readAddress(path.split('/'))
        if (source?.kind !== 'poster') return null
        const { subject, hour, seed, city } = source
        waiting.set(key, () => printSmall(press, { subject, hour, seed, city }, treatment))
        if (!working) void work()
      }
      return undefined
    },
    stop: () => waiting.clear(),
  }
}

/**
 * As long as the last one took, since pictures that somebody waits for come first; and up to a second longer while requests use
 * more than half of the event loop. Without that, a walk through a large catalogue kept half a core busy for as long as it went on.
 */
async function restWhileBusy(took: number): Promise<void> {
  if (took < quickMs) return
  const end = performance.now() + took + longestYieldMs
  let before = performance.eventLoopUtilization()
  await sleep(Math.max(took, lookMs), undefined, { ref: false })
  while (performance.now() < end) {
    const now = performance.eventLoopUtilization()
    if (performance.eventLoopUtilization(now, before).utilization < 0.5) return
    before = now
    await sleep(lookMs, undefined, { ref: false })
  }
}

const fileOf = (key: string): string => `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.webp`

function printSmall(
  press: DrawingPreviewDeps['press'],
  subject: PosterSubject,
  treatment: Treatment,
): Promise<Buffer> {
  return press.printPoster(subject, {
    width: pixels,
    fit: 'cover',
    format: 'webp',
    quality: 30,
    background: 'ffffff',
    ...(treatment !== 'full' && { treatment }),
  })
}
