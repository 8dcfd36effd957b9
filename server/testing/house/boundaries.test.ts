import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { boundaryRules } from './boundary-rules.ts'
import { checkBoundaries } from './boundaries.ts'
import { buildFolder, buildTree } from './build-tree.ts'
import { readSourceTree } from './source-tree.ts'

type Example = { broken: [path: string, text: string]; kept: [path: string, text: string] }

/** One import that breaks each rule, and its nearest neighbour that keeps it. */
const examples: Record<string, Example> = {
  'themes-and-locales-are-leaves': {
    broken: ['themes/reef.ts', "import { a } from '../widget/ui/a.ts'"],
    kept: ['themes/reef.ts', "import { a } from './theme.ts'"],
  },
  'widget-knows-no-site': {
    broken: ['widget/cart/a.ts', "import { page } from '../../storefront/pages/a.tsx'"],
    kept: ['widget/cart/a.ts', "import type { Cart } from '../../server/contract/cart.ts'"],
  },
  'storefront-knows-no-server': {
    broken: ['storefront/pages/a.tsx', "import { cart } from '../../server/contract/cart.ts'"],
    kept: ['storefront/pages/a.tsx', "import { type Cart } from '../../server/contract/cart.ts'"],
  },
  'server-knows-no-screen': {
    broken: ['server/pages/a.ts', "import { a } from '../../storefront/entry-server.tsx'"],
    kept: ['server/pages/a.ts', "import { names } from '../../themes/registry.ts'"],
  },
  'tests-stay-out': {
    broken: ['server/carts/a.ts', "import { fake } from '../testing/fake.ts'"],
    kept: ['server/carts/a.test.ts', "import { fake } from '../testing/fake.ts'"],
  },
  'only-embed-knows-the-shadow-root': {
    broken: ['storefront/shell/a.tsx', "import { host } from '../../widget/embed/host.ts'"],
    kept: ['widget/index.ts', "export { host } from './embed/host.ts'"],
  },
  'slices-are-composed-above': {
    broken: ['widget/cart/a.tsx', "import { Search } from '../search/search.tsx'"],
    kept: ['storefront/pages/a.tsx', "import { Search } from '../../widget/search/search.tsx'"],
  },
  'radix-and-leaflet-only-in-ui': {
    broken: ['widget/cart/a.tsx', "import * as Dialog from '@radix-ui/react-dialog'"],
    kept: ['widget/ui/overlays/dialog.tsx', "import * as Dialog from '@radix-ui/react-dialog'"],
  },
  'zod-only-on-the-server': {
    broken: ['widget/checkout/a.ts', "import { z } from 'zod/mini'"],
    kept: ['server/contract/a.ts', "import { z } from 'zod'"],
  },
  'shared-modules-import-types-alone': {
    broken: ['server/contract/addresses.ts', "import { languages } from './primitives.ts'"],
    kept: ['server/contract/addresses.ts', "import type { Language } from './primitives.ts'"],
  },
  'valibot-only-in-the-browser': {
    broken: ['server/accounts/a.ts', "import * as v from 'valibot'"],
    kept: ['widget/account/a.ts', "import * as v from 'valibot'"],
  },
  'react-only-on-screens': {
    broken: ['server/pages/a.ts', "import { renderToString } from 'react-dom/server'"],
    kept: ['storefront/entry-server.tsx', "import { renderToString } from 'react-dom/server'"],
  },
  'sql-only-in-queries': {
    broken: ['server/orders/place-order.ts', "import knex from 'knex'"],
    kept: ['server/orders/place-order.ts', "import type { Knex } from 'knex'"],
  },
  'http-only-in-routes': {
    broken: ['server/orders/place-order.ts', "import { Router } from 'express'"],
    kept: ['server/orders/orders.routes.ts', "import { Router } from 'express'"],
  },
  'stripe-only-in-payments': {
    broken: ['server/orders/settle.ts', "import Stripe from 'stripe'"],
    kept: ['server/payments/stripe-network.ts', "import Stripe from 'stripe'"],
  },
  'queries-belong-to-their-slice': {
    broken: ['server/orders/settle.ts', "import { findCart } from '../carts/carts.queries.ts'"],
    kept: ['server/carts/show-cart.ts', "import { findCart } from './carts.queries.ts'"],
  },
  'presenters-are-pure': {
    broken: ['server/carts/carts.presenter.ts', "import { findCart } from './carts.queries.ts'"],
    kept: ['server/carts/carts.presenter.ts', "import type { CartRow } from './carts.queries.ts'"],
  },
  'every-room-has-a-floor': {
    broken: ['server/attic/a.ts', "import { clock } from '../platform/clock.ts'"],
    kept: ['server/offers/a.ts', "import { clock } from '../platform/clock.ts'"],
  },
  'imports-go-down': {
    broken: ['server/payments/settle.ts', "import { order } from '../orders/find-order.ts'"],
    kept: ['server/orders/settle.ts', "import { pay } from '../payments/pay.ts'"],
  },
  'nobody-stands-on-the-roof': {
    broken: ['server/catalogue/a.ts', "import { suppliers } from '../demo/suppliers.ts'"],
    kept: ['server/demo/a.ts', "import { addSupplier } from '../catalogue/add-supplier.ts'"],
  },
}

const rulesBrokenBy = ([path, text]: Example['broken']): string[] =>
  checkBoundaries(buildTree({ [path]: text })).findings.map((finding) => finding.rule)

describe('each direction of the house', () => {
  it('has an example that breaks it', () => {
    expect(Object.keys(examples).sort()).toEqual(boundaryRules.map((rule) => rule.name).sort())
  })

  it.each(Object.entries(examples))('%s bites', (rule, { broken, kept }) => {
    expect(rulesBrokenBy(broken)).toContain(rule)
    expect(rulesBrokenBy(kept)).toEqual([])
  })

  it('keeps the import of listings on the roof of its own slice', () => {
    const upsert = "import { runImport } from './import/run-import.ts'"
    expect(rulesBrokenBy(['server/catalogue/upsert-listing.ts', upsert])).toEqual([
      'nobody-stands-on-the-roof',
    ])
    const run = "import { upsertListings } from '../upsert-listing.ts'"
    expect(rulesBrokenBy(['server/catalogue/import/run-import.ts', run])).toEqual([])
  })

  it('is checked in re-exports, lazy imports, borrowed types and mixed imports too', () => {
    const path = 'widget/cart/a.ts'
    const site = '../../storefront/shell/a.ts'
    expect(rulesBrokenBy([path, `export { a } from '${site}'`])).toEqual(['widget-knows-no-site'])
    expect(rulesBrokenBy([path, `export * from '${site}'`])).toEqual(['widget-knows-no-site'])
    expect(rulesBrokenBy([path, `export const a = () => import('${site}')`])).toEqual([
      'widget-knows-no-site',
    ])
    expect(rulesBrokenBy([path, `export type A = import('${site}').A`])).toEqual(['widget-knows-no-site'])
    expect(rulesBrokenBy([path, "import { type A, a } from '../../server/contract/a.ts'"])).toEqual([
      'widget-knows-no-site',
    ])
  })
})

describe('cycles', () => {
  it('are found through any number of files', () => {
    const { findings } = checkBoundaries(
      buildTree({
        'server/carts/a.ts': "import './b.ts'",
        'server/carts/b.ts': "import './c.ts'",
        'server/carts/c.ts': "export const c = () => import('./a.ts')",
        'server/carts/d.ts': "import './a.ts'",
      }),
    )
    expect(findings.map(({ rule }) => rule)).toEqual(['no-cycles'])
    expect(findings[0]?.message).toBe(
      'server/carts/a.ts → server/carts/b.ts → server/carts/c.ts → server/carts/a.ts',
    )
  })

  it('may be closed by a type, which is gone at run time', () => {
    const { findings } = checkBoundaries(
      buildTree({
        'server/carts/a.ts': "import './b.ts'",
        'server/carts/b.ts': "import type { A } from './a.ts'",
      }),
    )
    expect(findings).toEqual([])
  })
})

describe('a check that sees too little', () => {
  it('fails where there is no module', () => {
    expect(() => buildTree({ 'README.md': 'nothing here' })).toThrow('No module')
  })

  it('fails when modules import hardly anything', () => {
    const blank = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`themes/${name}.ts`, 'export const a = 1']),
    )
    expect(() => checkBoundaries(buildTree(blank))).toThrow('gone blind')
  })

  it('fails when a file does not parse', () => {
    expect(() => buildTree({ 'themes/a.ts': 'export const = 1' })).toThrow('themes/a.ts does not parse')
  })

  it('fails when git knows a module that was not read', () => {
    using folder = buildFolder({ 'themes/a.ts': "import './b.ts'", 'attic/b.ts': 'export {}' })
    const git = (...args: string[]): void => void execFileSync('git', args, { cwd: folder.root })
    git('init', '-q')
    git('add', '.')
    expect(() => readSourceTree(folder.root)).toThrow('1 of the 2 modules in git were not read, attic/b.ts')
    git('rm', '-q', '--cached', 'attic/b.ts')
    rmSync(join(folder.root, 'attic'), { recursive: true })
    expect(readSourceTree(folder.root).files.size).toBe(1)
  })
})

describe('this house', () => {
  it('is read as a whole', () => {
    const tree = readSourceTree(process.cwd())
    expect([...tree.files.keys()]).toContain('server/testing/house/boundaries.test.ts')
  })
})
