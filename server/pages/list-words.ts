import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts'
import { rememberList } from '../catalogue/catalogue-memory.ts'
import { listCategories } from '../catalogue/reading/read-destinations.ts'
import { readListNames, spellList } from '../catalogue/reading/read-list-names.ts'
import { localisePath } from '../contract/addresses.ts'
import type { RequestContext } from '../platform/http.ts'
import { resolvePath } from './resolve-path.ts'
import type { ListWords } from './resolve-path.ts'

/** What a site's addresses call places and categories. A category has a page where it has something, or is in no menu. */
export async function readListWords(
  deps: CatalogueDeps,
  { storefront }: Pick<RequestContext, 'storefront'>,
): Promise<ListWords> {
  const [categories, names] = await Promise.all([
    listCategories(deps, { language: 'en', storefront }),
    readListNames(deps),
  ])
  return {
    city: (name, language) => spellList(names.cities, name, language),
    category(name, language) {
      const found = spellList(names.categories, name, language)
      const isThere = names.hidden.has(found.slug) || categories.some(({ slug }) => slug === found.slug)
      return isThere ? found : undefined
    },
  }
}

/**
 * Turns a path that stands in a text or in a site's configuration into its address, as the reader's language spells it. What is on
 * every page of a site, as its menu, is remembered.
 */
export async function readSpelling(
  deps: CatalogueDeps,
  { storefront, language }: Pick<RequestContext, 'storefront' | 'language'>,
): Promise<(to: string) => string> {
  return rememberList(deps, `spelling ${storefront.slug} ${language}`, async () => {
    const words = await readListWords(deps, { storefront })
    const known = new Map<string, string>()
    return (to: string) => {
      const found = known.get(to)
      if (found !== undefined) return found
      const [path = ''] = /^[^?#]*/.exec(to) ?? []
      const address = localisePath(language, path)
      const resolved = resolvePath(storefront, address, words)
      const spelled = (resolved.kind === 'redirect' ? resolved.path : address) + to.slice(path.length)
      known.set(to, spelled)
      return spelled
    }
  })
}
