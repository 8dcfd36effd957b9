import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from '../contract/catalogue.ts'
import { Slug } from '../contract/primitives.ts'
import type { Language } from '../contract/primitives.ts'
import { presentPicture } from '../media/picture.presenter.ts'
import type { Deps } from '../platform/deps.ts'
import { localisePath, rootLanguage } from '../contract/addresses.ts'
import { renderArticle } from '../platform/text/markdown.ts'
import { FrontMatter, PostMatter, readText, textsFolder } from './read-text.ts'
import type { Text } from './read-text.ts'
import { everyLine, fillWords, wordsOfSite } from './site-words.ts'
import type { SiteWords } from './site-words.ts'
import { findSeller } from './sellers.queries.ts'

/** A written page as it is shown. `path` is its address without the prefix of a language. */
export interface Article {
  path: string
  /** The one it is written in: English where it was not translated. */
  language: Language
  /** All in which it is written. */
  languages: readonly Language[]
  title: string
  summary?: string
  html: string
  picture?: Picture
  publishedOn?: string
  /** The operator has still to write it: it says only that. */
  unwritten?: true
}

/** A story as the list of the blog shows it. */
export interface Post {
  slug: string
  language: Language
  languages: readonly Language[]
  title: string
  summary: string
  picture: Picture
  publishedOn: string
}

/** A question with its answer. */
export interface Question {
  question: string
  html: string
}

/** Turns a path that a text leads to into an address for its reader. */
type AddressOf = (path: string) => string

const localised =
  (language: Language): AddressOf =>
  (path) =>
    localisePath(language, path)

/** The texts that every business has; every other article is a story of the blog. */
const ownPages = new Set(['about', 'privacy-policy', 'terms-and-conditions'])

/** Texts of the demo that bind whoever runs a shop: every other one writes its own. */
const legalPages = new Set(['privacy-policy', 'terms-and-conditions'])

/** Where a story of the blog lies, below the folder of its language. */
const blog = 'blog/'

/**
 * One written page: `about`, `terms-and-conditions`, `privacy-policy`, or a story as `blog/its-name`. In English where it
 * was not translated; undefined when there is none of that name. Files are read each time: rendering one takes a
 * millisecond, and pages are cached above.
 */
export async function readArticle(
  language: Language,
  name: string,
  { site = everyLine, addressOf = localised(language) }: { site?: SiteWords; addressOf?: AddressOf } = {},
): Promise<Article | undefined> {
  // a name from an address must not lead out of the folder
  const isStory = name.startsWith(blog) && Slug.safeParse(name.slice(blog.length)).success
  if (isStory ? !site.holds('demonstration') : !ownPages.has(name)) return undefined
  return readPage(language, { name, file: name }, { site, addressOf })
}

/** The same of a supplier's own site, which speaks for that supplier and has no stories of the marketplace. */
export async function readSellersArticle(
  { db }: Pick<Deps, 'db'>,
  {
    language,
    supplierId,
    storefront,
    priced,
  }: {
    language: Language
    supplierId: number
    storefront: Parameters<typeof wordsOfSite>[0]
    priced: boolean
  },
  name: string,
  addressOf = localised(language),
): Promise<Article | undefined> {
  if (!ownPages.has(name)) return undefined
  const seller = await findSeller(db, supplierId, language)
  if (!seller) return undefined
  const site = wordsOfSite(storefront, { priced }, seller)
  return readPage(language, { name, file: `supplier/${name}` }, { site, addressOf })
}

/** A page as far as the site's facts bear it; where they bear none of it, the word that it is still to be written. */
async function readPage(
  language: Language,
  { name, file }: { name: string; file: string },
  { site, addressOf }: { site: SiteWords; addressOf: AddressOf },
): Promise<Article | undefined> {
  const text = await readText(FrontMatter, language, file, site)
  if (!text) return undefined
  const { title, summary } = text.matter
  const markdown = fillWords(text.markdown, site).trim()
  if (markdown === '' || (legalPages.has(name) && !site.holds('demonstration'))) {
    const told = await readText(FrontMatter, language, 'unwritten')
    if (!told) throw new Error('There is no text for a page that is still to be written.')
    const matter = { title: fillWords(title, site) }
    return { ...present(name, { ...told, matter }, addressOf), unwritten: true }
  }
  const matter = {
    ...text.matter,
    title: fillWords(title, site),
    ...(summary !== undefined && { summary: fillWords(summary, site) }),
  }
  return present(name, { ...text, matter, markdown }, addressOf)
}

function present(name: string, text: Text, addressOf: AddressOf): Article {
  const { title, summary, picture, pictureAlt = '', publishedOn } = text.matter
  return {
    path: `/${name}`,
    language: text.language,
    languages: text.languages,
    title,
    html: renderArticle(text.markdown, addressOf),
    ...(summary && { summary }),
    ...(picture && { picture: presentPicture(picture, pictureAlt, 'hero') }),
    ...(publishedOn && { publishedOn }),
  }
}

/** The stories of the blog, newest first. */
export async function listPosts(language: Language): Promise<Post[]> {
  const files = await readdir(path.join(textsFolder, rootLanguage, 'blog'))
  const posts = await Promise.all(files.map((file) => readPost(language, path.basename(file, '.md'))))
  return posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug))
}

async function readPost(language: Language, slug: string): Promise<Post> {
  const text = await readText(PostMatter, language, blog + slug)
  if (!text) throw new Error(`The story "${slug}" went away while it was read.`)
  const { title, summary, picture, pictureAlt, publishedOn } = text.matter
  return {
    slug,
    language: text.language,
    languages: text.languages,
    title,
    summary,
    picture: presentPicture(picture, pictureAlt, 'card'),
    publishedOn,
  }
}

/**
 * Frequent questions in the order of the text: each `## ` line is a question, what follows is its answer. A paragraph that
 * leads to a story which the site does not tell (`tells`, by the story's slug) is left out.
 */
export async function readQuestions(
  language: Language,
  {
    tells = () => true,
    site = everyLine,
    addressOf = localised(language),
  }: { tells?: (story: string) => boolean; site?: SiteWords; addressOf?: AddressOf } = {},
): Promise<Question[]> {
  const text = await readText(FrontMatter, language, 'faq', site)
  const [, ...sections] = `\n${text?.markdown ?? ''}`.split('\n## ')
  return sections.map((section) => {
    const [question = '', ...answer] = section.split('\n')
    const told = answer
      .join('\n')
      .split('\n\n')
      .filter((paragraph) => storiesIn(paragraph).every(tells))
    const html = renderArticle(told.join('\n\n'), addressOf)
    return { question: question.trim(), html }
  })
}

/** The slugs of the stories that a paragraph leads to. */
function storiesIn(paragraph: string): string[] {
  return Array.from(paragraph.matchAll(/\]\(\/blog\/([^)]+)\)/g), ([, slug = '']) => slug)
}
