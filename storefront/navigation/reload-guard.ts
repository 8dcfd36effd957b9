const quietMs = 10_000

/**
 * A full load after a failed chunk: a new version was deployed and the old files are gone. At most once for each path in
 * ten seconds (specification, section 8), so that a truly broken chunk cannot loop.
 */
export function reloadOnce(
  path: string,
  storage: () => Storage,
  reload: () => void,
  now = Date.now(),
): boolean {
  const name = `dhow.reloaded.${path}`
  try {
    const store = storage()
    const last = Number(store.getItem(name) ?? 0)
    if (now - last < quietMs) return false
    store.setItem(name, String(now))
  } catch {
    return false
  }
  reload()
  return true
}
