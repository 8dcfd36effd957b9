/** The preview of a photograph as an address: for a script, and for the rules of a page (`document.ts`). */
export const previewAddress = (preview: string) => `data:image/webp;base64,${preview}`

/** Shows a photograph's preview until it arrives. From a script, since the policies of our pages allow no style attribute. */
export function showPreview(image: HTMLImageElement | null, preview: string | undefined): void {
  if (!image) return
  image.style.backgroundImage = preview === undefined ? '' : `url(${previewAddress(preview)})`
  image.style.backgroundSize = 'cover'
}
