import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from '../contract/catalogue.ts'
import { Slug } from '../contract/primitives.ts'
import type { Language } from '../contract/primitives.ts'
import { presentPicture } from '../media/picture.presenter.ts'
import { renderArticle } from '../platform/markdown.ts'
import { FrontMatter, PostMatter, readText, textsFolder } from './read-text.ts'

/** A written page as it is shown. `path` is its address without the prefix of a language. */
export interface Article {
  path: string
  title: string
  summary?: string
  html: string
  picture?: Picture
  publishedOn?: string
}

/** A story as the list of the blog shows it. */
export interface Post {
  slug: string
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

/** The texts that every business has; every other article is a story of the blog. */
const ownPages = new Set(['about', 'privacy-policy', 'terms-and-conditions'])
const rootLanguage = 'en' satisfies Language

/**
 * One written page: about, terms, privacy, or a story of the blog. In English where it was not translated; undefined when
 * there is none of that name. Files are read each time: rendering one takes a millisecond, and pages are cached above.
 */
export async function readArticle(language: Language, slug: string): Promise<Article | undefined> {
  // a name from an address must not lead out of the folder
  if (!Slug.safeParse(slug).success) return undefined
  const name = ownPages.has(slug) ? slug : `blog/${slug}`
  const text = await readText(FrontMatter, language, name)
  if (!text) return undefined
  const { title, summary, picture, pictureAlt = '', publishedOn } = text.matter
  return {
    path: `/${name}`,
    title,
    html: renderArticle(text.markdown, (to) => addressIn(language, to)),
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
  const text = await readText(PostMatter, language, `blog/${slug}`)
  if (!text) throw new Error(`The story "${slug}" went away while it was read.`)
  const { title, summary, picture, pictureAlt, publishedOn } = text.matter
  return { slug, title, summary, picture: presentPicture(picture, pictureAlt, 'card'), publishedOn }
}

/** Frequent questions in the order of the text: each `## ` line is a question, what follows is its answer. */
export async function readQuestions(language: Language): Promise<Question[]> {
  const text = await readText(FrontMatter, language, 'faq')
  const [, ...sections] = `\n${text?.markdown ?? ''}`.split('\n## ')
  return sections.map((section) => {
    const [question = '', ...answer] = section.split('\n')
    const html = renderArticle(answer.join('\n'), (to) => addressIn(language, to))
    return { question: question.trim(), html }
  })
}

/** English lives at the root, every other language behind its prefix. */
function addressIn(language: Language, to: string): string {
  return language === rootLanguage ? to : `/${language}${to}`
}
