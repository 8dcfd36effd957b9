import { z } from 'zod'
import { CurrencyCode, Language, Slug } from './primitives.ts'

/** Layout variants that the configuration may name (specification, section 2). */
export const layouts = [
  'default',
  'supplier-deira',
  'supplier-one',
  'supplier-three',
  'supplier-four',
  'supplier-five',
  'supplier-six',
  'supplier-get-that-boat',
  'template-two',
  'template-four',
  'transparent',
] as const
export const Layout = z.enum(layouts)
export type Layout = z.infer<typeof Layout>

/** How support is reached. */
export const Contact = z.object({
  phone: z.string().optional(),
  whatsapp: z.string().optional(),
  email: z.string().optional(),
})
export type Contact = z.infer<typeof Contact>

/** A site or an embedding supplier, as everybody may see it. */
export const Storefront = z.object({
  slug: Slug,
  name: z.string(),
  layout: Layout,
  /** The marketplace (`consumer`) or one supplier's own site. */
  kind: z.enum(['consumer', 'supplier']),
  languages: z.array(Language).min(1),
  currency: CurrencyCode,
  currencies: z.array(CurrencyCode).min(1),
  /** Decimals of each of its currencies by ISO 4217; what a browser's own tables say differs for some. */
  exponents: z.record(CurrencyCode, z.int().min(0).max(4)),
  contact: Contact,
})
export type Storefront = z.infer<typeof Storefront>
