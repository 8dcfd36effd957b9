import { SearchQuery } from '../../../contract/catalogue.ts'
import { Language } from '../../../contract/primitives.ts'
import type { CatalogueDeps } from '../../catalogue-deps.ts'
import { searchExperiences } from '../search-experiences.ts'

/** A line of a file of queries: what is typed, in which language, and what must be among the first five. */
export interface JudgedQuery {
  language: Language
  text: string
  /** Each of them must be there; of the slugs of one, any. */
  wanted: readonly (readonly string[])[]
}

const judged = 5

/** Reads `language; query; slug, slug|slug` lines; a line that begins with # is a comment. */
export function readQueries(file: string): JudgedQuery[] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language, text = '', wanted = ''] = line.split(';').map((part) => part.trim())
      return {
        language: Language.parse(language),
        text,
        wanted: wanted.split(',').map((one) => one.split('|').map((slug) => slug.trim())),
      }
    })
}

/** The slugs of the first five results, and whether what is wanted is among them. */
export async function judge(
  deps: CatalogueDeps,
  { language, text, wanted }: JudgedQuery,
): Promise<{ holds: boolean; first: string[] }> {
  const reply = await searchExperiences(deps, {
    query: SearchQuery.parse({ text }),
    language,
    storefront: { currency: 'USD' },
  })
  const first = reply.cards.slice(0, judged).map(({ slug }) => slug)
  return { holds: wanted.every((slugs) => slugs.some((slug) => first.includes(slug))), first }
}
