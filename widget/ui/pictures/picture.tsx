import type { Picture as PictureData } from '../../../server/contract/catalogue.ts'
import { isPoster, treatPosters } from '../../../server/contract/treat-posters.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { IllustrationNote } from './illustration-note.tsx'
import './picture.css'

/**
 * A picture that keeps its place before it arrives. `eager` only for what the first screen shows. Posters are printed
 * in the look's treatment, photographs toned by its filter. A drawing in place of a picture that nobody has given says so in its
 * corner, wherever it is shown.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
}: {
  picture: PictureData
  sizes: string
  eager?: boolean
}) {
  const { layout, showPreview } = useEnvironment()
  const { pictures } = layout
  return (
    <>
      <img
        className={`picture picture--${picture.tint}${isPoster(picture.src) ? '' : ' picture--photograph'}`}
        src={treatPosters(picture.src, pictures)}
        srcSet={treatPosters(picture.srcSet, pictures)}
        sizes={sizes}
        data-preview={eager ? picture.preview : undefined}
        ref={(image) => showPreview?.(image, picture.preview)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        lang={picture.inEnglish && 'en'}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
      />
      <IllustrationNote picture={picture} />
    </>
  )
}
