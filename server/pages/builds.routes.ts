import express, { Router } from 'express'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { FileStore } from '../platform/files/file-store.ts'
import type { SiteBuild } from '../platform/site-build.ts'
import { sendShared } from './shared-assets.routes.ts'

/**
 * Files of the sites' build, and which build is the latest: a page that is open asks now and then, and loads itself anew
 * at its next step when there is a newer one (specification, section 7).
 */
export function buildRoutes({ id, folder, earlier }: SiteBuild, shared?: FileStore): Router {
  const router = Router()
  const immutable = { immutable: true, maxAge: '1y', index: false } as const
  // a page of an earlier build may still be open: its chunks are there until the build is swept
  for (const build of [folder, ...earlier]) {
    router.use('/_assets', express.static(path.join(build, 'client/_assets'), immutable))
  }
  if (shared) router.get('/_assets/:name', sendShared(shared, '_assets'))
  router.use('/_assets', (_req, res) => void res.status(404).set('cache-control', 'no-store').end())
  const files = express.static(path.join(folder, 'client'), { index: false, maxAge: '1h' })
  // the few names are known: to ask the disk for the address of every page costs more than the rest of the chain
  const names = new Set(
    readdirSync(path.join(folder, 'client'), { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`),
  )
  router.use((req, res, next) => (names.has(req.path) ? files(req, res, next) : next()))
  router.get('/builds/latest.json', (_req, res) => void res.set('cache-control', 'no-store').json({ id }))
  router.get('/builds/meta/:id.json', (req, res) => {
    const known = [folder, ...earlier].some((build) => path.basename(build) === req.params.id)
    if (!known) return void res.status(404).set('cache-control', 'no-store').json({ id: null })
    return void res.set('cache-control', 'public, max-age=31536000, immutable').json({ id: req.params.id })
  })
  return router
}
