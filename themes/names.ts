/** The names of the looks that a storefront may be configured with. */

/** Layout variants that the configuration may name (specification, section 2). Each has a theme of its own. */
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

/** Name of a layout variant. */
export type Layout = (typeof layouts)[number]
