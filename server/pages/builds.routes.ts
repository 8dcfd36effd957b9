import { Router } from 'express'
import path from 'node:path'
import type { FileStore } from '../platform/files/file-store.ts'
import type { SiteBuild } from '../platform/site-build.ts'
import { sendShared } from './shared-assets.routes.ts'
import { staticFiles } from '../platform/static-files.ts'

/**
 * Files of the sites' build, and which build is the latest: a page that is open asks now and then, and loads itself anew
 * at its next step when there is a newer one (specification, section 7).
 */
export function buildRoutes({ id, folder, earlier }: Omit<SiteBuild, 'widgets'>, shared?: FileStore): Router {
  const router = Router()
  const immutable = { immutable: true, maxAge: '1y' } as const
  // a page of an earlier build may still be open: its chunks are there until the build is swept
  for (const build of [folder, ...earlier]) {
    router.use('/_assets', staticFiles(path.join(build, 'client/_assets'), immutable))
  }
  if (shared) router.get('/_assets/*name', sendShared(shared, '_assets'))
  router.use('/_assets', (_req, res) => void res.status(404).set('cache-control', 'no-store').end())
  router.use(staticFiles(path.join(folder, 'client'), { maxAge: '1h' }))
  router.get('/builds/latest.json', (_req, res) => void res.set('cache-control', 'no-store').json({ id }))
  router.get('/builds/meta/:id.json', (req, res) => {
    const known = [folder, ...earlier].some((build) => path.basename(build) === req.params.id)
    if (!known) return void res.status(404).set('cache-control', 'no-store').json({ id: null })
    return void res.set('cache-control', 'public, max-age=31536000, immutable').json({ id: req.params.id })
  })
  return router
}
