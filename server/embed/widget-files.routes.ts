import { Router } from 'express'
import path from 'node:path'
import { sendShared } from '../pages/shared-assets.routes.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { SiteBuild } from '../platform/site-build.ts'
import { staticFiles } from '../platform/static-files.ts'

/**
 * Lets other sites' pages show our pictures and run the widget; everything else of ours stays ours. The policy is set
 * before the routes that send them.
 */
export function sharedFiles(): Router {
  const router = Router()
  router.use(['/_image', '/widget'], (_req, res, next) => {
    res.set('cross-origin-resource-policy', 'cross-origin')
    next()
  })
  return router
}

/**
 * The booking widget: `/widget/v1.js`, which a page names, the hashed files behind it, and the hashes of all of them at
 * `/widget/integrity.json`.
 */
export function widgetFiles({ folder, earlier, widgets }: SiteBuild, shared?: FileStore): Router {
  const router = Router()
  router.use('/widget', (_req, res, next) => {
    res.set('access-control-allow-origin', '*')
    next()
  })
  const immutable = { immutable: true, maxAge: '1y' } as const
  // a page may hold an earlier loader in its cache, or name it by its hash
  for (const build of [folder, ...earlier, ...widgets]) {
    router.use('/widget/assets', staticFiles(path.join(build, 'widget/assets'), immutable))
  }
  if (shared) router.get('/widget/assets/*name', sendShared(shared, '_widget'))
  router.use('/widget', staticFiles(path.join(folder, 'widget'), { maxAge: '10m' }))
  router.use('/widget', (_req, res) => void res.status(404).set('cache-control', 'no-store').end())
  return router
}
