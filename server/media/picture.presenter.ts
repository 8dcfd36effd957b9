import type { Picture } from '../contract/catalogue.ts'
import { addressOf, imageSize } from './image-url.ts'
import type { ImageWidth } from './image-url.ts'
import { readPictureSource } from './picture-source.ts'
import { tintOf } from './poster-sources.ts'
import type { Crop } from './posters/poster-spec.ts'

/** The widths that a crop is really shown in: a card is never as wide as a screen, a hero never as narrow as a thumbnail. */
const widthsByCrop: Record<Crop, readonly ImageWidth[]> = {
  card: [160, 320, 480, 640, 960],
  hero: [640, 960, 1280, 1920],
  poster: [320, 480, 640, 960],
  social: [1200],
}

const usualWidth: Record<Crop, ImageWidth> = { card: 640, hero: 1280, poster: 640, social: 1200 }

/** A picture of the catalogue as the contract wants it. */
export function presentPicture(source: string, alt: string, crop: Crop): Picture {
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
  }
}
