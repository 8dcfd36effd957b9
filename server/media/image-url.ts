import type { Treatment } from '../../themes/layout-names.ts'
import { treatPosters } from '../contract/treat-posters.ts'
import { writeShape } from './picture-shape.ts'
import type { ImageFormat } from './picture-shape.ts'
import { readPictureSource } from './picture-source.ts'
import type { PictureSource } from './picture-source.ts'
import type { Crop } from './posters/poster-spec.ts'

/**
 * Counts changes of the drawings. It is part of a poster's address and of its place in the cache, because both are kept
 * for ever: raise it when pictures that exist would look different.
 */
export const posterEdition = 7

/** What is shown for a source that cannot be read: a page must not fail because of a picture. */
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
  /** `width` is one of `imageWidths`; without a format the browser gets the best that it reads. */
  url(width: number, crop: Crop, format?: ImageFormat): string
  srcSet(crop: Crop, widths: readonly number[]): string
}

/** The address of a picture that was read already; one that could not be read gets a stand-in. */
export function addressOf(picture: PictureSource = standIn): PictureAddress {
  const { path, version } = pathOf(picture)
  const query = version === undefined ? '' : `?v=${version}`
  const url: PictureAddress['url'] = (width, crop, format) =>
    `/_image/${writeShape(crop, width, format)}/${path}${query}`
  return {
    url,
    srcSet: (crop, widths) => widths.map((width) => `${url(width, crop)} ${String(width)}w`).join(', '),
  }
}

/** The address of a picture source in one width and crop. Pure. */
export function imageUrl(
  source: string,
  { width, crop, format }: { readonly width: number; readonly crop: Crop; readonly format?: ImageFormat },
): string {
  return addressOf(readPictureSource(source)).url(width, crop, format)
}

/** What stands behind the modifiers of an address of ours. */
const ours = /^\/_image\/([^/]+)\/(.+)$/

/** A picture of ours in JPEG, which every program that shows mails reads; another address as it is. Pure. */
export function asJpeg(src: string): string {
  return src.replace(ours, '/_image/$1,f_jpg/$2')
}

/**
 * A picture of ours as messengers and social networks show it: 1200 × 630, in JPEG, which all of them read. Where a page has no
 * picture, the stand-in; posters in the site's treatment. Pure.
 */
export function socialImage(src: string | undefined, treatment: Treatment): string {
  const [, , picture] = ours.exec(src ?? '') ?? []
  const address =
    picture === undefined
      ? addressOf().url(1200, 'social', 'jpg')
      : `/_image/${writeShape('social', 1200, 'jpg')}/${picture}`
  return treatPosters(address, treatment)
}
