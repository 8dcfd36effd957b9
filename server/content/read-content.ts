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
  addressOf = localised(language),
): Promise<Article | undefined> {
  // a name from an address must not lead out of the folder
  const isStory = name.startsWith(blog) && Slug.safeParse(name.slice(blog.length)).success
  if (!isStory && !ownPages.has(name)) return undefined
  const text = await readText(FrontMatter, language, name)
  return text && present(name, text, addressOf)
}

/** The same of a supplier's own site, which speaks for that supplier and has no stories of the marketplace. */
export async function readSellersArticle(
  { db }: Pick<Deps, 'db'>,
  { language, supplierId }: { language: Language; supplierId: number },
  name: string,
  addressOf = localised(language),
): Promise<Article | undefined> {
  if (!ownPages.has(name)) return undefined
  const [text, seller] = await Promise.all([
    readText(FrontMatter, language, `supplier/${name}`),
    findSeller(db, supplierId, language),
  ])
  if (!text || !seller) return undefined
  const words: Readonly<Record<string, string>> = {
    seller: seller.name,
    description: seller.description ?? '',
    address: seller.address ?? '',
  }
  const fill = (said: string) =>
    said.replaceAll(/\{\{(\w+)\}\}/g, (_whole, word: string) => words[word] ?? '')
  const { title, summary } = text.matter
  const filled = {
    matter: { ...text.matter, title: fill(title), ...(summary && { summary: fill(summary) }) },
    markdown: fill(text.markdown),
    language: text.language,
    languages: text.languages,
  }
  return present(name, filled, addressOf)
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
    addressOf = localised(language),
  }: { tells?: (story: string) => boolean; addressOf?: AddressOf } = {},
): Promise<Question[]> {
  const text = await readText(FrontMatter, language, 'faq')
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
