import type { DhowSdk } from '../sdk.ts'

/** Where the widget comes from. */
export interface LoadOptions {
  /** Origin of the product: `https://dhow.example`. */
  product: string
  /** Slug of the storefront that sells where a widget names none. */
  storefront?: string
  /** For a policy that knows scripts by a nonce. */
  nonce?: string
}

/**
 * Brings the script of the widget into this page, once however often it is called, and answers its SDK. On a server there
 * is no page: it answers undefined. Rejects when the script does not come; the next call tries again.
 */
export async function loadDhow({ product, storefront, nonce }: LoadOptions): Promise<DhowSdk | undefined> {
  if (typeof document === 'undefined') return undefined
  const address = new URL('/widget/v1.js', product).href
  if (!sdkOf(window)) {
    const known = [...document.scripts].find(({ src }) => src === address)
    await arrivalOf(known ?? insert(address, storefront, nonce))
  }
  return sdkOf(window)
}

/** The SDK, once it is more than a queue of calls. */
function sdkOf(page: object): DhowSdk | undefined {
  const { Dhow } = page as { Dhow?: Partial<DhowSdk> }
  return Dhow?.version ? (Dhow as DhowSdk) : undefined
}

function insert(address: string, storefront?: string, nonce?: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  if (nonce) script.nonce = nonce
  if (storefront) script.dataset['storefront'] = storefront
  script.src = trusted(address)
  document.head.append(script)
  return script
}

function arrivalOf(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener(
      'error',
      () => {
        script.remove()
        reject(new Error(`${script.src} did not come`))
      },
      { once: true },
    )
  })
}

/** A page that requires trusted types wants to know who makes the address of a script: the policy `dhow-loader`. */
function trusted(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(url: string): string }
    }
  }
  try {
    const rules = { createScriptURL: (url: string) => url }
    return trustedTypes?.createPolicy('dhow-loader', rules).createScriptURL(address) ?? address
  } catch {
    // the page's policy names others, or has one of this name already
    return address
  }
}
