import type { ErrorRequestHandler, Request } from 'express'
import { fixedPaths, localisePath, orderPath } from '../contract/addresses.ts'
import type { Language } from '../contract/primitives.ts'
import { siteOf } from '../orders/order-links.ts'
import type { ReadableOrder } from '../orders/invoices/read-order.ts'
import type { Env } from '../platform/env.ts'
import { requestContext } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'
import { sendPage } from '../suppliers/send-page.ts'
import { renderPage } from '../suppliers/supplier-frame.presenter.ts'

/**
 * Answers a person who opens a link to a file that there is not, or no more: with a page that says what happened and leads on.
 * Whoever does not prefer a page goes on getting the problem. `orderOf` tells the order where the link was let in.
 */
export function fileGonePages(
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'PORT'>,
  orderOf: (req: Request) => ReadableOrder | undefined,
): ErrorRequestHandler {
  let opened: Promise<Texts> | undefined
  return async (error: unknown, req, res, next) => {
    if (!(error instanceof Problem) || error.status !== 404 || !wantsPage(req)) return next(error)
    const { storefront, origin } = requestContext(req)
    const order = orderOf(req)
    const language = languageOf(req, order)
    const t = (await (opened ??= loadTexts(['ticket', 'orders', 'error', 'mail'])))(language)
    const site = order ? siteOf(env, order) : origin
    const pageAt = (path: string) => site + localisePath(language, path)
    const what = order ? whatOf(req, order) : 'unknown'
    const title = t(`gone.${what}.title`)
    // without a key: who was handed one file of an order is not led into all of it
    const toOrder = order && {
      label: t('mail:kinds.booking-cancelled.action'),
      href: `${pageAt(orderPath('success'))}?order=${encodeURIComponent(order.reference)}`,
    }
    const page = renderPage(
      { language },
      {
        name: title,
        seller: storefront.name,
        layout: storefront.layout,
        title,
        means: t(`gone.${what}.what`),
        ways: [
          toOrder ?? { label: t('orders:find.way'), href: pageAt(fixedPaths['find-order']) },
          { label: t('error:home'), href: pageAt(fixedPaths.home) },
        ],
        inOneLanguage: true,
      },
    )
    res.vary('accept')
    return sendPage(res, error.status, page)
  }
}

/** A browser that goes to an address names pages first; a program names data, or takes everything. */
function wantsPage(req: Request): boolean {
  return req.accepts(['application/problem+json', 'application/json', 'text/html']) === 'text/html'
}

/** What became of the booking whose ticket is asked for. */
function whatOf(req: Request, { bookings }: ReadableOrder): 'cancelled' | 'none' {
  const reference = /\/tickets\/([^/]+)\.pdf$/.exec(req.path)?.[1]
  const booking = bookings.find((candidate) => candidate.reference === reference)
  return booking?.status === 'CANCELLED' ? 'cancelled' : 'none'
}

/** The language of the link, else of the order, else of the browser, as far as the site speaks it. */
function languageOf(req: Request, order: ReadableOrder | undefined): Language {
  const { storefront, language } = requestContext(req)
  const wishes = [req.query['language'], order?.language, req.acceptsLanguages(...storefront.languages)]
  return (
    wishes.flatMap((wish) => storefront.languages.find((spoken) => spoken === wish) ?? []).at(0) ?? language
  )
}
