import type { RequestContext } from '../platform/http.ts'
import { InvalidRequest } from '../platform/problem.ts'

/** Pages that the payment page sends the buyer back to. */
export interface ReturnPages {
  returnUrl: string
  cancelUrl: string
}

/**
 * The pages that were asked for, or the storefront's own result page and checkout.
 *
 * @throws InvalidRequest (400) with code `origin_not_allowed`: anything else would make the shop a way to send buyers
 * from a trusted address to somebody's page
 */
export function chooseReturnPages(
  { origin, storefront, language }: Pick<RequestContext, 'origin' | 'storefront' | 'language'>,
  asked: Partial<ReturnPages>,
): ReturnPages {
  const allowed = [origin, ...storefront.origins]
  const check = (name: keyof ReturnPages, fallback: string) => {
    const url = asked[name]
    if (url === undefined) return `${origin}${language === 'en' ? '' : `/${language}`}${fallback}`
    if (allowed.includes(new URL(url).origin)) return url
    throw new InvalidRequest([
      { pointer: `/${name}`, code: 'origin_not_allowed', detail: 'not a page of this storefront' },
    ])
  }
  return { returnUrl: check('returnUrl', '/checkout/success'), cancelUrl: check('cancelUrl', '/checkout') }
}

/**
 * The result page of one order. The token is in the fragment: no server, log or referrer sees it, and the page works
 * where nothing could be stored before leaving.
 */
export function resultPage(
  returnUrl: string,
  { reference, token }: { reference: string; token: string },
): string {
  const url = new URL(returnUrl)
  url.searchParams.set('order', reference)
  url.hash = `token=${token}`
  return url.href
}
