import { SearchQuery } from '../../../contract/catalogue.ts'
import { Language } from '../../../contract/primitives.ts'
import type { CatalogueDeps } from '../../catalogue-deps.ts'
import { searchExperiences } from '../search-experiences.ts'

/** What one result must have, or what the whole reply must say; what is absent does not matter. */
interface Wish {
  /** The place in which the reply says that nothing is offered. */
  nothingIn?: string
  slug?: string
  /** In lower case, without accents. */
  title?: string
  /** Slug of the destination. */
  place?: string
}

/** A line of a file of queries: what is typed, in which language, and what must be among the first five. */
export interface JudgedQuery {
  language: Language
  text: string
  /** Each of them must be there; of the wishes of one, any. */
  wanted: readonly (readonly Wish[])[]
}

/** What came of a query. */
export interface Judgement {
  holds: boolean
  /** Slugs of the first five results. */
  first: string[]
  milliseconds: number
}

const judged = 5

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const nothingIn = 'nothing:'

function readWish(text: string): Wish {
  if (text.trim().startsWith(nothingIn)) return { nothingIn: text.trim().slice(nothingIn.length).trim() }
  const valueOf = (name: 'title' | 'place') => {
    const part = text.split('+').find((one) => one.trim().startsWith(`${name}:`))
    return (
      part &&
      plain(
        part
          .trim()
          .slice(name.length + 1)
          .trim(),
      )
    )
  }
  const [title, place] = [valueOf('title'), valueOf('place')]
  return title === undefined && place === undefined ? { slug: text.trim() } : { title, place }
}

/**
 * Reads `language; query; wish, wish|wish` lines; a line that begins with # is a comment. A wish is the slug of an experience, or
 * `title:words`, `place:slug`, or both with a + between for one result; or `nothing:Place`, where the reply must find nothing and say
 * that nothing is offered there.
 */
export function readQueries(file: string): JudgedQuery[] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language, text = '', wanted = ''] = line.split(';').map((part) => part.trim())
      return {
        language: Language.parse(language),
        text,
        wanted: wanted.split(',').map((one) => one.split('|').map(readWish)),
      }
    })
}

/** Searches as a traveller would, and says whether what is wanted is among the first five results. */
export async function judge(
  deps: CatalogueDeps,
  { language, text, wanted }: JudgedQuery,
): Promise<Judgement> {
  const started = performance.now()
  const reply = await searchExperiences(deps, {
    query: SearchQuery.parse({ text }),
    language,
    storefront: { currency: 'USD' },
  })
  const milliseconds = performance.now() - started
  const first = reply.cards.slice(0, judged)
  const isThere = ({ slug, title, place }: Wish) =>
    first.some(
      (card) =>
        (slug === undefined || card.slug === slug) &&
        (title === undefined || plain(card.title).includes(title)) &&
        (place === undefined || card.destination.slug === place),
    )
  return {
    holds: wanted.every((wishes) =>
      wishes.some((wish) =>
        wish.nothingIn === undefined
          ? isThere(wish)
          : reply.total === 0 && reply.nothingIn === wish.nothingIn,
      ),
    ),
    first: first.map(({ slug }) => slug),
    milliseconds,
  }
}
