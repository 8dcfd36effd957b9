import path from 'node:path'
import type { RequestHandler } from 'express'
import type { FileStore } from '../platform/files/file-store.ts'
import type { KeptAssets } from './shared-assets.ts'

/** Names as builds write them, in folders or not: nothing else is looked for. */
const builtName = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:js|css|json|woff2|webp|svg|png)$/

/** Answers with a file of a build that this machine does not have, if another has kept it for all (`shareAssets`). */
export function sendShared(files: FileStore, kept: KeptAssets): RequestHandler<{ name: string[] }> {
  return async (req, res, next) => {
    const name = req.params.name.join('/')
    const bytes = builtName.test(name) ? await files.read(`${kept}/${name}`) : undefined
    if (!bytes) return next()
    return void res
      .type(path.extname(name))
      .set('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  }
}
