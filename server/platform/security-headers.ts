import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * The security headers of every reply. They are the same each time, so helmet is asked once, and a page from memory costs
 * little more than sending it. A page's Content-Security-Policy carries its own nonce and is set beside these.
 */
export function securityHeaders(): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  const ask = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  }
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  ask({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined)
  return headers
}

/** What a browser may do with a reply of the API, should one be opened as a page: nothing. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/** Sets the security headers and the request's id. */
export function secureReplies(headers: ReadonlyMap<string, string>): RequestHandler {
  return (req, res, next) => {
    res.setHeaders(new Map([...headers, ['x-request-id', req.requestId ?? '']]))
    if (req.path.startsWith('/api/')) res.set('content-security-policy', policyOfData)
    next()
  }
}
