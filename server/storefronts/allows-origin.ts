const anyPort = ':*'

/**
 * Whether a page of this origin may embed a storefront and receive its travellers back. An entry of the list is an origin,
 * `https://shop.example`, or one with any port, `http://localhost:*`, for whoever builds a page on their own machine.
 */
export function allowsOrigin(origins: readonly string[], origin: string): boolean {
  if (origins.includes(origin)) return true
  const withoutPort = origin.replace(/:\d+$/, '')
  return origins.includes(withoutPort + anyPort)
}
