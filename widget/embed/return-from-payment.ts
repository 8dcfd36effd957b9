/** Marks the address that the payment page leads back to; the server puts the code behind the slug. */
const parameter = 'dhow_return'

/** A buyer who comes back from the payment page; without a code they turned back before paying. */
export interface Arrival {
  storefront: string
  code?: string
}

/** Address for the payment page to lead back to. */
export function returnAddressOf(page: string, storefront: string): string {
  const address = new URL(page)
  address.searchParams.set(parameter, storefront)
  return address.href
}

/** Takes the arrival out of the address, where it would be bookmarked and shared. */
export function takeArrival({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): Arrival | undefined {
  const address = new URL(location.href)
  const value = address.searchParams.get(parameter)
  if (!value) return undefined
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
  const dot = value.indexOf('.')
  return dot === -1 ? { storefront: value } : { storefront: value.slice(0, dot), code: value.slice(dot + 1) }
}
