/** Everything a page may ask of a widget, as it stands in the attributes of `<dhow-booking>`. */
export interface HostOptions {
  /** Slug of the storefront. */
  storefront: string
  view: string
  /** Slug of the experience, for the views of one. */
  experience?: string
  language?: string
  currency?: string
  theme?: string
}

/** What the views are called, and how each stands in the page. */
export const views = {
  listing: 'inline',
  experience: 'inline',
  availability: 'inline',
  cart: 'button',
  checkout: 'inline',
  button: 'button',
  /** Made by `Dhow.open()`: a dialog without a button. */
  dialog: 'dialog',
} as const

/** Name of a view. */
export type ViewName = keyof typeof views

/** Attributes that are read, also when they change. */
export const attributes = ['storefront', 'view', 'experience', 'language', 'currency', 'theme'] as const

/** What a mounted widget can be told. */
export interface MountedWidget {
  update(options: HostOptions): void
  unmount(): void
}

/** What the loader fetches when a widget comes into view. */
export interface WidgetModule {
  createWidgets(page: { base: string; window: Window & typeof globalThis }): {
    mount(host: HTMLElement, root: ShadowRoot, options: HostOptions): MountedWidget
  }
}
