import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasLooseSpace } from '../../locales/loose-spaces.ts'
import { Page } from '../contract/pages.ts'
import { languages, Language } from '../contract/primitives.ts'
import { destinations } from '../demo/destinations.ts'
import { readDemoStorefronts } from '../demo/read-demo-storefronts.ts'
import { resolvePath } from '../pages/resolve-path.ts'
import { listPosts, readArticle, readQuestions } from './read-content.ts'
import { wordsOfSite } from './site-words.ts'
import { FrontMatter, PostMatter, readText, textsFolder } from './read-text.ts'

const files = (await readdir(textsFolder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(textsFolder, path.join(entry.parentPath, entry.name)))
const texts = files.map((file) => {
  const [folder = '', ...rest] = file.replace(/\.md$/, '').split(path.sep)
  return { file, folder, name: rest.join('/') }
})

/** The languages that the marketplace offers, which must not send a visitor to a page in English. */
const offered = readDemoStorefronts().find(({ supplier }) => supplier === undefined)?.languages ?? []

/** The figures of three digits and more, sorted: "3,000", "3 000" and "۳۰۰۰" are one figure. */
function figuresIn(text: string): string[] {
  const latin = text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
  return (latin.replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, '').match(/\d{3,}/g) ?? []).toSorted()
}

async function renderAll(language: Language): Promise<string[]> {
  const slugs = texts
    .filter(({ name }) => name !== 'faq' && name !== 'unwritten' && !name.startsWith('supplier/'))
    .map(({ name }) => name)
  const articles = await Promise.all([...new Set(slugs)].map((slug) => readArticle(language, slug)))
  const questions = await readQuestions(language)
  return [...articles.map((article) => article?.html ?? ''), ...questions.map(({ html }) => html)]
}

async function leadsSomewhere(href: string): Promise<boolean> {
  const words = { city: (name: string) => ({ slug: name, spelled: name }), category: () => undefined }
  const resolved = resolvePath({ kind: 'consumer', languages: ['en'] }, href, words)
  if (resolved.kind !== 'page') return false
  const { route } = resolved
  if (route.page === 'article') return (await readArticle('en', route.slug)) !== undefined
  return route.page !== 'listing' || destinations.some(({ slug }) => slug === route.city)
}

describe('the written texts', () => {
  it.each(texts)('$file says what a page needs to know of it', async ({ folder, name }) => {
    const language = Language.parse(folder)
    const schema = name.startsWith('blog/') ? PostMatter : FrontMatter
    const text = await readText(schema, language, name)
    expect(text?.matter.title).toBeTruthy()
    // a translation of nothing would never be shown
    expect(await readText(schema, 'en', name)).toBeDefined()
  })

  it('render to words, sections, lists and links, and to nothing else', async () => {
    const allowed = new Set(
      'p br strong em ul ol li blockquote a h2 h3 table thead tbody tr th td'.split(' '),
    )
    for (const html of (await Promise.all(offered.map(renderAll))).flat()) {
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag = '']) => tag)
      expect(tags.length).toBeGreaterThan(0)
      expect(tags.filter((tag) => !allowed.has(tag))).toEqual([])
      expect(html).not.toMatch(/javascript:|\son\w+=|style=/i)
    }
  })

  it('promise no message and no call where a site is reached by e-mail alone', async () => {
    const site = wordsOfSite({ name: 'Dhow', contact: { email: 'help@example.com' } }, { priced: true })
    const told = await Promise.all([
      readQuestions('en', { site }),
      readArticle('en', 'how-free-cancellation-works', { site }),
    ])
    expect(JSON.stringify(told)).not.toMatch(/by (?:phone|message)/)
  })

  it.each(texts.filter(({ folder }) => folder !== 'en'))(
    '$file says what the English says: as many sections, the same links, names and figures',
    async ({ folder, name }) => {
      const outline = async (language: Language) => {
        const text = await readText(FrontMatter, language, name)
        const all = JSON.stringify(text)
        return {
          sections: text?.markdown.match(/^## /gm)?.length,
          points: text?.markdown.match(/^(- |\|)/gm)?.length,
          links: all.match(/\]\([^)]+\)/g),
          names: all.match(/\{\{\w+\}\}/g)?.toSorted(),
          figures: figuresIn(all),
          picture: text?.matter.picture,
        }
      }
      expect(await outline(Language.parse(folder))).toEqual(await outline('en'))
    },
  )

  it('are asked for in every language that the marketplace offers', () => {
    const written = new Set(texts.map(({ folder }) => folder))
    expect(offered).toEqual(languages.filter((language) => written.has(language)))
  })

  it.each(offered)('are all there in "%s": eight pages of a business and eight stories', (language) => {
    const namesIn = (wanted: string) =>
      texts.flatMap(({ folder, name }) => (folder === wanted ? [name] : [])).toSorted()
    const stories = namesIn(language).filter((name) => name.startsWith('blog/'))
    expect(namesIn(language)).toEqual(namesIn('en'))
    expect([namesIn(language).length - stories.length, stories.length]).toEqual([8, 8])
  })

  it.each(offered)('let no line begin in "%s" with a mark of the word before it', async (language) => {
    const pages = await renderAll(language)
    expect(pages.filter((html) => hasLooseSpace(language, html))).toEqual([])
  })

  it('lead only to pages that exist', async () => {
    const hrefs = (await renderAll('en')).flatMap((html) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    )
    expect(hrefs.length).toBeGreaterThan(5)
    const reached = await Promise.all(hrefs.map(leadsSomewhere))
    expect(hrefs.filter((_href, index) => !reached[index])).toEqual([])
  })
})

describe('readArticle', () => {
  it.each(['about', 'privacy-policy', 'terms-and-conditions'])('knows where %s is', async (slug) => {
    expect(await readArticle('en', slug)).toMatchObject({ path: `/${slug}` })
  })

  it('reads a story with its picture and day, as the contract wants a page', async () => {
    const article = await readArticle('en', 'blog/istanbul-by-ferry')
    expect(article).toMatchObject({
      path: '/blog/istanbul-by-ferry',
      publishedOn: '2026-10-27',
    })
    expect(article?.picture?.alt).toContain('Bosphorus')
    expect(article?.picture?.src).toMatch(/^\/_image\/w_1280,h_549\/poster\//)
    expect(Page.safeParse({ page: 'article', data: article }).success).toBe(true)
  })

  it('has links that stay in the language, also where it falls back to English', async () => {
    for (const language of languages.filter((code) => code !== 'en')) {
      const article = await readArticle(language, 'about')
      expect(article?.html).toContain(`href="/${language}/contact-us"`)
      expect(article?.title === 'About Dhow').toBe(!offered.includes(language))
    }
  })

  it.each([
    'nothing-of-this-name',
    'faq',
    '..',
    '../about',
    'istanbul-by-ferry',
    'blog/about',
    'blog/../about',
    'About',
    '',
  ])('knows no article called "%s"', async (slug) => {
    expect(await readArticle('en', slug)).toBeUndefined()
  })
})

describe('listPosts', () => {
  it('lists every story once, newest first, as the contract wants the page', async () => {
    const posts = await listPosts('tr')
    expect(posts.length).toBe(texts.filter(({ file }) => file.startsWith('en/blog/')).length)
    const days = posts.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(Page.safeParse({ page: 'blog', data: { posts } }).success).toBe(true)
  })
})

describe('readQuestions', () => {
  it('gives each question its answer', async () => {
    const questions = await readQuestions('en')
    expect(questions).toHaveLength(14)
    expect(questions.map(({ question }) => question)).toContain('My booking is on hold. What does that mean?')
    for (const { question, html } of questions) {
      expect(question).toMatch(/\?$/)
      expect(html).toMatch(/^<p>/)
      expect(html).not.toContain('##')
    }
  })

  it.each(offered)('leads in "%s" to no story that the site does not tell', async (language) => {
    const linked = (await readQuestions(language)).map(({ html }) => html)
    expect(linked.join('').match(/\/blog\//g)).toHaveLength(1)
    const silent = (await readQuestions(language, { tells: () => false })).map(({ html }) => html)
    expect(silent.join('')).not.toContain('/blog/')
    // the answer itself stays, and the others as they are
    expect(silent.filter((html) => !linked.includes(html))).toEqual([
      expect.stringMatching(/^<p>.{60,}<\/p>$/s),
    ])
  })

  it.each(offered)('asks as many of them in "%s"', async (language) => {
    const questions = await readQuestions(language)
    expect(questions).toHaveLength(14)
    for (const { question } of questions) expect(question).toMatch(/[?؟？]$/)
    const english = new Set((await readQuestions('en')).map(({ question }) => question))
    expect(questions.filter(({ question }) => english.has(question))).toHaveLength(language === 'en' ? 14 : 0)
  })
})
