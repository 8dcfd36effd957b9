/** Which screen shows each page of the contract, and with which texts. */
import type { ComponentType } from 'react'
import type { Page } from '../../server/contract/pages.ts'
import type { ThemeLayout } from '../../themes/theme.ts'

/** Data of one page of the contract. */
export type DataOf<Name extends Page['page']> = Extract<Page, { page: Name }>['data']

/** A screen: its code, as the look of the site wants it, and its texts; loaded when it is wanted. */
export interface Screen<Name extends Page['page'] = Page['page']> {
  load: (structure: ThemeLayout) => Promise<ComponentType<{ data: DataOf<Name> }>>
  namespaces: readonly string[]
}

type Screens = { [Name in Page['page']]: Screen<Name> }

const listings: Record<ThemeLayout['listing'], () => ReturnType<Screen<'listing'>['load']>> = {
  sidebar: async () => (await import('./listing/layouts/sidebar-listing.tsx')).SidebarListing,
  'top-bar': async () => (await import('./listing/layouts/top-bar-listing.tsx')).TopBarListing,
  drawer: async () => (await import('./listing/layouts/drawer-listing.tsx')).DrawerListing,
  magazine: async () => (await import('./listing/layouts/magazine-listing.tsx')).MagazineListing,
}

/** Every page of the contract has a screen: a new one does not compile until it is here. */
export const screens: Screens = {
  home: {
    load: async (structure) => (await import('./home/home-page.tsx')).loadHome(structure),
    namespaces: ['home', 'search', 'experience', 'saved'],
  },
  listing: {
    load: ({ listing }) => listings[listing](),
    namespaces: ['search', 'filter-values', 'listing', 'experience', 'saved'],
  },
  experience: {
    load: async (structure) => (await import('./experience/load-experience.tsx')).loadExperience(structure),
    namespaces: ['experience', 'detail', 'availability', 'lines', 'saved', 'stated'],
  },
  cart: {
    load: async () => (await import('./cart/cart-page.tsx')).CartPage,
    namespaces: ['cart', 'lines', 'faults', 'experience', 'availability', 'choices', 'saved'],
  },
  saved: {
    load: async () => (await import('./saved/saved-page.tsx')).SavedPage,
    namespaces: ['experience', 'saved'],
  },
  checkout: {
    load: async () => (await import('./checkout/checkout-page.tsx')).CheckoutPage,
    namespaces: ['checkout', 'cart', 'lines', 'faults', 'account'],
  },
  'order-result': {
    load: async () => (await import('./order-result/order-result-page.tsx')).OrderResultPage,
    namespaces: ['orders', 'lines', 'faults'],
  },
  offer: {
    load: async () => (await import('./offer/offer-page.tsx')).OfferPage,
    namespaces: ['offer', 'checkout', 'lines', 'faults'],
  },
  invoices: {
    load: async () => (await import('./invoices/invoices-page.tsx')).InvoicesPage,
    namespaces: ['orders', 'lines', 'account'],
  },
  'find-order': {
    load: async () => (await import('./find-order/find-order-page.tsx')).FindOrderPage,
    namespaces: ['orders'],
  },
  'write-review': {
    load: async () => (await import('./write-review/write-review-page.tsx')).WriteReviewPage,
    namespaces: ['reviews'],
  },
  'change-password': {
    load: async () => (await import('./change-password/change-password-page.tsx')).ChangePasswordPage,
    namespaces: ['account'],
  },
  'log-in': {
    load: async () => (await import('./log-in/log-in-page.tsx')).LogInPage,
    namespaces: ['account'],
  },
  'sign-up': {
    load: async () => (await import('./sign-up/sign-up-page.tsx')).SignUpPage,
    namespaces: ['account'],
  },
  'reset-password': {
    load: async () => (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage,
    namespaces: ['account'],
  },
  contact: {
    load: async () => (await import('./contact/contact-page.tsx')).ContactPage,
    namespaces: ['content'],
  },
  integration: {
    load: async () => (await import('./integration/integration-page.tsx')).IntegrationPage,
    namespaces: ['integration'],
  },
  article: {
    load: async () => (await import('./article/article-page.tsx')).ArticlePage,
    namespaces: ['content'],
  },
  blog: {
    load: async () => (await import('./blog/blog-page.tsx')).BlogPage,
    namespaces: ['content'],
  },
  faq: {
    load: async () => (await import('./faq/faq-page.tsx')).FaqPage,
    namespaces: ['content'],
  },
  'not-found': {
    load: async () => (await import('./error/not-found-page.tsx')).NotFoundPage,
    namespaces: ['error'],
  },
  error: {
    load: async () => (await import('./error/error-page.tsx')).ErrorPage,
    namespaces: ['error'],
  },
}

const shellNamespaces = ['common', 'shell', 'search'] as const

/** Texts that only some looks have on the page of an experience. */
const factsNamespaces: Record<ThemeLayout['facts'], readonly string[]> = {
  list: [],
  gauges: ['measures'],
  deck: ['measures'],
  footnotes: [],
}

/** The texts of a page in a look: those of its screen and those that every page needs. */
export function namespacesOf(
  page: Page['page'],
  { facts, home }: Pick<ThemeLayout, 'facts' | 'home'>,
): string[] {
  const guides = page === 'home' && home.includes('guides') ? ['stated'] : []
  const own = page === 'experience' ? factsNamespaces[facts] : guides
  return [...new Set([...shellNamespaces, ...screens[page].namespaces, ...own])]
}
