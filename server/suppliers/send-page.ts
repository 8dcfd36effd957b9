import type { Response } from 'express'

/** What every page of a supplier is sent with. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // the address is the key
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Sends a page to a supplier. */
export function sendPage(res: Response, status: number, page: string): void {
  res.set(pageHeaders).status(status).type('html').send(page)
}
