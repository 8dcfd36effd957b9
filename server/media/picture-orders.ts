import type { PhotographKind, PosterSubject, PrintShape } from './press.ts'

/** What the server asks a picture process for. */
export type PictureOrder =
  | { kind: 'poster'; spec: PosterSubject; shape: PrintShape }
  | { kind: 'photograph'; bytes: Uint8Array; shape: PrintShape }
  | { kind: 'description'; bytes: Uint8Array }

/** What it answers: the picture or what it is, or why there is none, and how much memory it holds now. */
export type PictureReply = ({ picture: Uint8Array } | { described: PhotographKind } | { refusal: string }) & {
  heldBytes: number
}
