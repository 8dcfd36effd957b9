/** Word between the tabs of one browser that show the same site. It carries no content: who hears it looks anew. */
export interface TabChannel {
  tell(): void
  listen(onWord: () => void): void
}

/**
 * Opens a channel by name. Browsers without `BroadcastChannel` hear of it through the storage, which tells every tab but
 * the one that wrote; where the storage is forbidden too, tabs do not hear of each other.
 */
export function openTabChannel(name: string, window: Window & typeof globalThis): TabChannel {
  if (typeof window.BroadcastChannel === 'function') {
    const channel = new window.BroadcastChannel(name)
    return {
      tell: () => channel.postMessage(null),
      listen: (onWord) => channel.addEventListener('message', onWord),
    }
  }
  return {
    tell() {
      try {
        window.localStorage.setItem(name, String(Date.now()))
      } catch {
        // forbidden: nobody else could read the cart's token either
      }
    },
    listen: (onWord) =>
      window.addEventListener('storage', (event) => {
        if (event.key === name) onWord()
      }),
  }
}
