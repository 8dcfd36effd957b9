import { makeReturnCode } from '../orders/return-code.ts'
import type { RequestContext } from '../platform/http.ts'
import { fixedPaths, fromPayment, localisePath, orderPath } from '../contract/addresses.ts'
import { InvalidRequest } from '../platform/problem.ts'
import type { LinkEnv } from '../platform/signed-link.ts'
import { allowsOrigin } from '../storefronts/allows-origin.ts'

/** Pages that the payment page sends the buyer back to. */
export interface ReturnPages {
  returnUrl: string
  cancelUrl: string
}

/** Marks a page that a widget stands in, with the slug of its storefront: it gets a code instead of the order's token. */
const widgetMark = 'dhow_return'

/** Whether a buyer comes back to a page in which a widget stands, among scripts that are not ours. */
export function isWidgetPage(returnUrl: string): boolean {
  return new URL(returnUrl).searchParams.has(widgetMark)
}

/**
 * The pages that were asked for, or the storefront's own result page and checkout.
 *
 * @throws InvalidRequest (400) with code `origin_not_allowed`: anything else would make the shop a way to send buyers
 * from a trusted address to an attacker's page
 */
export function chooseReturnPages(
  { origin, storefront, language }: Pick<RequestContext, 'origin' | 'storefront' | 'language'>,
  asked: Partial<ReturnPages>,
): ReturnPages {
  const widgetPage = asked.returnUrl && isWidgetPage(asked.returnUrl) ? asked.returnUrl : undefined
  const check = (name: keyof ReturnPages, fallback: string) => {
    const url = asked[name]
    if (url === undefined) return origin + localisePath(language, fallback)
    const target = new URL(url).origin
    if (target === origin || allowsOrigin(storefront.origins, target)) return url
    throw new InvalidRequest([
      { pointer: `/${name}`, code: 'origin_not_allowed', detail: 'not a page of this storefront' },
    ])
  }
  const returnUrl = check('returnUrl', orderPath('success'))
  // a widget's buyer who turns back belongs to the page of the widget, where its mark opens the checkout again
  return {
    returnUrl,
    cancelUrl: asked.cancelUrl
      ? check('cancelUrl', '')
      : (widgetPage ?? check('cancelUrl', fixedPaths.checkout)),
  }
}

/**
 * The result page of one order, which is told that its reader has paid. The token is in the fragment: no server, log or referrer sees it, and the page works
 * where nothing could be stored before leaving. A supplier's own page runs other scripts than ours: it gets a code that
 * opens the order once.
 */
export function resultPage(
  env: LinkEnv,
  returnUrl: string,
  { reference, token, heldUntil }: { reference: string; token: string; heldUntil: Temporal.Instant },
): string {
  const url = new URL(returnUrl)
  const storefront = url.searchParams.get(widgetMark)
  if (storefront) {
    url.searchParams.set(
      widgetMark,
      `${storefront}.${makeReturnCode(env, { storefront, reference, heldUntil })}`,
    )
    return url.href
  }
  url.searchParams.set('order', reference)
  url.searchParams.set(fromPayment.name, fromPayment.value)
  url.hash = `token=${token}`
  return url.href
}
