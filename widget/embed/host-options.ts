/** What the widget already knows of the buyer, for the form of the checkout. */
export interface HostBuyer {
  firstName?: string
  lastName?: string
  email?: string
  /** ISO 3166-1, of the telephone number. */
  countryCode?: string
  phoneNumber?: string
}

/**
 * Everything that a page may ask of a widget: as attributes of `<dhow-booking>` (`return-url` for `returnUrl`), as
 * properties of the element, or as options of `Dhow`. Each may change while the widget is there; the cart stays.
 */
export interface HostOptions {
  /** Slug of the storefront. */
  storefront: string
  /** What is shown; the list when absent. */
  view: ViewName
  /** Slug of the experience, for the views of one. */
  experience?: string
  /** ISO 639-1. Without it the page's own `lang`, then the visitor's, then the storefront's first. */
  language?: string
  /** ISO 4217, one in which the storefront sells. */
  currency?: string
  /** `default`: the storefront's own look, light or dark as the page is. `transparent`: the page's font and colours. */
  theme?: 'default' | 'transparent'
  /** Light or dark. `auto`, and without it: as what the page paints behind the widget. */
  scheme?: 'light' | 'dark' | 'auto'
  /** Words on the button of the views `button` and `cart`, instead of its own. */
  label?: string
  /** Corner of the window in which the button of the views `button` and `cart` floats. */
  corner?: Corner
  /** How far from the corner it floats, in pixels: to the side, and up or down. `16 88`; one number counts for both. */
  offset?: string
  /** What travellers may choose within the widget: `language`, `currency`, or both with a space between them. */
  switches?: string
  /** How lists show what is sold, whatever the storefront's look has: `stacked`, as cards; `row`, as rows. */
  layout?: 'stacked' | 'row'
  /** Tokens of the look set anew: `{ act: '#0a7' }`; as an attribute `act: #0a7; radius-card: 4px`. */
  tokens?: Readonly<Record<string, string>> | string
  /** Fills the buyer's form as far as nothing has been typed. As an attribute it is JSON; better a property. */
  buyer?: HostBuyer | string
  /** Whether analytics may be told. Until it is said, what happens is kept for `granted` and lost with `denied`. */
  consent?: 'granted' | 'denied'
  /** Tells analytics in the shape of GA4: the name of the page's array, or true for `dataLayer`. */
  analytics?: string | boolean
  /** Page of this site to come back to from the payment page; a widget stands there. Without it, this page. */
  returnUrl?: string
}

/** Where a button may float. */
export type Corner = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'

/** What the views are called, and how each stands in the page. */
export const views = {
  search: 'inline',
  listing: 'inline',
  experience: 'inline',
  availability: 'inline',
  cart: 'button',
  checkout: 'inline',
  invoices: 'inline',
  button: 'button',
  /** Made by `Dhow.open()`: a dialog without a button. */
  dialog: 'dialog',
} as const

/** Name of a view. */
export type ViewName = keyof typeof views

/** Name of an option. */
export type OptionName = keyof HostOptions

/** Every option, by the name of its property. */
export const optionNames = [
  'storefront',
  'view',
  'experience',
  'language',
  'currency',
  'theme',
  'scheme',
  'label',
  'corner',
  'offset',
  'switches',
  'layout',
  'tokens',
  'buyer',
  'consent',
  'analytics',
  'returnUrl',
] as const satisfies readonly OptionName[]

/** The name of an option's attribute. */
export function attributeOf(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Options as they come from the page: anything may stand there. */
export type GivenOptions = Partial<Record<OptionName, unknown>>

/** What a mounted widget can be told. */
export interface MountedWidget {
  update(options: GivenOptions): void
  unmount(): void
}

/** What the loader fetches when a widget comes into view. */
export interface WidgetModule {
  createWidgets(page: { base: string; window: Window & typeof globalThis }): PageWidgets
}

/** The widgets of one page. */
export interface PageWidgets {
  mount(host: HTMLElement, root: ShadowRoot, options: GivenOptions): MountedWidget
}
