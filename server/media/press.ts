import sharp from 'sharp'
import { imageSize, nearestCrop } from './picture-shape.ts'
import type { ImageFormat, PictureShape } from './picture-shape.ts'
import { composePoster } from './posters/compose-poster.ts'
import { createDice } from './posters/dice.ts'
import type { PosterSpec } from './posters/poster-spec.ts'

/** What a drawing shows; its crop follows from the shape that is asked for. */
export type PosterSubject = Omit<PosterSpec, 'crop'>

/** A shape whose format is settled. */
export type PrintShape = PictureShape & { readonly format: ImageFormat }

/** What the bytes of a photograph are, whatever its name says. */
export interface PhotographKind {
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'
  width: number
  height: number
  /** Itself at 16 pixels, as WebP in base64: some hundred characters. */
  preview: string
}

/** Turns drawings and photographs into the files that are sent. */
export interface Press {
  /** A poster on its paper. */
  printPoster(spec: PosterSubject, shape: PrintShape): Promise<Buffer>
  /** A photograph in a shape. Rejects when the bytes are no picture that we read. */
  printPhotograph(bytes: Buffer, shape: PrintShape): Promise<Buffer>
  /** Reads a photograph to its last pixel. Rejects when the bytes are no picture that we read, or end too early. */
  describePhotograph(bytes: Buffer): Promise<PhotographKind>
}

const paperSize = 240
/** Longer side of a preview: browsers stretch it softly, and its file is mostly the head of the format. */
const previewPixels = 16
const formats: Readonly<Record<string, PhotographKind['format']>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  // the library's name of the container that AVIF is kept in
  heif: 'avif',
  gif: 'gif',
  tiff: 'tiff',
}

/**
 * 80 megapixels is the largest camera of today; a decompression bomb is larger. The bytes decide what it is, not the name: an
 * SVG called .jpg would otherwise be rendered, and SVG can name other files.
 */
async function openPhotograph(
  bytes: Buffer,
): Promise<Omit<PhotographKind, 'preview'> & { image: sharp.Sharp }> {
  const image = sharp(bytes, { limitInputPixels: 80_000_000, failOn: 'error' })
  const { format: found, width, height } = await image.metadata()
  const format = formats[found]
  if (!format) throw new TypeError(`A ${found} is no photograph`)
  return { image, format, width, height }
}

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
 * WebP at effort 4 is where more time stops making smaller files; sharper chroma would cost a third of the whole print (25 of
 * 86 ms at 640 wide). AVIF at effort 2 takes as long as that and is half as large; at effort 4 it takes eight times as long
 * for the same size.
 */
function encode(image: sharp.Sharp, { format, quality }: PrintShape): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return image.webp({ quality: quality ?? 76, effort: 4 }).toBuffer()
    case 'avif':
      return image.avif({ quality: quality ?? 50, effort: 2 }).toBuffer()
    case 'jpg':
      return image.jpeg({ quality: quality ?? 84, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'png':
      return image.png({ palette: true, quality: quality ?? 90 }).toBuffer()
    default:
      return format satisfies never
  }
}

/** A drawing as large as its shape needs it, and that size; a shape of no crop of ours is cut out of the nearest. */
function drawFor(spec: PosterSubject, shape: PrintShape): { drawing: sharp.Sharp; exact: boolean } {
  const crop = nearestCrop(shape)
  const drawn = imageSize(crop, shape.width)
  const { height = drawn.height } = shape
  const scale = Math.max(1, height / drawn.height)
  const drawing = sharp(
    Buffer.from(composePoster({ ...spec, crop }, Math.ceil(shape.width * scale), shape.treatment)),
  )
  return { drawing: drawing.flatten(), exact: height === drawn.height }
}

/** A press with its own paper; made once for the app. */
export function createPress(): Press {
  let paper: Promise<Buffer> | undefined
  return {
    async printPoster(spec, shape) {
      const { drawing, exact } = drawFor(spec, shape)
      // Below this the fibres are smaller than a pixel: they would only double the bytes.
      const papered = (shape.height ?? imageSize('card', shape.width).height) >= paperSize
      if (papered) {
        paper ??= makePaper(17)
        drawing.composite([{ input: await paper, tile: true, blend: 'soft-light' }])
      }
      if (exact) return encode(drawing, shape)
      // One pipeline resizes before it composites, whatever the order of the calls
      const { width, height, fit, background } = shape
      const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
      const { width: drawnWidth, height: drawnHeight, channels } = info
      const print = sharp(data, { raw: { width: drawnWidth, height: drawnHeight, channels } })
      return encode(print.resize(width, height, { fit, background: `#${background}` }), shape)
    },
    async printPhotograph(bytes, shape) {
      const { image } = await openPhotograph(bytes)
      const { width, height, fit } = shape
      const background = `#${shape.background}`
      return encode(
        // Camera notes (place, owner) are left behind: sharp writes none unless asked.
        image
          .autoOrient()
          .resize(width, height, { fit, background, ...(fit === 'cover' && { position: 'attention' }) })
          .flatten({ background }),
        shape,
      )
    },
    async describePhotograph(bytes) {
      const { image, format, width, height } = await openPhotograph(bytes)
      await image.stats()
      const small = image.autoOrient().resize(previewPixels, previewPixels, { fit: 'inside' })
      const preview = await small.flatten().webp({ quality: 30, effort: 6 }).toBuffer()
      return { format, width, height, preview: preview.toString('base64') }
    },
  }
}
