/** A file of the build that holds several modules. */
interface Chunk {
  name: string
  /** Folders, or files without their ending, from the root of the project. */
  of: readonly string[]
  but?: readonly string[]
}

/**
 * What a site's scripts are put together as: crumbs of a kilobyte cost a request each, six at a time over HTTP/1.1. What
 * is loaded when it is wanted (map, toasts, telephone numbers) stands in none of them.
 */
export const siteChunks: readonly Chunk[] = [
  {
    // what the shell and every list are made of, with React: does not change with the page that the entry names
    name: 'base',
    of: [
      'node_modules/react-dom',
      'node_modules/scheduler',
      'widget/environment',
      'widget/embed/small-i18n',
      'widget/embed/small-fetch',
      'widget/search',
      'widget/experience/experience-card',
      'widget/experience/card-list',
      'widget/experience/cards/card-parts',
      'widget/experience/cards/lazy-cards',
      'widget/experience/cards/load-card',
      'storefront/navigation',
      'storefront/shell',
      'storefront/telling/consent',
      'storefront/telling/site-telling',
      'storefront/telling/tell-cart-shown',
      'widget/telling/telling-cart',
      'storefront/saved/kept-context',
      'storefront/saved/kept-slugs',
      'storefront/saved/save-button',
      'storefront/saved/recently-seen',
      'widget/ui/arrived',
      'widget/ui/foundation',
      'widget/ui/controls/button',
      'widget/ui/controls/checkbox',
      'widget/ui/controls/chip',
      'widget/ui/controls/field',
      'widget/ui/controls/select',
      'widget/ui/facts/dot',
      'widget/ui/facts/duration',
      'widget/ui/facts/filled-text',
      'widget/ui/facts/from-price',
      'widget/ui/facts/money',
      'widget/ui/facts/stars',
      'widget/ui/overlays/dialog',
      'widget/ui/overlays/popup',
      'widget/ui/overlays/toast',
      'widget/ui/overlays/toast-store',
      'widget/ui/pictures/icon',
      'widget/ui/pictures/picture',
      'widget/ui/states/skeleton',
    ],
    but: [
      'widget/environment/azerbaijani-formats',
      'widget/environment/missing-formats',
      'widget/environment/testing',
      'widget/search/when-panel',
      'widget/search/applied-filters',
      'widget/search/filter-form',
      'widget/search/filter-group',
      'widget/search/filters',
      'widget/search/price-filter',
      'widget/search/sort-menu',
      'widget/search/use-filter-words',
      'widget/search/use-more-results',
      'widget/search/guests-field',
      'widget/search/search-form',
      'widget/search/when-field',
      'storefront/navigation/guess-currency',
      'storefront/navigation/share',
      'storefront/shell/headers',
      'storefront/shell/footers',
      'storefront/shell/phone-menu-content',
    ],
  },
  {
    name: 'parts',
    of: [
      'widget/ui/after-paint',
      'widget/ui/facts/cancellation-text',
      'widget/ui/facts/english-mark',
      'widget/ui/facts/isolate',
      'widget/ui/facts/languages-text',
      'widget/ui/facts/local-time',
      'widget/ui/facts/departure-facts',
      'widget/ui/facts/hire-length',
      'widget/cart/same-departure',
      'widget/ui/facts/price-lines',
      'widget/ui/facts/units',
      'widget/ui/facts/summary',
      'widget/ui/states/blank-state',
      'widget/ui/states/notice',
    ],
  },
  {
    // of the search on home and of the filters; before both, or the first takes it
    name: 'wishes',
    of: ['widget/search/guests-field', 'widget/search/when-field'],
  },
  // what a look chooses one of (headers, footers, cards, heroes, lists, pages of an experience) is a file each, so that a
  // page brings the rules and the code of its own look alone
  {
    name: 'home',
    of: ['storefront/pages/home', 'widget/search/search-form'],
    but: [
      'storefront/pages/home/heroes',
      'storefront/pages/home/home-hours',
      'storefront/pages/home/home-guides',
    ],
  },
  {
    name: 'listing',
    of: [
      'storefront/pages/listing',
      'widget/search/applied-filters',
      'widget/search/filter-form',
      'widget/search/filter-group',
      'widget/search/filters',
      'widget/search/price-filter',
      'widget/search/sort-menu',
      'widget/search/use-filter-words',
      'widget/search/use-more-results',
    ],
    but: ['storefront/pages/listing/map-of-results', 'storefront/pages/listing/layouts'],
  },
  {
    name: 'experience',
    of: [
      'storefront/pages/experience/experience-booking',
      'storefront/pages/experience/load-experience',
      'storefront/pages/experience/use-experience',
      'widget/experience/facts',
    ],
  },
  {
    name: 'fields',
    of: [
      'widget/ui/calendar/calendar-days',
      'widget/ui/calendar/calendar-grid',
      'widget/ui/calendar/first-weekday',
      'widget/ui/calendar/today',
      'widget/ui/controls/stepper',
    ],
  },
  {
    // all that the sheet of "Check availability" shows comes in one go
    name: 'booking',
    of: [
      'widget/availability/booking-panel',
      'widget/availability/booking-choices',
      'widget/availability/booking-form',
      'widget/availability/booking-sum',
      'widget/availability/booking-total',
      'widget/ui/facts/cheaper-party',
      'widget/ui/facts/cheaper-ticket',
      'widget/availability/choose-date',
      'widget/availability/choose-more',
      'widget/availability/choose-option',
      'widget/availability/choose-party',
      'widget/availability/choose-pickup',
      'widget/availability/choose-time',
      'widget/availability/load-choices',
      'widget/availability/pickup-time',
      'widget/availability/step-block',
    ],
  },
  {
    name: 'overlays',
    of: [
      'widget/ui/overlays/dialog-frame',
      'node_modules/@radix-ui/react-dialog',
      'node_modules/@radix-ui/react-dismissable-layer',
      'node_modules/@radix-ui/react-focus-guards',
      'node_modules/@radix-ui/react-focus-scope',
      'node_modules/aria-hidden',
    ],
  },
]

/** Whether a module, by its path or its path from the root, is one of those that a name stands for. */
export function isOf(names: readonly string[], module: string): boolean {
  return names.some((name) => new RegExp(`(^|/)${name}[./]`).test(module))
}
