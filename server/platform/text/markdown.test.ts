import { describe, expect, it } from 'vitest'
import { renderArticle, renderMarkdown } from './markdown.ts'

const hostile = [
  'Good <script>alert(1)</script> <img src=x onerror=alert(1)> <p style="position:fixed" onclick="x()">words</p>',
  '[one](javascript:alert(1)) [two](data:text/html,x) [three](//elsewhere.example)',
  '<iframe src="https://elsewhere.example"></iframe><form><input></form><style>*{}</style>',
].join('\n\n')
const unsafe = /<(?!\/?(?:p|a|br|strong|em)\b)|\son\w+=|style=|javascript:|data:|href="\/\//i

describe('renderMarkdown', () => {
  it('takes out whatever could act', () => {
    expect(renderMarkdown(hostile)).not.toMatch(unsafe)
    expect(renderMarkdown(hostile)).toContain('Good')
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
