import type { ImageFormat, ImageWidth } from './image-url.ts'
import type { Crop, PosterSpec } from './posters/poster-spec.ts'

/** What the server asks a picture process for. */
export type PictureOrder =
  | { kind: 'poster'; spec: PosterSpec; width: ImageWidth; format: ImageFormat }
  | { kind: 'photograph'; bytes: Uint8Array; crop: Crop; width: ImageWidth; format: ImageFormat }

/** What it answers: the picture or why there is none, and how much memory it holds now. */
export type PictureReply = ({ picture: Uint8Array } | { refusal: string }) & { heldBytes: number }
