/** Small strings that outlive a page: the cart's token, the buyer's typed data. Never anything secret to the shopper. */
export interface Memory {
  get(name: string): string | undefined
  set(name: string, value: string): void
  remove(name: string): void
  /** False where the browser forbids storage: then everything lives as long as the page. */
  readonly lasts: boolean
}

/**
 * Memory in the browser's storage, under names that belong to one storefront. Where storage is forbidden (blocked
 * cookies, some in-app browsers) reading it throws; then plain memory serves.
 */
export function createMemory(scope: string, storage: () => Storage): Memory {
  const kept = new Map<string, string>()
  const store = openStore(storage)
  const nameOf = (name: string) => `dhow.${scope}.${name}`
  return {
    lasts: store !== undefined,
    // what the storage could not take is newer; everything else may have changed in another tab
    get: (name) => kept.get(name) ?? store?.getItem(nameOf(name)) ?? undefined,
    set(name, value) {
      if (store && write(store, nameOf(name), value)) kept.delete(name)
      else kept.set(name, value)
    },
    remove(name) {
      kept.delete(name)
      store?.removeItem(nameOf(name))
    },
  }
}

/** False when the storage is full or was revoked meanwhile. */
function write(store: Storage, name: string, value: string): boolean {
  try {
    store.setItem(name, value)
    return true
  } catch {
    return false
  }
}

function openStore(storage: () => Storage): Storage | undefined {
  try {
    const store = storage()
    store.setItem('dhow.probe', '1')
    store.removeItem('dhow.probe')
    return store
  } catch {
    return undefined
  }
}
