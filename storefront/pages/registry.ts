import type { ComponentType } from 'react'
import type { Page } from '../../server/contract/pages.ts'

/** Data of one page of the contract. */
export type DataOf<Name extends Page['page']> = Extract<Page, { page: Name }>['data']

/** A screen: its code and its texts, loaded when it is wanted. */
export interface Screen<Name extends Page['page'] = Page['page']> {
  load: () => Promise<ComponentType<{ data: DataOf<Name> }>>
  /** The module, as the build's manifest names it, so that its styles can be linked in the page. */
  source: string
  namespaces: readonly string[]
}

type Screens = { [Name in Page['page']]: Screen<Name> }

/** Every page of the contract has a screen: a new one does not compile until it is here. */
export const screens: Screens = {
  home: {
    load: async () => (await import('./home/home-page.tsx')).HomePage,
    source: 'storefront/pages/home/home-page.tsx',
    namespaces: ['home', 'search', 'experience'],
  },
  listing: {
    load: async () => (await import('./listing/listing-page.tsx')).ListingPage,
    source: 'storefront/pages/listing/listing-page.tsx',
    namespaces: ['search', 'experience'],
  },
  experience: {
    load: async () => (await import('./experience/experience-page.tsx')).ExperiencePage,
    source: 'storefront/pages/experience/experience-page.tsx',
    namespaces: ['experience', 'detail', 'availability', 'lines', 'cart', 'reviews'],
  },
  cart: {
    load: async () => (await import('./cart/cart-page.tsx')).CartPage,
    source: 'storefront/pages/cart/cart-page.tsx',
    namespaces: ['cart', 'lines', 'experience', 'availability'],
  },
  checkout: {
    load: async () => (await import('./checkout/checkout-page.tsx')).CheckoutPage,
    source: 'storefront/pages/checkout/checkout-page.tsx',
    namespaces: ['checkout', 'lines', 'account'],
  },
  'order-result': {
    load: async () => (await import('./order-result/order-result-page.tsx')).OrderResultPage,
    source: 'storefront/pages/order-result/order-result-page.tsx',
    namespaces: ['orders', 'lines'],
  },
  offer: {
    load: async () => (await import('./offer/offer-page.tsx')).OfferPage,
    source: 'storefront/pages/offer/offer-page.tsx',
    namespaces: ['offer', 'checkout', 'lines'],
  },
  invoices: {
    load: async () => (await import('./invoices/invoices-page.tsx')).InvoicesPage,
    source: 'storefront/pages/invoices/invoices-page.tsx',
    namespaces: ['orders', 'lines', 'account'],
  },
  'find-order': {
    load: async () => (await import('./find-order/find-order-page.tsx')).FindOrderPage,
    source: 'storefront/pages/find-order/find-order-page.tsx',
    namespaces: ['orders'],
  },
  'write-review': {
    load: async () => (await import('./write-review/write-review-page.tsx')).WriteReviewPage,
    source: 'storefront/pages/write-review/write-review-page.tsx',
    namespaces: ['reviews'],
  },
  'change-password': {
    load: async () => (await import('./change-password/change-password-page.tsx')).ChangePasswordPage,
    source: 'storefront/pages/change-password/change-password-page.tsx',
    namespaces: ['account'],
  },
  'log-in': {
    load: async () => (await import('./log-in/log-in-page.tsx')).LogInPage,
    source: 'storefront/pages/log-in/log-in-page.tsx',
    namespaces: ['account'],
  },
  'sign-up': {
    load: async () => (await import('./sign-up/sign-up-page.tsx')).SignUpPage,
    source: 'storefront/pages/sign-up/sign-up-page.tsx',
    namespaces: ['account'],
  },
  'reset-password': {
    load: async () => (await import('./reset-password/reset-password-page.tsx')).ResetPasswordPage,
    source: 'storefront/pages/reset-password/reset-password-page.tsx',
    namespaces: ['account'],
  },
  contact: {
    load: async () => (await import('./contact/contact-page.tsx')).ContactPage,
    source: 'storefront/pages/contact/contact-page.tsx',
    namespaces: ['content'],
  },
  integration: {
    load: async () => (await import('./integration/integration-page.tsx')).IntegrationPage,
    source: 'storefront/pages/integration/integration-page.tsx',
    namespaces: ['integration'],
  },
  article: {
    load: async () => (await import('./article/article-page.tsx')).ArticlePage,
    source: 'storefront/pages/article/article-page.tsx',
    namespaces: ['content'],
  },
  blog: {
    load: async () => (await import('./blog/blog-page.tsx')).BlogPage,
    source: 'storefront/pages/blog/blog-page.tsx',
    namespaces: ['content'],
  },
  faq: {
    load: async () => (await import('./faq/faq-page.tsx')).FaqPage,
    source: 'storefront/pages/faq/faq-page.tsx',
    namespaces: ['content'],
  },
  'not-found': {
    load: async () => (await import('./error/not-found-page.tsx')).NotFoundPage,
    source: 'storefront/pages/error/not-found-page.tsx',
    namespaces: ['error'],
  },
  error: {
    load: async () => (await import('./error/error-page.tsx')).ErrorPage,
    source: 'storefront/pages/error/error-page.tsx',
    namespaces: ['error'],
  },
}

/** Texts that every page needs. */
export const shellNamespaces = ['common', 'shell', 'search'] as const
