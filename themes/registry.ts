import { defaultTheme } from './default.ts'
import type { Layout } from './names.ts'
import { supplierDeira } from './supplier-deira.ts'
import { supplierThree } from './supplier-three.ts'
import { supplierGetThatBoat } from './supplier-get-that-boat.ts'
import { templateTwo } from './template-two.ts'
import { templateFour } from './template-four.ts'
import { supplierOne } from './supplier-one.ts'
import { supplierFour } from './supplier-four.ts'
import { supplierFive } from './supplier-five.ts'
import { supplierSix } from './supplier-six.ts'
import { transparent } from './transparent.ts'
import type { Theme } from './theme.ts'

/** The theme of each layout variant. */
export const themes: Readonly<Record<Layout, Theme>> = {
  default: defaultTheme,
  'supplier-deira': supplierDeira,
  'supplier-one': supplierOne,
  'supplier-three': supplierThree,
  'supplier-four': supplierFour,
  'supplier-five': supplierFive,
  'supplier-six': supplierSix,
  'supplier-get-that-boat': supplierGetThatBoat,
  'template-two': templateTwo,
  'template-four': templateFour,
  transparent,
}
