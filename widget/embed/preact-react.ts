import { useState } from 'preact/compat'

/** Stands in for `react` where the widget is built with Preact. */
// @ts-expect-error -- its types are those of a module from before there were named exports; the module has them
export * from 'preact/compat'

/**
 * Preact counts ids by tree, and begins anew in a portal that is rendered again and below what waited for its code: two
 * elements of a shadow root had one id, and a dialog the name of another one.
 */
export function useId(): string {
  const [id] = useState(() => `dhow-${Math.random().toString(36).slice(2)}`)
  return id
}
