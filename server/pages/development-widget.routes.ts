import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express, { Router } from 'express'
import type { RequestHandler } from 'express'
import { fingerprint } from '../platform/site-build.ts'

/** The widget's files in development, and what comes after them. */
export interface DevelopmentWidget {
  routes: RequestHandler
  close(): void
}

/**
 * Serves the booking widget as it is built, made anew when its tag is asked for and a source has changed since: other
 * sites' pages and `/embed` show what stands in the sources after a reload. It is built in a process of its own, since a
 * build must run as in production.
 */
export function developmentWidget(root: string, after: RequestHandler): DevelopmentWidget {
  const folder = mkdtempSync(path.join(tmpdir(), 'dhow-widget-'))
  let built = ''
  let building: Promise<void> | undefined

  async function build(): Promise<void> {
    const sources = fingerprint(root)
    if (sources === built) return
    const vite = path.join(root, 'node_modules/vite/bin/vite.js')
    const parameters = ['build', '-c', 'vite.widget.config.ts', '--outDir', folder, '--logLevel', 'warn']
    const child = spawn(process.execPath, [vite, ...parameters], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error('the widget could not be built; the terminal says why')
    built = sources
  }

  const routes = Router()
  routes.use('/widget', (_req, res, next) => {
    res.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    next()
  })
  routes.get(['/widget/v1.js', '/widget/integrity.json'], async (_req, _res, next) => {
    building ??= build().finally(() => (building = undefined))
    await building
    next()
  })
  const files = { index: false, cacheControl: false } as const
  routes.use('/widget', express.static(folder, files))
  routes.use(after)
  return { routes, close: () => rmSync(folder, { recursive: true, force: true }) }
}
