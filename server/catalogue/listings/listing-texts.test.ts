import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from './listing-texts.ts'

describe('a cleaned text', () => {
  it.each([
    ['Tom & Jerry, 5 < 6 > 4', 'Tom & Jerry, 5 < 6 > 4'],
    ['Tom &amp; Jerry &quot;here&quot;', 'Tom & Jerry "here"'],
    ['warmer <than you think', 'warmer than you think'],
    ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['a<script>alert(1)</script>b<style>*{}</style>', 'ab'],
    ['&lt;img src=x onerror=alert(1)&gt;', ''],
    ['&amp;lt;b&amp;gt;deep&amp;lt;/b&amp;gt;', 'deep'],
    [
      '> quote\n\n**bold** [link](https://a.example) # no',
      '> quote\n\n**bold** [link](https://a.example) # no',
    ],
    ['[x](javascript:alert(1)) [y](mailto:a@b.example)', '[x](#) [y](mailto:a@b.example)'],
    ['a\u0000b\u001b[31m\u202Ec\u2066d\u2069\uFEFF', 'ab[31mcd'],
    ['می\u200cخواهم 👩\u200d👧', 'می\u200cخواهم 👩\u200d👧'],
    ['Cafe\u0301', 'Café'],
    ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
    ['a\r\nb\rc \n\n\n\nd', 'a\nb\nc\n\nd'],
  ])('%j is %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  it('is on one line where it must be', () => {
    expect(cleanLine('  a\n\n b\t c<br>d ')).toBe('a b c d')
  })

  it('has no tag, no control character and nothing left to clean, whatever came in', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '&lt;',
      '&gt;',
      '&amp;',
      '/',
      'b',
      'script',
      ' ',
      '"',
      '!--',
      'é',
      '\u0000',
      '\u202E',
      '](',
      'data:',
      ')',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const clean = cleanText(text)
          expect(clean).not.toMatch(/<[a-z/!?]/i)
          // oxlint-disable-next-line no-control-regex -- that there are none is the promise
          expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/)
          expect(cleanText(clean)).toBe(clean)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
