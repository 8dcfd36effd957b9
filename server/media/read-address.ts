import { readPictureSource } from './picture-source.ts'
import type { PictureSource } from './picture-source.ts'

/** The path back into the source that `imageUrl` wrote: `poster/dunes/golden/seed/dubai`, `photograph/…`, `remote/…`. */
export function readAddress(parts: readonly string[]): PictureSource | undefined {
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
