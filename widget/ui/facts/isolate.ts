import { useEnvironment } from '../../environment/environment.tsx'

/** Letters of Hebrew and Arabic. */
const fromRight = /[\u05d0-\u08ff]/

/**
 * The direction of a text of the catalogue. On a page from the right one with letters of it is in the page's language, whatever
 * name it begins with ("VNB 125"); any other text goes the way of its first letter (undefined, as `bdi` does by itself).
 */
export function useTextDirection(): (text: string) => 'rtl' | undefined {
  const { direction } = useEnvironment()
  return (text) => (direction === 'rtl' && fromRight.test(text) ? direction : undefined)
}

/** A name or a sentence within one of ours: it keeps its own direction (UAX 9, isolates). */
export function useIsolate(): (text: string) => string {
  const directionOf = useTextDirection()
  return (text) => `${directionOf(text) ? '\u2067' : '\u2068'}${text}\u2069`
}
