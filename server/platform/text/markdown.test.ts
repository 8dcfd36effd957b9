import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderArticle, renderMarkdown } from './markdown.ts'

const hostile = [
  'Good <script>alert(1)</script> <img src=x onerror=alert(1)> <p style="position:fixed" onclick="x()">words</p>',
  '[one](javascript:alert(1)) [two](data:text/html,x) [three](//elsewhere.example)',
  '<iframe src="https://elsewhere.example"></iframe><form><input></form><style>*{}</style>',
].join('\n\n')
/** Marks of Markdown and HTML among words. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\n\n',
        '* ',
        '1. ',
        '2. ',
        '# ',
        '### ',
        '**',
        '_',
        '~~',
        '> ',
        '`',
        '    ',
        '---',
        '|',
        '\\',
      ),
      fc.constantFrom(
        '&',
        '&amp;',
        '&#39;',
        '&nbsp;',
        '&lt;',
        '"',
        "'",
        '<',
        '>',
        '</p>',
        '<b>',
        '[a](https://b.example)',
      ),
      fc.constantFrom('word ', 'it\u2019s two ', '\u0000', '\u00a0', '\r', '\t'),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''))
const unsafe = /<(?!\/?(?:p|a|br|strong|em)\b)|\son\w+=|style=|javascript:|data:|href="\/\//i

describe('renderMarkdown', () => {
  it('takes out whatever could act', () => {
    expect(renderMarkdown(hostile)).not.toMatch(unsafe)
    expect(renderMarkdown(hostile)).toContain('Good')
  })

  it('makes of what it need not parse again what it makes of the same text with a tag', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(renderMarkdown(text)).toBe(renderMarkdown(`<!-- -->\n\n${text}`))
      }),
      { numRuns: 3000 },
    )
  })

  it('keeps the headings of a page for the page', () => {
    expect(renderMarkdown('# One\n\n## Two')).toBe('<h3>One</h3>\n<h3>Two</h3>')
  })

  it('gives no rank to where a listing leads', () => {
    expect(renderMarkdown('[us](https://supplier.example)')).toBe(
      '<p><a href="https://supplier.example" rel="nofollow noopener noreferrer">us</a></p>',
    )
  })
})

describe('renderArticle', () => {
  const inFrench = (path: string): string => `/fr${path}`

  it('takes out whatever could act', () => {
    expect(renderArticle(hostile, inFrench)).not.toMatch(unsafe)
  })

  it('leads to pages of the site in the language of the reader', () => {
    expect(renderArticle('[Ask](/faq)', inFrench)).toBe('<p><a href="/fr/faq">Ask</a></p>')
  })

  it('keeps sections and tables', () => {
    expect(renderArticle('## Rights\n\n| a |\n|---|\n| b |', inFrench)).toMatch(
      /<h2>Rights<\/h2>\s*<table>.*<td>b<\/td>/s,
    )
  })
})
