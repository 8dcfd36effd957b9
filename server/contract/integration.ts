/** What a supplier can choose for a widget in a page of theirs. */
import { z } from 'zod'
import { Language, Slug, TypedText } from './primitives.ts'

/** Views of the widget that a supplier can choose for a page of theirs. */
export const integrationViews = [
  'experience',
  'availability',
  'search',
  'listing',
  'button',
  'cart',
  'invoices',
] as const

/** What is chosen, as it stands in the address of the page. What cannot be understood is as if it were not there. */
export const IntegrationChoice = z.object({
  /** Slug of the storefront. Not `storefront`: that would change whose site the page itself is. */
  shop: Slug.optional().catch(undefined),
  view: z.enum(integrationViews).catch('experience'),
  experience: Slug.optional().catch(undefined),
  /** What of the storefront is offered to choose from: all of it, or what a search for these words finds. */
  find: TypedText.max(80).optional().catch(undefined),
  theme: z.enum(['default', 'transparent']).catch('default'),
  /** How lists show what is sold; absent: as the storefront's look has it. */
  layout: z.enum(['stacked', 'row']).optional().catch(undefined),
  /** Corner of the window in which the button floats; absent: where it stands in the page. */
  corner: z.enum(['bottom-right', 'bottom-left', 'top-right', 'top-left']).optional().catch(undefined),
  /** Absent: the language of the supplier's page. */
  speaks: Language.optional().catch(undefined),
})
export type IntegrationChoice = z.infer<typeof IntegrationChoice>

/** What the page for suppliers shows: how to put the widget into a page of their own. */
export const IntegrationData = z.object({
  /** Where the widget's tag comes from. */
  origin: z.string(),
  /** Hash of the tag's script for `integrity`. */
  integrity: z.string().optional(),
  storefronts: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Languages of the chosen storefront. */
  languages: z.array(Language),
  /** How many the chosen storefront sells, or a search for `find` has found. */
  total: z.int(),
  /** The first of them; the chosen one is always there. */
  experiences: z.array(z.object({ slug: z.string(), title: z.string() })),
  choice: IntegrationChoice,
})
export type IntegrationData = z.infer<typeof IntegrationData>
