import type { Request } from 'express'
import { requestContext } from './http.ts'
import { Problem } from './problem.ts'

/**
 * Lets a write through only from our own pages: what a cookie allows must not be asked for by another site in the
 * visitor's name. Browsers say where a request comes from and scripts cannot change it (`Sec-Fetch-Site`, `Origin`).
 *
 * @throws Problem 403 `cross_site_request`
 */
export function refuseForeignWrite(req: Request): void {
  if (req.method === 'GET' || req.method === 'HEAD' || isOwn(req)) return
  throw new Problem(403, 'cross_site_request', 'Only pages of this site may make this request.')
}

function isOwn(req: Request): boolean {
  const site = req.get('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  // a browser from before 2023
  const origin = req.get('origin')
  return (
    origin !== undefined &&
    [requestContext(req).origin, `${req.protocol}://${req.get('host')}`].includes(origin)
  )
}
