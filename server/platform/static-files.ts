import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import express from 'express'
import type { RequestHandler } from 'express'

/** Of use for documents and the API alone; on each of a page's thirty files they are half a kilobyte. */
const forDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
]

/** Endings of the files that `compressFiles` made, in the order of preference. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves the files of a build that are in a folder when it is asked for, in the smallest form that the browser takes. What
 * is not there goes on, without a look at the disk.
 */
export function staticFiles(
  folder: string,
  options: { immutable?: boolean; maxAge: string },
): RequestHandler {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const names = new Set(found.map((name) => `/${name.split(path.sep).join('/')}`))
  // a file whose name holds the hash of its contents is never asked for anew, nor in parts
  const asked = options.immutable ? { etag: false, lastModified: false, acceptRanges: false } : {}
  const serve = express.static(folder, { ...options, ...asked, index: false, redirect: false })
  return (req, res, next) => {
    if (!names.has(req.path)) return next()
    for (const name of forDocuments) res.removeHeader(name)
    const made = encodings.filter(([, ending]) => names.has(req.path + ending))
    if (made.length === 0) return void serve(req, res, next)
    res.vary('accept-encoding')
    const [encoding, ending] = made.find(([name]) => req.acceptsEncodings(name)) ?? []
    if (!encoding || !ending) return void serve(req, res, next)
    res.set('content-encoding', encoding)
    res.type(path.extname(req.path))
    const { url } = req
    req.url = url.replace(req.path, req.path + ending)
    return void serve(req, res, (error?: unknown) => {
      // it was there when the process began, and has been swept since
      res.removeHeader('content-encoding')
      req.url = url
      next(error)
    })
  }
}
