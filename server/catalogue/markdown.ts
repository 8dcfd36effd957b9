import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/**
 * Markdown of a listing as HTML that is safe to insert: paragraphs, lists, emphasis and links, nothing that runs, embeds,
 * or looks like a heading of ours. Links lead away without passing on rank or access to the page.
 */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), {
    allowedTags: ['p', 'br', 'strong', 'em', 'del', 'ul', 'ol', 'li', 'blockquote', 'a', 'h3', 'h4'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
    },
  }).trim()
}
