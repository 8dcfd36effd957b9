import { createHash } from 'node:crypto'
import { Router } from 'express'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Logger } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { checkHost, fetchPhotograph } from './fetch-photograph.ts'
import { imageWidths, posterEdition } from './image-url.ts'
import type { ImageFormat, ImageWidth } from './image-url.ts'
import { createPictureCache } from './picture-cache.ts'
import { readPictureSource } from './picture-source.ts'
import type { PictureSource } from './picture-source.ts'
import { crops, isCrop } from './posters/poster-spec.ts'
import type { Crop } from './posters/poster-spec.ts'
import { createPress } from './press.ts'
import type { Press } from './press.ts'
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
}

/** A picture that can be made, and the key that tells it from every other. */
interface Order {
  readonly key: string
  readonly make: () => Promise<Buffer>
  /** True when the address changes with the picture, so that it may be kept for ever. */
  readonly lasting: boolean
}

const contentTypes: Record<ImageFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' }
const invalid = (detail: string): Problem => new Problem(400, 'invalid_picture', detail)

interface Asked {
  readonly crop: Crop
  readonly width: ImageWidth
  readonly format: ImageFormat
  readonly picture: PictureSource
}

function readWidth(text: string): ImageWidth | undefined {
  return imageWidths.find((width) => String(width) === text)
}

/** The path back into the source that `imageUrl` wrote: `poster/dunes/golden/seed/dubai`, `photograph/…`, `remote/…`. */
function readPath(parts: readonly string[]): PictureSource | undefined {
  const [kind, ...rest] = parts
  switch (kind) {
    case 'poster': {
      const [subject = '', hour = '', seed = '', city] = rest
      if (rest.length < 3 || rest.length > 4) return undefined
      const query = new URLSearchParams(city === undefined ? { hour, seed } : { hour, seed, city })
      const source = readPictureSource(`poster:${subject}?${query.toString()}`)
      // One picture has one address: a seed that would have been rewritten is not ours.
      return source?.kind === 'poster' && source.seed === seed ? source : undefined
    }
    case 'photograph':
      return readPictureSource(rest.join('/'))
    case 'remote':
      return rest.length === 1
        ? readPictureSource(Buffer.from(rest[0] ?? '', 'base64url').toString())
        : undefined
    default:
      return undefined
  }
}

function readRequest(crop: string, width: string, parts: readonly string[]): Asked {
  const knownWidth = readWidth(width)
  if (!isCrop(crop)) throw invalid(`The crop is one of ${crops.join(', ')}.`)
  if (knownWidth === undefined) throw invalid(`The width is one of ${imageWidths.join(', ')}.`)
  const last = parts.at(-1) ?? ''
  const format = /\.(webp|jpg)$/.exec(last)?.[1]
  if (format !== 'webp' && format !== 'jpg') throw invalid('The format is webp or jpg.')
  const picture = readPath([...parts.slice(0, -1), last.slice(0, -format.length - 1)])
  const expected = { poster: 'poster', photograph: 'photograph', remote: 'remote' }[picture?.kind ?? 'poster']
  if (picture === undefined || parts[0] !== expected) throw invalid('There is no picture of this name.')
  return { crop, width: knownWidth, format, picture }
}

/**
 * The routes of pictures: posters are drawn and photographs are cut when first asked for, then kept on disk.
 *
 * Photographs go through sharp itself rather than through ipx: what we want of ipx (its file storage) is a dozen lines, and
 * what we do not want is most of it: open sizes, a list of modifiers in the address, redirects that are followed, and
 * symlinks in the folder that are read.
 */
export function mediaRoutes(deps: MediaDeps): Router {
  const { files, cacheFolder, logger, allowedHosts = () => Promise.resolve([]), cacheMegabytes = 512 } = deps
  const press = deps.press ?? createPress()
  const cache = createPictureCache(cacheFolder, cacheMegabytes, logger)
  // Two at work: each is a core of the machine for some 30 ms, and pages must go on being served.
  const queue = createWorkQueue(2, 400)
  const router = Router()

  async function printPhotograph(
    read: () => Promise<Buffer>,
    { crop, width, format }: Asked,
  ): Promise<Buffer> {
    const bytes = await read()
    return press.printPhotograph(bytes, crop, width, format).catch((error: unknown) => {
      logger.warn({ err: error }, 'a photograph cannot be read')
      throw new Problem(422, 'unreadable_picture', 'This file is not a picture in a supported format.')
    })
  }

  async function takeOrder(asked: Asked): Promise<Order> {
    const { crop, width, format, picture } = asked
    const keyOf = (...parts: readonly (string | number | undefined)[]): string =>
      `${createHash('sha256')
        .update(JSON.stringify([crop, width, ...parts]))
        .digest('hex')
        .slice(0, 40)}.${format}`
    switch (picture.kind) {
      case 'poster': {
        const { kind, subject, hour, seed, city } = picture
        return {
          key: keyOf(kind, posterEdition, subject, hour, seed, city),
          make: () => press.printPoster({ subject, hour, seed, city, crop }, width, format),
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
          make: () => printPhotograph(() => fetchPhotograph(picture.url), asked),
          lasting: true,
        }
      default:
        return picture satisfies never
    }
  }

  router.get('/_image/:crop/:width/*source', async (request, response) => {
    const { crop, width, source } = request.params
    const asked = readRequest(crop, width, source)
    const { key, make, lasting } = await takeOrder(asked)
    const etag = `"${key.slice(0, 24)}"`
    const unchanged = request.get('if-none-match')?.includes(etag) ?? false
    // Asked for before any header is set: a problem must not be kept for a year.
    const picture = unchanged ? undefined : await cache.get(key, () => queue.run(make))
    const versioned = lasting || typeof request.query['v'] === 'string'
    response.status(unchanged ? 304 : 200).set({
      'Content-Type': contentTypes[asked.format],
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
