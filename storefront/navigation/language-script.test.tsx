import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, languageScript } from './language-cookie.ts'

const replace = vi.fn<(to: string) => void>()
const origin = 'https://shop.example'

interface Visitor {
  path?: string
  languages?: readonly string[]
  cookie?: string
  referrer?: string
  userAgent?: string
  /** The site's own default. */
  fallback?: string
}

/** Runs the script on a page of a site in English, Arabic, Portuguese and Brazilian Portuguese; answers with the cookie. */
function visit({
  path = '/faq',
  languages = [],
  cookie = '',
  referrer = '',
  userAgent = 'Firefox',
  fallback = 'en',
}: Visitor) {
  const page = document.implementation.createHTMLDocument()
  page.documentElement.lang = 'en'
  page.documentElement.dataset['language'] = fallback
  const { pathname, search, hash } = new URL(path, origin)
  for (const code of ['en', 'ar', 'pt', 'pt-br']) {
    const link = page.createElement('link')
    link.hreflang = code
    link.href = `${origin}${code === 'en' ? '' : `/${code}`}${pathname}`
    page.head.append(link)
  }
  const jar = { cookie }
  const seen = new Proxy(page, {
    get: (of, name) => {
      if (name === 'cookie') return jar.cookie
      if (name === 'referrer') return referrer
      const value: unknown = Reflect.get(of, name)
      return typeof value === 'function' ? (value as () => unknown).bind(of) : value
    },
    set: (_of, name, value: string) => name === 'cookie' && ((jar.cookie = value), true),
  })
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what the page carries inline
  const run = new Function('document', 'navigator', 'location', languageScript) as (
    ...seen: unknown[]
  ) => void
  run(seen, { languages, userAgent }, { pathname, search, hash, origin, replace })
  return jar.cookie
}
beforeEach(() => replace.mockClear())

test('every page without a prefix and a cookie leads to the language of the browser, with what was asked, and keeps it a year', () => {
  const cookie = visit({ path: '/things-to-do-in-dubai?stars=4#map', languages: ['sv-SE', 'ar-EG', 'en'] })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/ar/things-to-do-in-dubai?stars=4#map')
  expect(cookie).toBe('dhow_language=ar; max-age=31536000; path=/; samesite=lax')
})

test('the full code of a language counts before its first part', () => {
  visit({ languages: ['pt-BR'] })
  expect(replace).toHaveBeenLastCalledWith('/pt-br/faq')
  visit({ languages: ['pt-AO'] })
  expect(replace).toHaveBeenLastCalledWith('/pt/faq')
})

test('the cookie counts before the browser, and is not written again', () => {
  expect(visit({ languages: ['pt'], cookie: 'a=b; dhow_language=ar' })).toBe('a=b; dhow_language=ar')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/ar/faq')
  replace.mockClear()
  visit({ languages: ['ar'], cookie: 'dhow_language=en' })
  expect(replace).not.toHaveBeenCalled()
})

test('a language that is chosen is kept for a year as well', () => {
  const written: string[] = []
  const page = {
    defaultView: null,
    set cookie(each: string) {
      written.push(each)
    },
  }
  const link = { ownerDocument: page } as unknown as HTMLAnchorElement
  chooseLanguage(link, 'ar')
  expect(written).toEqual(['dhow_language=ar; max-age=31536000; path=/; samesite=lax'])
})

test('a language that was detected is kept also where the page is in it', () => {
  expect(visit({ languages: ['en-GB'] })).toContain('dhow_language=en;')
  expect(replace).not.toHaveBeenCalled()
})

test('a browser that asks for none of them is led to the site’s default, and nothing is kept', () => {
  expect(visit({ languages: ['sv'], fallback: 'ar' })).toBe('')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/ar/faq')
})

test.for<[string, Visitor]>([
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a link preview', { userAgent: 'WhatsApp/2.23.20.0' }],
  ['a link of another site', { referrer: 'https://news.example/best-tours' }],
  ['a campaign', { path: '/faq?utm_source=letter' }],
  ['an advertisement', { path: '/faq?a=1&gclid=x' }],
])('stays in the language of the page: %s', ([, visitor]) => {
  expect(visit({ languages: ['ar'], ...visitor })).toBe('')
  expect(replace).not.toHaveBeenCalled()
})

test('the home page names nothing that could have been shared: its visitors are led from everywhere', () => {
  visit({ path: '/?utm_source=letter', languages: ['ar'], referrer: 'https://news.example/' })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/ar/?utm_source=letter')
})

test('a link within the site is no shared one', () => {
  visit({ languages: ['ar'], referrer: `${origin}/` })
  expect(replace).toHaveBeenCalledOnce()
})
