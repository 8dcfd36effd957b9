import { readPictureSource } from './picture-source.ts'
import type { PictureSource } from './picture-source.ts'
import type { Crop } from './posters/poster-spec.ts'

/** The only widths that pictures are made in: an open size would let anybody order work from us. */
export const imageWidths = [160, 320, 480, 640, 960, 1200, 1280, 1920] as const

/** One of the widths in pixels. */
export type ImageWidth = (typeof imageWidths)[number]

/** `webp` for pages, `jpg` for messengers and mail, which still trip over webp. */
export type ImageFormat = 'webp' | 'jpg'

/**
 * Counts changes of the drawings. It is part of a poster's address and of its place in the cache, because both are kept
 * for ever: raise it when pictures that exist would look different.
 */
export const posterEdition = 5

const heightByWidth: Record<Crop, number> = {
  card: 3 / 4,
  hero: 9 / 21,
  poster: 4 / 3,
  social: 630 / 1200,
}

/** Width and height in pixels of a picture in a crop. */
export function imageSize(
  crop: Crop,
  width: ImageWidth,
): { readonly width: number; readonly height: number } {
  return { width, height: Math.round(width * heightByWidth[crop]) }
}

/** What is shown for a source that cannot be read: a page must not fall over a picture. */
const standIn: PictureSource = {
  kind: 'poster',
  subject: 'skyline',
  hour: 'golden',
  seed: 'stand-in',
  city: undefined,
}

function pathOf(picture: PictureSource): { readonly path: string; readonly version: string | undefined } {
  switch (picture.kind) {
    case 'poster': {
      const parts = ['poster', picture.subject, picture.hour, picture.seed, picture.city]
      return {
        path: parts.filter((part) => part !== undefined).join('/'),
        version: String(posterEdition),
      }
    }
    case 'photograph':
      return {
        path: `photograph/${picture.path.split('/').map(encodeURIComponent).join('/')}`,
        version: picture.version,
      }
    case 'remote':
      return { path: `remote/${Buffer.from(picture.url).toString('base64url')}`, version: undefined }
    default:
      return picture satisfies never
  }
}

/** Where a picture is found, read once and written for any width, crop and format. Pure. */
export interface PictureAddress {
  url(width: ImageWidth, crop: Crop, format?: ImageFormat): string
  srcSet(crop: Crop, widths: readonly ImageWidth[]): string
}

/** The address of a picture that was read already; one that could not be read gets a stand-in. */
export function addressOf(picture: PictureSource = standIn): PictureAddress {
  const { path, version } = pathOf(picture)
  const query = version === undefined ? '' : `?v=${version}`
  const url: PictureAddress['url'] = (width, crop, format = 'webp') =>
    `/_image/${crop}/${String(width)}/${path}.${format}${query}`
  return {
    url,
    srcSet: (crop, widths) => widths.map((width) => `${url(width, crop)} ${String(width)}w`).join(', '),
  }
}

/** The address of a picture source in one width and crop. Pure. */
export function imageUrl(
  source: string,
  { width, crop, format }: { readonly width: ImageWidth; readonly crop: Crop; readonly format?: ImageFormat },
): string {
  return addressOf(readPictureSource(source)).url(width, crop, format)
}

/**
 * A picture of ours as messengers and social networks show it: 1200 × 630, in JPEG, which all of them read. Where a page has no
 * picture, the stand-in. Pure.
 */
export function socialImage(src: string | undefined): string {
  const found = /^\/_image\/[a-z]+\/\d+\/(.+)\.(?:webp|jpg)(\?.*)?$/.exec(src ?? '')
  return found
    ? `/_image/social/1200/${found[1] ?? ''}.jpg${found[2] ?? ''}`
    : addressOf().url(1200, 'social', 'jpg')
}
