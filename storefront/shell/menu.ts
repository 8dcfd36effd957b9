import type { Shell } from '../../server/contract/pages.ts'

/** Categories that the header names beside "explore" (specification, section 2), where this site has them. */
const namedCategories = ['tour-packages', 'cruises', 'packages']

/** The categories for the header's own links. */
export function menuCategories({ categories }: Pick<Shell, 'categories'>): Shell['categories'] {
  return categories.filter(({ slug }) => namedCategories.includes(slug))
}
