/** Word between the tabs of one browser that show the same site. It carries no content: who hears it looks anew. */
export interface TabChannel {
  tell(): void
  listen(onWord: () => void): void
}

/**
 * Opens a channel by name. The word goes through the storage, which tells every tab but the one that wrote, and in order:
 * by any other way it may arrive before what was stored, and the tab would look anew at what is no longer so. Where the
 * storage is forbidden tabs do not hear of each other, and could not read each other's cart either.
 */
export function openTabChannel(name: string, window: Window & typeof globalThis): TabChannel {
  return {
    tell() {
      try {
        window.localStorage.setItem(name, String(Math.random()))
      } catch {
        // forbidden
      }
    },
    listen: (onWord) =>
      window.addEventListener('storage', (event) => {
        if (event.key === name) onWord()
      }),
  }
}
