import { Router } from 'express'
import type { FileStore } from '../platform/files/file-store.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { drawLogo } from './draw-logo.ts'

/** What the logos' route needs. */
export interface LogoDeps {
  files: FileStore
  bySlug: (slug: string) => Promise<ServedStorefront | undefined>
}

/** Logos as PNG, by the storefront's name and not by the host: a mail about an order of another page is sent from the marketplace. */
export function logoRoutes({ files, bySlug }: LogoDeps): Router {
  const router = Router()
  router.get('/_logo/:slug.png', async (req, res) => {
    const storefront = await bySlug(req.params.slug)
    const { theme, imageHosts } = storefront?.site ?? { theme: {}, imageHosts: [] }
    const drawn =
      storefront && (await drawLogo({ layout: storefront.layout, logo: theme.logo, imageHosts }, files))
    if (!drawn) throw new Problem(404, 'picture_not_found', 'This picture does not exist.')
    // shown in mails, by programs and web mailers of other origins
    res.set('cross-origin-resource-policy', 'cross-origin')
    res.set('cache-control', 'public, max-age=3600').type('png').send(drawn.png)
  })
  return router
}
