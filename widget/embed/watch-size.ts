import type { Tell } from '../telling/events.ts'

/** Tells each new size of a widget's box once. Returns the end of it. */
export function watchSize(host: HTMLElement, tell: Tell): () => void {
  let last = ''
  const observer = new ResizeObserver(() => {
    const width = host.offsetWidth
    const height = host.offsetHeight
    const size = `${width} ${height}`
    if (size === last) return
    last = size
    tell('resize', { width, height })
  })
  observer.observe(host)
  return () => observer.disconnect()
}
