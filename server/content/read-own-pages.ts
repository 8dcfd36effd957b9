import { Language } from '../contract/primitives.ts'
import type { WrittenPage } from '../contract/storefront-file.ts'
import { presentPicture } from '../media/picture.presenter.ts'
import { localisePath, rootLanguage } from '../contract/addresses.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import { renderArticle } from '../platform/text/markdown.ts'
import { listPosts, readArticle } from './read-content.ts'
import type { Article, Post } from './read-content.ts'
import { wordsOfSite } from './site-words.ts'

/** What a site has of written pages: those of its configuration, and in the demo's marketplace those of the installation. */
interface Writer {
  supplierId?: number
  /** What it sells is invented, as the stories of the installation are. */
  demonstration?: true
  site: { pages: readonly WrittenPage[] }
}

const blog = 'blog/'

/** A page that the site's own configuration has; English where it was not translated. */
export function readOwnPage(
  { site }: Writer,
  language: Language,
  name: string,
  addressOf = (to: string) => localisePath(language, to),
): Article | undefined {
  const page = site.pages.find(({ path }) => path === name)
  if (!page) return undefined
  const summary = optionalTextIn(page.summary, language)
  return {
    path: `/${name}`,
    ...spokenBy(page, language),
    title: textIn(page.title, language),
    html: renderArticle(textIn(page.text, language), addressOf),
    ...(summary !== undefined && { summary }),
    ...(page.picture !== undefined && {
      picture: presentPicture(page.picture, optionalTextIn(page.pictureAlt, language) ?? '', 'hero'),
    }),
    ...(page.publishedOn !== undefined && { publishedOn: page.publishedOn }),
  }
}

/** The stories that a site tells, newest first: its own, and on the demo's marketplace those of the installation. */
export async function listStories(writer: Writer, language: Language): Promise<Post[]> {
  const own = writer.site.pages.flatMap((page): Post[] => {
    const { path, title, summary, picture, pictureAlt, publishedOn } = page
    if (!path.startsWith(blog) || !summary || picture === undefined || publishedOn === undefined) return []
    return [
      {
        slug: path.slice(blog.length),
        ...spokenBy(page, language),
        title: textIn(title, language),
        summary: textIn(summary, language),
        picture: presentPicture(picture, optionalTextIn(pictureAlt, language) ?? '', 'card'),
        publishedOn,
      },
    ]
  })
  const shared = tellsDemoStories(writer) ? await listPosts(language) : []
  return [...own, ...shared.filter(({ slug }) => !own.some((post) => post.slug === slug))].toSorted(
    (a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug),
  )
}

/** Whether a site has stories at all; the demo's marketplace has those of the installation. */
export function tellsStories(writer: Writer): boolean {
  return tellsDemoStories(writer) || writer.site.pages.some(({ path }) => path.startsWith(blog))
}

/** Whether a site has one story of this slug. */
export function tellsStory(writer: Writer, slug: string): boolean {
  return tellsDemoStories(writer) || writer.site.pages.some(({ path }) => path === blog + slug)
}

function tellsDemoStories({ supplierId, demonstration }: Writer): boolean {
  return supplierId === undefined && demonstration === true
}

/** Whether one of a site's own pages, as `about`, says only that the operator has still to write it. */
export async function isUnwritten(
  writer: Writer & Parameters<typeof wordsOfSite>[0],
  name: string,
  facts: { priced: boolean },
): Promise<boolean> {
  if (readOwnPage(writer, rootLanguage, name)) return false
  // a supplier's own page says who the supplier is
  if (writer.supplierId !== undefined) return name !== 'about' && !writer.demonstration
  return (await readArticle(rootLanguage, name, { site: wordsOfSite(writer, facts) }))?.unwritten ?? false
}

/** The languages that have both the title and the text, and the one that a reader of a language gets. */
function spokenBy(
  { title, text }: WrittenPage,
  language: Language,
): { language: Language; languages: Language[] } {
  const languages = Language.options.filter((code) => title[code] !== undefined && text[code] !== undefined)
  return { language: languages.includes(language) ? language : rootLanguage, languages }
}
