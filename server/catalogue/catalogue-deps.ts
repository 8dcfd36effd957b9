import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import type { CatalogueMemory } from './catalogue-memory.ts'

/** What the reading side of the catalogue asks for. */
export type CatalogueDeps = Pick<Deps, 'db' | 'clock' | 'rates' | 'news'> & {
  /** Without it every search asks the database for everything. */
  catalogueMemory?: CatalogueMemory
}

/** The storefront of the reader. */
export interface Reader {
  /** What it may show: everything when absent. */
  supplierId?: number
  /** Prices are told in it unless another currency is asked for. */
  currency: string
}

/** A reader of the catalogue: their storefront, language and currency. A request's context is one. */
export interface Reading {
  storefront: Pick<Reader, 'supplierId'>
  language: Language
  currency: string
}
