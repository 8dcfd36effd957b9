import { createHash } from 'node:crypto'
import { Router } from 'express'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Logger } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { checkHost, fetchPhotograph } from './fetch-photograph.ts'
import type { Connection } from './fetch-photograph.ts'
import { posterEdition } from './image-url.ts'
import { createPictureCache } from './picture-cache.ts'
import { readAddress } from './read-address.ts'
import type { PictureSource } from './picture-source.ts'
import { readShape, ShapeRefused } from './picture-shape.ts'
import type { ImageFormat, PictureShape } from './picture-shape.ts'
import { createPress } from './press.ts'
import type { Press, PrintShape } from './press.ts'
import { readPhotograph } from './read-photograph.ts'
import { createWorkQueue } from '../platform/work-queue.ts'

/** What the picture routes need. */
export interface MediaDeps {
  /** Where suppliers put photographs. */
  readonly files: FileStore
  /** Where made pictures are kept; may be emptied at any time. */
  readonly cacheFolder: string
  readonly logger: Pick<Logger, 'warn'>
  /** Hosts that catalogue pictures may come from, as `images.example.com`. Default: none. */
  readonly allowedHosts?: () => Promise<readonly string[]>
  /** How much the cache may grow to. Default: 512. */
  readonly cacheMegabytes?: number
  readonly press?: Press
  /** How other hosts are connected to; a test brings its own. */
  readonly connection?: Connection
}

/** A picture that can be made, and the key that tells it from every other. */
interface Order {
  readonly key: string
  readonly make: () => Promise<Buffer>
  /** True when the address changes with the picture, so that it may be kept for ever. */
  readonly lasting: boolean
}

const contentTypes: Record<ImageFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const invalid = (detail: string): Problem => new Problem(400, 'invalid_picture', detail)

interface Asked {
  readonly shape: PrintShape
  /** True when the format follows from what the browser accepts. */
  readonly negotiated: boolean
  readonly picture: PictureSource
}

function readModifiers(text: string): PictureShape {
  try {
    return readShape(text)
  } catch (error) {
    throw error instanceof ShapeRefused ? invalid(error.message) : error
  }
}

/** `acceptsAvif` counts where the address names no format. */
function readRequest(modifiers: string, parts: readonly string[], acceptsAvif: boolean): Asked {
  const shape = readModifiers(modifiers)
  const picture = readAddress(parts)
  if (picture === undefined || parts[0] !== picture.kind) throw invalid('There is no picture of this name.')
  if (shape.treatment !== undefined && picture.kind !== 'poster') {
    throw invalid('Only posters have a treatment; photographs stay as they were taken.')
  }
  const { format = acceptsAvif ? 'avif' : 'webp' } = shape
  return { shape: { ...shape, format }, negotiated: shape.format === undefined, picture }
}

/** The routes of pictures: posters are drawn and photographs are cut when first asked for, then kept on disk. */
export function mediaRoutes(deps: MediaDeps): Router {
  const { files, cacheFolder, logger, allowedHosts = () => Promise.resolve([]), cacheMegabytes = 512 } = deps
  const press = deps.press ?? createPress()
  const cache = createPictureCache(cacheFolder, cacheMegabytes, logger)
  // Two at work: each is a core of the machine for some 30 ms, and pages must go on being served.
  const queue = createWorkQueue(2, 400)
  const router = Router()

  async function printPhotograph(read: () => Promise<Buffer>, { shape }: Asked): Promise<Buffer> {
    const bytes = await read()
    return press.printPhotograph(bytes, shape).catch((error: unknown) => {
      logger.warn({ err: error }, 'a photograph cannot be read')
      throw new Problem(422, 'unreadable_picture', 'This file is not a picture in a supported format.')
    })
  }

  async function takeOrder(asked: Asked): Promise<Order> {
    const { shape, picture } = asked
    const { width, height, fit, quality, background, treatment } = shape
    const shapeKey = [width, height, fit, shape.format, quality, background, treatment]
    const keyOf = (...parts: readonly (string | number | undefined)[]): string =>
      `${createHash('sha256')
        .update(JSON.stringify([shapeKey, ...parts]))
        .digest('hex')
        .slice(0, 40)}.${shape.format}`
    switch (picture.kind) {
      case 'poster': {
        const { kind, subject, hour, seed, city } = picture
        return {
          key: keyOf(kind, posterEdition, subject, hour, seed, city),
          make: () => press.printPoster({ subject, hour, seed, city }, shape),
          lasting: true,
        }
      }
      case 'photograph': {
        const photograph = await readPhotograph(files, picture.path)
        return {
          key: keyOf(picture.kind, picture.path, photograph.version),
          make: () => printPhotograph(photograph.bytes, asked),
          lasting: false,
        }
      }
      case 'remote':
        // Before the cache is asked: a host that is no longer allowed is not served from it either.
        checkHost(picture.url, await allowedHosts())
        return {
          key: keyOf(picture.kind, picture.url),
          make: () => printPhotograph(() => fetchPhotograph(picture.url, deps.connection), asked),
          lasting: true,
        }
      default:
        return picture satisfies never
    }
  }

  router.get('/_image/:modifiers/*source', async (request, response) => {
    const { modifiers, source } = request.params
    const acceptsAvif = request.get('accept')?.includes('image/avif') ?? false
    const asked = readRequest(modifiers, source, acceptsAvif)
    const { key, make, lasting } = await takeOrder(asked)
    const etag = `"${key.slice(0, 24)}"`
    const unchanged = request.get('if-none-match')?.includes(etag) ?? false
    // Asked for before any header is set: a problem must not be kept for a year.
    const picture = unchanged ? undefined : await cache.get(key, () => queue.run(make))
    const versioned = lasting || typeof request.query['v'] === 'string'
    if (asked.negotiated) response.vary('Accept')
    response.status(unchanged ? 304 : 200).set({
      'Content-Type': contentTypes[asked.shape.format],
      'Cache-Control': versioned
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
      ETag: etag,
      // Pictures are shown in the pages of suppliers as well, which may isolate themselves from other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    response.end(picture)
  })

  return router
}
