/** The address that opens a WhatsApp conversation with support. */

/** Address that opens a conversation with a WhatsApp number. */
export function messageAddress(whatsapp: string): string {
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}`
}
