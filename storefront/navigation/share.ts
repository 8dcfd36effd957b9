/** What became of sharing an address. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed'

/** Offers the device's own ways to share an address; where it has none, copies the address. */
export async function share(title: string): Promise<Shared> {
  // parameters that a search or an advertisement added are left out of what is shared
  const address = `${window.location.origin}${window.location.pathname}`
  const { navigator } = window
  const offer = { title, url: address }
  if (typeof navigator.share === 'function' && (navigator.canShare?.(offer) ?? true)) {
    try {
      await navigator.share(offer)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  try {
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    // no clipboard without https, or it was forbidden
    return 'failed'
  }
}
