import path from 'node:path'
import type { RequestHandler } from 'express'
import type { FileStore } from '../platform/files/file-store.ts'
import type { KeptAssets } from './shared-assets.ts'

/** A name with a hash in it, as builds write them: nothing else is looked for. */
const hashedName = /^[\w-]+(?:\.[\w-]+)*\.(?:js|css|json|woff2|webp|svg|png)$/

/** Answers with a file of a build that this machine does not have, if another has kept it for all (`shareAssets`). */
export function sendShared(files: FileStore, kept: KeptAssets): RequestHandler<{ name: string }> {
  return async (req, res, next) => {
    const { name } = req.params
    const bytes = hashedName.test(name) ? await files.read(`${kept}/${name}`) : undefined
    if (!bytes) return next()
    return void res
      .type(path.extname(name))
      .set('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  }
}
