import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const inlineTags = ['p', 'br', 'strong', 'em', 'del', 'ul', 'ol', 'li', 'blockquote', 'a', 'h3', 'h4']
const lowerHeadings = { h5: 'h4', h6: 'h4' }

function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false, gfm: true })
}

/** A tag other than these without attributes, or a character reference other than these five. */
const wantsSanitizing = /<(?!\/?(?:p|strong|em|del|ul|ol|li|blockquote|h3|h4)>)|&(?!(?:amp|lt|gt|quot|#39);)/

/**
 * Markdown of a listing as HTML that is safe to insert: paragraphs, lists, emphasis and links, nothing that runs, embeds,
 * or looks like a heading of ours. Links lead away without passing on rank or access to the page.
 *
 * What has no tag of its own, and of which only such tags were made as are allowed, is not parsed again: of most listings, for whose
 * pages that was a thirtieth of the work.
 */
export function renderMarkdown(markdown: string): string {
  const html = toHtml(markdown)
  if (!markdown.includes('<') && !wantsSanitizing.test(html)) {
    return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').trim()
  }
  return sanitizeHtml(html, {
    allowedTags: inlineTags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...lowerHeadings,
      h1: 'h3',
      h2: 'h3',
      a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
    },
  }).trim()
}

/**
 * Markdown of an article of the site itself as HTML that is safe to insert under the page's own title: as in a listing, and
 * sections and tables. `addressOf` turns a path of the site ("/faq") into its address in the reader's language.
 */
export function renderArticle(markdown: string, addressOf: (path: string) => string): string {
  return sanitizeHtml(toHtml(markdown), {
    allowedTags: [...inlineTags, 'h2', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...lowerHeadings,
      h1: 'h2',
      a: (tagName, { href = '' }) => {
        const attribs: sanitizeHtml.Attributes = /^\/(?!\/)/.test(href)
          ? { href: addressOf(href) }
          : { href, rel: 'noopener' }
        return { tagName, attribs }
      },
    },
  }).trim()
}
