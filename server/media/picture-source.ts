import { hashText } from './posters/dice.ts'
import type { Hour } from './posters/palette.ts'
import { isHour, isSubject } from './posters/poster-spec.ts'
import type { Subject } from './posters/poster-spec.ts'

/** A drawn poster, still without its crop. */
export interface PosterSource {
  readonly kind: 'poster'
  readonly subject: Subject
  readonly hour: Hour
  /** Lower-case letters, digits and hyphens: it stands in a path. */
  readonly seed: string
  readonly city: string | undefined
  /** It shows the place where an experience is, and nothing of the experience itself: it is labelled as an illustration. */
  readonly ofPlace?: true
}

/** A file of the media folder; `version` changes with the file, so that caches may keep the picture for ever. */
export interface PhotographSource {
  readonly kind: 'photograph'
  readonly path: string
  readonly version: string | undefined
}

/** A picture on another server; served only when the operator allows that host. */
export interface RemoteSource {
  readonly kind: 'remote'
  readonly url: string
}

/** What a catalogue's picture source names. */
export type PictureSource = PosterSource | PhotographSource | RemoteSource

const plainName = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/
const photographName = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i

/** True for a relative path that stays inside the media folder by its spelling, without hidden parts. */
export function isPhotographPath(path: string): boolean {
  return (
    path.length <= 200 &&
    photographName.test(path) &&
    path.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\:*?"<>|\p{Cc}]/u.test(part))
  )
}

/** A seed as it may stand in a path: itself when plain, else a short digest of it. */
export function plainSeed(seed: string): string {
  return plainName.test(seed) ? seed : hashText(seed).toString(36)
}

const ofPlace = (is: boolean): { ofPlace?: true } => (is ? { ofPlace: true } : {})

// The spelling that our own catalogue uses is read without a query parser: a listing reads dozens of sources.
const usualPoster = /^([a-z-]+)\?hour=([a-z]+)&seed=([a-z0-9-]+)(?:&city=([a-z0-9-]+))?(&shows=place)?$/

function readPoster(text: string): PosterSource | undefined {
  const usual = usualPoster.exec(text)
  if (usual) {
    const [, subject = '', hour = '', seed = '', city, shows] = usual
    if (!isSubject(subject) || !isHour(hour) || (city !== undefined && !plainName.test(city))) {
      return undefined
    }
    return { kind: 'poster', subject, hour, seed: plainSeed(seed), city, ...ofPlace(shows !== undefined) }
  }
  const [subject = '', query = ''] = text.split('?', 2)
  if (!isSubject(subject)) return undefined
  const asked = new URLSearchParams(query)
  const hour = asked.get('hour') ?? 'golden'
  const city = asked.get('city') ?? undefined
  if (!isHour(hour) || (city !== undefined && !plainName.test(city))) return undefined
  return {
    kind: 'poster',
    subject,
    hour,
    seed: plainSeed(asked.get('seed') ?? '1'),
    city,
    ...ofPlace(asked.get('shows') === 'place'),
  }
}

function readRemote(text: string): RemoteSource | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return plain ? { kind: 'remote', url: url.href } : undefined
}

/**
 * Reads a picture source of the catalogue: `poster:dunes?hour=golden&seed=desert-7&city=dubai` (with `&shows=place` where it
 * shows the place alone), `photos/abra-1.jpg` (optionally `?v=…`), or an `https:` address. Undefined for anything else.
 */
export function readPictureSource(source: string): PictureSource | undefined {
  if (source.startsWith('poster:')) return readPoster(source.slice('poster:'.length))
  if (source.startsWith('https://')) return readRemote(source)
  const [path = '', query = ''] = source.split('?', 2)
  if (!isPhotographPath(path)) return undefined
  const version = new URLSearchParams(query).get('v') ?? undefined
  return version === undefined || plainName.test(version) ? { kind: 'photograph', path, version } : undefined
}
