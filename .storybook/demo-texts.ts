import type { Page } from '../server/contract/pages.ts'
import type { Language } from '../server/contract/primitives.ts'
import { testPicture } from '../server/testing/factories/search.ts'

/** The written pages of the product by `<language>/<name>.md`. */
const files = import.meta.glob<string>('../server/content/texts/*/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const folder = '../server/content/texts'

/** A story's title, summary and day, and its paragraphs; in English where it was not translated. */
function readStory(language: Language, slug: string) {
  const own = files[`${folder}/${language}/blog/${slug}.md`]
  const file = own ?? files[`${folder}/en/blog/${slug}.md`] ?? ''
  const [, matter = '', body = ''] = file.split(/^---$/m)
  const said = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(matter)?.[1] ?? ''
  return {
    slug,
    language: own ? language : ('en' as const),
    title: said('title'),
    summary: said('summary'),
    publishedOn: said('publishedOn'),
    picture: { ...testPicture, alt: said('pictureAlt') },
    // headings and paragraphs are all that the stories have
    html: body
      .trim()
      .split(/\n{2,}/)
      .map((block) => (block.startsWith('## ') ? `<h2>${block.slice(3)}</h2>` : `<p>${block}</p>`))
      .join(''),
  }
}

const slugs = Object.keys(files).flatMap((file) => /\/en\/blog\/(.*)\.md$/.exec(file)?.[1] ?? [])

/** The list of the stories. */
export function demoBlog(language: Language, isEmpty = false): Page {
  const posts = isEmpty ? [] : slugs.map((slug) => readStory(language, slug))
  return { page: 'blog', data: { posts } }
}

/** The first story. */
export function demoArticle(language: Language): Page {
  const { language: written, title, html, picture, publishedOn } = readStory(language, slugs[0] ?? '')
  return { page: 'article', data: { language: written, title, html, picture, publishedOn } }
}
