/** Places of the product that a link can lead to, whatever their address is where the app runs. */
import type { SearchQueryInput } from '../../server/contract/catalogue.ts'

/** What narrows a list, as it stands in an address. Everything else of a search is said by the place itself. */
export type ListingFilters = Omit<Partial<SearchQueryInput>, 'text' | 'city' | 'page' | 'pages' | 'currency'>

/** Somewhere in the product that a link can lead to. Each shell knows the address: a page, or a view of the widget. */
export type Place =
  | { to: 'home' }
  | {
      to: 'listing'
      city?: string
      category?: string
      /** The city and the category as an address of the reader's language says them. */
      localCity?: string
      localCategory?: string
      kind?: ListingFilters['kind']
      text?: string
      filters?: ListingFilters
    }
  /** Without a city the server finds the one address. `local…`: as an address of the reader's language says it. */
  | {
      to: 'experience'
      slug: string
      localSlug?: string
      city?: string
      localCity?: string
      date?: string
      guests?: number
      /** The option that the link tells the price of. */
      option?: string
    }
  | { to: 'cart' }
  | { to: 'checkout' }
  | { to: 'saved' }
  /** `again`: the buyer comes back to it and has been told of its outcome before. `paid`: the payment page sent them here. */
  | {
      to: 'order'
      reference: string
      token: string
      expected: 'success' | 'error' | 'on_hold'
      again?: boolean
      paid?: boolean
    }
  | { to: 'invoices' }
  | { to: 'find-order' }
  | { to: 'log-in' }
  | { to: 'sign-up' }
  | { to: 'reset-password' }
  | { to: 'change-password' }
  | { to: 'blog' }
  | { to: 'article'; slug: string }
  | { to: 'faq' }
  | { to: 'contact' }
  /** For suppliers: how to put the widget into a page of theirs. */
  | { to: 'integration' }
  | { to: 'terms' }
  | { to: 'privacy' }
  | { to: 'about' }

/** What a reply calls by name. */
interface Named {
  slug: string
  localSlug?: string
}

/** The lists of a city and of a category. */
export const cityPlace = ({ slug: city, localSlug: localCity }: Named) =>
  ({ to: 'listing', city, localCity }) as const
export const categoryPlace = ({ slug: category, localSlug: localCategory }: Named) =>
  ({ to: 'listing', category, localCategory }) as const

/** The page of an experience. */
export const experiencePlace = ({ slug, localSlug, destination }: Named & { destination: Named }) =>
  ({ ...cityPlace(destination), to: 'experience', slug, localSlug }) as const
