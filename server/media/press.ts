import sharp from 'sharp'
import { imageSize } from './image-url.ts'
import type { ImageFormat, ImageWidth } from './image-url.ts'
import { composePoster } from './posters/compose-poster.ts'
import { createDice } from './posters/dice.ts'
import type { Crop, PosterSpec } from './posters/poster-spec.ts'

/** Turns drawings and photographs into the files that are sent. */
export interface Press {
  /** A poster on its paper. */
  printPoster(spec: PosterSpec, width: ImageWidth, format: ImageFormat): Promise<Buffer>
  /** A photograph cut to a crop. Rejects when the bytes are no picture that we read. */
  printPhotograph(bytes: Buffer, crop: Crop, width: ImageWidth, format: ImageFormat): Promise<Buffer>
}

const paperSize = 240
const readableFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'])

/** Three dice a fibre make a bell curve around mid grey, which soft light leaves as it is. */
async function makePaper(roughness: number): Promise<Buffer> {
  const dice = createDice('paper')
  const fibres = Buffer.alloc(paperSize * paperSize)
  for (let index = 0; index < fibres.length; index += 1) {
    fibres[index] = 128 + (dice.next() + dice.next() + dice.next() - 1.5) * roughness
  }
  return sharp(fibres, { raw: { width: paperSize, height: paperSize, channels: 1 } })
    .png()
    .toBuffer()
}

/**
 * `jpg` for messengers and mail, `webp` else. Effort 4 is where more time stops making smaller files; sharper chroma would
 * cost a third of the whole print (25 of 86 ms at 640 wide).
 */
function encode(image: sharp.Sharp, format: ImageFormat): Promise<Buffer> {
  return format === 'jpg'
    ? image.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer()
    : image.webp({ quality: 76, effort: 4 }).toBuffer()
}

/** A press with its own paper; made once for the app. */
export function createPress(): Press {
  let paper: Promise<Buffer> | undefined
  return {
    async printPoster(spec, width, format) {
      const { height } = imageSize(spec.crop, width)
      const drawing = sharp(Buffer.from(composePoster(spec, width))).flatten()
      // Below this the fibres are smaller than a pixel: they would only double the bytes.
      if (height < paperSize) return encode(drawing, format)
      paper ??= makePaper(17)
      return encode(drawing.composite([{ input: await paper, tile: true, blend: 'soft-light' }]), format)
    },
    async printPhotograph(bytes, crop, width, format) {
      // 80 megapixels is the largest camera of today; a decompression bomb is larger. The bytes decide what it is, not the
      // name: an SVG called .jpg would otherwise be rendered, and SVG can name other files.
      const image = sharp(bytes, { limitInputPixels: 80_000_000, failOn: 'error' })
      const { format: found } = await image.metadata()
      if (!readableFormats.has(found)) throw new TypeError(`A ${found} is no photograph`)
      const size = imageSize(crop, width)
      return encode(
        // Camera notes (place, owner) are left behind: sharp writes none unless asked.
        image
          .autoOrient()
          .resize(size.width, size.height, { fit: 'cover', position: 'attention' })
          .flatten({ background: '#ffffff' }),
        format,
      )
    },
  }
}
