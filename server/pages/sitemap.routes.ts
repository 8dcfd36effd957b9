import { feedPath } from '../contract/addresses.ts'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import type { Response } from 'express'
import type { Deps } from '../platform/deps.ts'
import { requestContext } from '../platform/http.ts'
import { writeFeed } from './feed.ts'
import { writeSitemap, writeSitemapPart } from './sitemap.ts'

/** What search engines read: which pages there are, and where the list of them is. */
export function sitemapRoutes(deps: Pick<Deps, 'db'>): Router {
  const router = Router()
  router.get('/robots.txt', (req, res) => {
    const { origin } = requestContext(req)
    res.type('text/plain').set('cache-control', 'public, max-age=3600')
    res.send(`User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
  router.get('/sitemap.xml', async (req, res) => {
    await sendXml(res, await writeSitemap(deps, requestContext(req)))
  })
  router.get([feedPath, `/:language${feedPath}`], async (req, res, next) => {
    const context = requestContext(req)
    const { language = 'en' } = req.params as { language?: string }
    const spoken = context.storefront.languages.find((code) => code === language)
    const feed = spoken && (await writeFeed({ ...context, language: spoken }))
    if (!feed) return next()
    return res.type('application/rss+xml').set('cache-control', 'public, max-age=0, s-maxage=3600').send(feed)
  })
  router.get('/sitemap-:section-:part.xml', async (req, res, next) => {
    const { section, part } = req.params
    const text = await writeSitemapPart(deps, requestContext(req), { section, part: Number(part) })
    return text ? sendXml(res, text) : next()
  })
  return router
}

/** Written as it is read from the database, no faster than the reader takes it. */
async function sendXml(res: Response, text: AsyncIterable<string>): Promise<void> {
  res.type('application/xml').set('cache-control', 'public, max-age=0, s-maxage=3600')
  await pipeline(Readable.from(text, { objectMode: true, highWaterMark: 1 }), res).catch((error: unknown) => {
    // a reader that goes away is none of our faults
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}
