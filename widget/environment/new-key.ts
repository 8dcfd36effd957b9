/** An unguessable key, for a write that must count once. */

/** An unguessable key. `crypto.randomUUID` is missing in pages without https, where a widget may stand. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
