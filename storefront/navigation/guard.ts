/** What may become of a link: ours to render, the browser's to load, or refused. */
export type Verdict =
  | { kind: 'page'; url: URL }
  | { kind: 'leave'; url: URL }
  | { kind: 'refuse'; reason: 'external' | 'protocol' }

const safeProtocols = new Set(['http:', 'https:'])

/**
 * The navigation guard (specification, section 2): another origin is refused unless the caller allows it, and a
 * dangerous protocol (`javascript:`, `data:` …) always is.
 */
export function judge(target: string, here: URL, { external = false }: { external?: boolean } = {}): Verdict {
  let url: URL
  try {
    url = new URL(target, here)
  } catch {
    return { kind: 'refuse', reason: 'protocol' }
  }
  if (!safeProtocols.has(url.protocol)) return { kind: 'refuse', reason: 'protocol' }
  if (url.origin === here.origin) return { kind: 'page', url }
  return external ? { kind: 'leave', url } : { kind: 'refuse', reason: 'external' }
}
