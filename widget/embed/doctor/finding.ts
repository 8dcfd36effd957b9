/** What the doctor can find. Each has its texts in `locales/en/doctor.json`. */
export type FindingKind =
  | 'csp'
  | 'storage'
  | 'duplicate'
  | 'old'
  | 'origin'
  | 'storefront'
  | 'nameless'
  | 'unreachable'
  | 'clipped'
  | 'trapped'
  | 'hidden'
  | 'consent'
  | 'option'
  | 'native'
  | 'framed'

/** One thing that is wrong, and the line that mends it. */
export interface Finding {
  kind: FindingKind
  /** What the texts name. */
  about: string
  /** To be pasted into the page, its style sheet or its headers. */
  line?: string
}

/** What is looked at. */
export interface Patient {
  page: Window & typeof globalThis
  /** Where the product is. */
  home: string
  /** The tag that brought the loader. */
  script: HTMLScriptElement | null
  /** The code that this loader brings. */
  entry: string
  /** What the page's policy has stopped so far. */
  blocked: readonly SecurityPolicyViolationEvent[]
}

/** The widgets of the page. */
export function widgetsOf({ page }: Patient): HTMLElement[] {
  return [...page.document.querySelectorAll<HTMLElement>('dhow-booking')]
}

/** The storefronts that the page names. */
export function storefrontsOf(patient: Patient): string[] {
  const named = widgetsOf(patient).map((element) => (element as { storefront?: unknown }).storefront)
  const all = [...named, patient.script?.dataset['storefront']]
  return [...new Set(all.filter((slug): slug is string => typeof slug === 'string' && slug !== ''))]
}

/** The documented tag. */
export function tagOf({ home }: Patient, storefront: string): string {
  return `<script async src="${home}widget/v1.js" data-storefront="${storefront}"></script>`
}
