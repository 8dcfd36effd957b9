import type { Picture as PictureData } from '../../../server/contract/catalogue.ts'
import './picture.css'

/** A picture that keeps its place before it arrives. `eager` only for what the first screen shows. */
export function Picture({
  picture,
  sizes,
  eager = false,
}: {
  picture: PictureData
  sizes: string
  eager?: boolean
}) {
  return (
    <img
      className={`picture picture--${picture.tint}`}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
    />
  )
}
