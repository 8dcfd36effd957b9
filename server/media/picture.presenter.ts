import type { Picture } from '../contract/catalogue.ts'
import { addressOf } from './image-url.ts'
import { imageSize } from './picture-shape.ts'
import { usualWidth, widthsByCrop } from './picture-widths.ts'
import { readPictureSource } from './picture-source.ts'
import { posterForPlace, posterForWords } from './poster-for-words.ts'
import { tintOf } from './poster-sources.ts'
import type { Crop } from './posters/poster-spec.ts'

/** A picture of the catalogue as the contract wants it; a poster that shows only the place of a product is an illustration. */
export function presentPicture(source: string, alt: string, crop: Crop, preview?: string | null): Picture {
  const width = usualWidth[crop]
  // A listing presents dozens: the source is read once for all its widths.
  const picture = readPictureSource(source)
  const address = addressOf(picture)
  return {
    alt,
    src: address.url(width, crop),
    srcSet: address.srcSet(crop, widthsByCrop[crop]),
    ...imageSize(crop, width),
    tint: tintOf(picture),
    preview: preview ?? undefined,
    ...(picture?.kind === 'poster' && picture.ofPlace ? { illustration: true } : {}),
  }
}

/** The poster for an experience in this place that has no picture, chosen by the words of its slug. */
export function presentStandIn(slug: string, alt: string, crop: Crop, city?: string): Picture {
  return { ...presentPicture(posterForWords(slug, city), alt, crop), illustration: true }
}

/** The view of a place that has no picture. */
export function presentPlaceStandIn(slug: string, name: string, crop: Crop): Picture {
  return { ...presentPicture(posterForPlace(slug), name, crop), illustration: true }
}
