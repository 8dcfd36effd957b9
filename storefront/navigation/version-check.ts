/** Often enough that no visitor shops for a day on an old version, seldom enough to cost nothing. */
const everyMs = 15 * 60_000

/** Whether a newer build than this page's is out. */
export interface VersionCheck {
  outdated: () => boolean
  stop: () => void
}

/**
 * Asks for the latest build now and then, and when the visitor comes back to the page; from the moment a newer one is
 * found the next navigation is a full load (specification, section 7).
 */
export function watchVersion(window: Window, build: string | undefined): VersionCheck {
  let outdated = false
  let askedAt = Date.now()

  const ask = async () => {
    if (outdated || !build || Date.now() - askedAt < everyMs) return
    askedAt = Date.now()
    try {
      const response = await window.fetch(`/builds/latest.json?${askedAt}`, { cache: 'no-store' })
      const { id } = (await response.json()) as { id?: string }
      outdated = typeof id === 'string' && !isKnown(window, id, build)
    } catch {
      // offline, or a proxy's own page: ask again next time
    }
  }
  const onVisible = () => {
    if (window.document.visibilityState === 'visible') void ask()
  }
  const timer = window.setInterval(() => void ask(), everyMs)
  window.document.addEventListener('visibilitychange', onVisible)
  return {
    outdated: () => outdated,
    stop() {
      window.clearInterval(timer)
      window.document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

const knownName = 'dhow.builds'
const mostKnown = 8

/**
 * Whether this tab has been that build already, or was loaded anew for it. While two builds stand behind one balancer, each
 * process names its own as the latest: the tab is loaded anew once, and not again when it is told of the other.
 */
function isKnown(window: Window, latest: string, build: string): boolean {
  if (latest === build) return true
  try {
    const known = (window.sessionStorage.getItem(knownName) ?? '').split(' ').filter(Boolean)
    if (known.includes(latest)) return true
    const now = [...new Set([...known, build, latest])].slice(-mostKnown)
    window.sessionStorage.setItem(knownName, now.join(' '))
    return false
  } catch {
    // where storage is blocked nothing is remembered, and a tab would be loaded anew again and again
    return true
  }
}
