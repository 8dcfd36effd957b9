import { listStories } from '../content/read-own-pages.ts'
import type { RequestContext } from '../platform/http.ts'
import { html } from '../platform/text/html.ts'
import { articlePath, feedPath, localisePath } from '../contract/addresses.ts'

/** The stories of a site in a language as RSS 2.0; undefined where it tells none. */
export async function writeFeed({
  storefront,
  language,
  origin,
}: Pick<RequestContext, 'storefront' | 'language' | 'origin'>): Promise<string | undefined> {
  const stories = await listStories(storefront, language)
  if (stories.length === 0) return undefined
  const address = (path: string) => origin + localisePath(language, path)
  const items = stories.map(({ slug, title, summary, publishedOn }) => {
    const link = address(articlePath(slug))
    return html`<item><title>${title}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${dayOf(publishedOn)}</pubDate><description>${summary}</description></item>`
  })
  const self = address(feedPath)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${storefront.name}</title><link>${address('/blog')}</link><description>${storefront.name}</description><language>${language}</language><atom:link rel="self" type="application/rss+xml" href="${self}"/>${items}</channel></rss>`
      .markup +
    '\n'
  )
}

/** A day as RSS wants it (RFC 822), at midnight UTC. */
function dayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}
