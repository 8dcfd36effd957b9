import { useEnvironment } from '../../environment/environment.tsx'
import { wayOf } from './name-of.tsx'

/** A name or a sentence within one of ours: it keeps its own direction (UAX 9, isolates). */
export function useIsolate(): (text: string) => string {
  const { direction } = useEnvironment()
  return (text) => `${wayOf(text, direction) ? '\u2067' : '\u2068'}${text}\u2069`
}
