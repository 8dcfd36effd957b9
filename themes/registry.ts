import { defaultTheme } from './default.ts'
import type { Layout } from './names.ts'
import { supplierDeira } from './supplier-deira.ts'
import { supplierThree } from './supplier-three.ts'
import { supplierGetThatBoat } from './supplier-get-that-boat.ts'
import { templateTwo } from './template-two.ts'
import { templateFour } from './template-four.ts'
import type { Theme } from './theme.ts'

/** The theme of each layout variant. */
export const themes: Readonly<Record<Layout, Theme>> = {
  default: defaultTheme,
  'supplier-deira': supplierDeira,
  'supplier-one': defaultTheme,
  'supplier-three': supplierThree,
  'supplier-four': defaultTheme,
  'supplier-five': defaultTheme,
  'supplier-six': defaultTheme,
  'supplier-get-that-boat': supplierGetThatBoat,
  'template-two': templateTwo,
  'template-four': templateFour,
  transparent: defaultTheme,
}
