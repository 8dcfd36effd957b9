/** Tells whoever builds the page which option is wrong. Never an exception: the page is somebody else's. */
export function warn(option: string, value: string | undefined): void {
  // oxlint-disable-next-line no-console -- the console is the only place where the page's maker looks
  console.warn(`<dhow-booking>: ${option}="${value ?? ''}" cannot be used`)
}
