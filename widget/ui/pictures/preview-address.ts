/** The preview of a picture as an address: for a script, and for the rules of a page (`storefront/shell/document.ts`). */
export const previewAddress = (preview: string) => `data:image/webp;base64,${preview}`
