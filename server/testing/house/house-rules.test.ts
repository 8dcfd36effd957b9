import { describe, expect, it } from 'vitest'
import { buildTree } from './build-tree.ts'
import { checkHouse, houseRules } from './house-rules.ts'

type Files = Record<string, string>

const component = 'widget/cart/cart-line.tsx'
const sheet = 'widget/cart/cart-line.css'

/** For each rule: houses that break it, one way each, and houses that come near and keep it. */
const examples: Record<string, { broken: Files[]; kept: Files[] }> = {
  'widget-sizes-are-its-own': {
    broken: [
      { [sheet]: '.cart-line { margin: 2px .5rem; }' },
      { [sheet]: '.cart-line { block-size: calc(100dvh - 2em) }' },
      { [sheet]: '.cart-line { inline-size: min(50vw, 3em); }' },
    ],
    kept: [
      { [sheet]: '/* 2rem */ .cart-line { inline-size: 50cqi; margin: var(--space-2rem) 1.5em 4px; }' },
      { 'storefront/shell/hero.css': '.hero { min-block-size: 60svh; }' },
    ],
  },
  'widget-asks-its-container': {
    broken: [
      { [sheet]: '@media (min-width: 600px) { .cart-line { gap: 1em; } }' },
      { [sheet]: '@media (400px <= width) { .cart-line { gap: 1em; } }' },
    ],
    kept: [
      { [sheet]: '@media (prefers-reduced-motion: reduce) { .cart-line { gap: 1em; } }' },
      { [sheet]: '@container (min-width: 600px) { .cart-line { gap: 1em; } }' },
    ],
  },
  'css-has-no-left-and-right': {
    broken: [
      { [sheet]: '.cart-line { margin-left: 1em; }' },
      { [sheet]: '.cart-line { left: 0 }' },
      { [sheet]: '.cart-line { text-align: right; }' },
      { [sheet]: '.cart-line { border-top-left-radius: 4px; }' },
      { [sheet]: '.cart-line { padding: 0 1em 0 2em; }' },
    ],
    kept: [
      { [sheet]: '.cart-line { margin-inline-start: 1em; inset-inline-end: 0; text-align: start; }' },
      { [sheet]: '.cart-line { padding: 0 calc(1em + 2px) 1em calc(1em + 2px); }' },
    ],
  },
  'colours-live-in-themes': {
    broken: [
      { [sheet]: '.cart-line { color: #fff; }' },
      { [sheet]: '.cart-line { box-shadow: 0 1px 2px rgb(0 0 0 / 20%); }' },
      { [sheet]: '.cart-line { border: 1px solid darkgrey; }' },
      { [sheet]: '.cart-line { --cart-line-line: oklch(60% 0.1 50); }' },
      { [sheet]: '.cart-line { color: rgb(from #12203a r g b / 1); }' },
    ],
    kept: [
      { [sheet]: '.cart-line { color: rgb(from var(--veil) r g b / 1); }' },
      { [sheet]: '.cart-line { color: var(--white); background: transparent; fill: currentColor; }' },
      {
        [sheet]:
          '.cart-line { background: color-mix(in oklab, var(--accent) 20%, transparent); white-space: nowrap; }',
      },
    ],
  },
  'measures-live-in-themes': {
    broken: [
      { [sheet]: '.cart-line { font-size: 15px; }' },
      { [sheet]: '.cart-line { font-size: clamp(28px, 3vi, 36px); }' },
      { [sheet]: '.cart-line { font-weight: 650; }' },
      { [sheet]: '.cart-line { font: 400 16px/1.5 var(--dhow-font-text); }' },
      { [sheet]: '.cart-line { line-height: 1.4; }' },
      { [sheet]: '.cart-line { letter-spacing: 0.02em; }' },
      { [sheet]: '.cart-line { padding: 0 var(--dhow-space-4) 13px; }' },
      { [sheet]: '.cart-line { gap: 7px; }' },
      { [sheet]: '.cart-line { border-radius: 5px; }' },
      { [sheet]: '.cart-line { border-block-end: 1px solid var(--dhow-line); }' },
      { [sheet]: '.cart-line { box-shadow: inset 3px 0 0 var(--dhow-focus); }' },
      { [sheet]: '.cart-line { transition: scale 200ms var(--dhow-motion-ease); }' },
      { [sheet]: '.cart-line { animation: cart-line-turn 1s; }' },
    ],
    kept: [
      { [sheet]: '.cart-line { font-size: var(--dhow-size-small); margin: 0 auto -0.5em; border: 0; }' },
      {
        [sheet]: '.cart-line { font-size: 1.2em; line-height: var(--dhow-leading-snug); inline-size: 44px; }',
      },
      { [sheet]: '.cart-line { margin-block: calc(-1 * var(--dhow-space-3)); border-radius: 50%; }' },
      { [sheet]: '@font-face { font-family: Reef; font-weight: 100 900; }' },
      { [sheet]: '.cart-line { transition-duration: 1ms !important; }' },
    ],
  },
  'tokens-exist': {
    broken: [{ [sheet]: '.cart-line { gap: var(--dhow-space-7); }' }],
    kept: [{ [sheet]: '.cart-line { gap: var(--dhow-space-6); color: var(--dhow-ink-soft); }' }],
  },
  'classes-carry-their-component': {
    broken: [{ [sheet]: '.cart-line .price { gap: 1em; }' }, { [sheet]: '.cart-lines { gap: 1em; }' }],
    kept: [
      { [sheet]: '.cart-line:hover > .cart-line__price.cart-line__price--old { opacity: 0.5; }' },
      { 'widget/ui/pictures/map.css': '.map .leaflet-control { gap: 1em; }' },
    ],
  },
  'style-sheets-are-short': {
    broken: [{ [sheet]: '\n'.repeat(301) }],
    kept: [{ [sheet]: '\n'.repeat(300) }],
  },
  'words-come-from-locales': {
    broken: [
      { [component]: 'export const CartLine = () => <p>Your cart</p>' },
      { [component]: "export const CartLine = () => <p>{'Your cart'}</p>" },
      { [component]: "export const CartLine = ({ full }) => <p>{full ? 'Full' : null}</p>" },
      { [component]: 'export const CartLine = () => <img alt="A boat" />' },
      { [component]: 'export const CartLine = ({ n }) => <b aria-label={`${n} guests`} />' },
    ],
    kept: [
      { [component]: 'export const CartLine = () => <p className="cart-line">× {" · "} <img alt="" /></p>' },
      { [component.replace('.tsx', '.stories.tsx')]: 'export const Full = () => <p>Your cart</p>' },
    ],
  },
  'colours-of-screens-live-in-themes': {
    broken: [
      { [component]: "export const line = '#c0ffee'" },
      { [component]: "export const line = 'rgb(0 0 0)'" },
    ],
    kept: [
      { [component]: "export const address = '#cart'" },
      { 'themes/reef.ts': "export const sea = '#0af'" },
    ],
  },
  'no-line-begins-with-a-dot': {
    broken: [
      { [component]: "export const when = [a, b].join(' · ')" },
      { [component]: 'export const when = `${a} · ${b}`' },
      { [component]: 'export const When = () => <p>{a} · {b}</p>' },
    ],
    kept: [
      { [component]: "export const dot = '\\u00a0· '" },
      { [component]: 'export const when = `${a}${dot}${b}`' },
    ],
  },
  'modules-hold-no-state': {
    broken: [
      { [component]: 'let open = false\nexport const toggle = () => (open = !open)' },
      { [component]: 'export const count = signal(0)' },
      { 'server/carts/show-cart.ts': 'const seen = new Map<string, string>()' },
    ],
    kept: [
      {
        [component]:
          "const kinds = new Set(['boat'])\nexport function useCount() { let n = 0; return new Map() }",
      },
      { 'server/carts/show-cart.ts': 'const shown = new WeakMap<Cart, string>()' },
    ],
  },
  'sql-stands-in-queries': {
    broken: [
      { 'server/carts/show-cart.ts': "export const showCart = ({ db }) => db('carts').first()" },
      { 'server/carts/show-cart.ts': "export const showCart = (deps) => deps.db('carts').first()" },
      { 'server/carts/show-cart.ts': 'export const showCart = ({ db }) => db.raw(`select 1`)' },
    ],
    kept: [
      { 'server/carts/carts.queries.ts': "export const findCart = (db) => db('carts').first()" },
      { 'server/carts/show-cart.ts': 'export const showCart = ({ db }, id) => findCart(db, id)' },
    ],
  },
  'tests-wait-for-something': {
    broken: [
      { 'storefront/book.e2e.ts': "test('books', async ({ page }) => { await page.waitForTimeout(500) })" },
      { 'server/carts/a.test.ts': 'await new Promise((resolve) => setTimeout(resolve, 50))' },
      { 'server/carts/a.test.ts': "import { setTimeout } from 'node:timers/promises'" },
    ],
    kept: [{ 'server/carts/a.test.ts': 'setTimeout(() => answer(200), 50)' }],
  },
  'exceptions-say-why': {
    broken: [
      { 'widget/ui/a.tsx': '// oxlint-disable-next-line react/no-danger\nexport const a = 1' },
      { 'widget/ui/a.tsx': '/* oxlint-disable react/no-danger -- */\nexport const a = 1' },
    ],
    kept: [
      {
        'widget/ui/a.tsx':
          '// oxlint-disable-next-line react/no-danger -- cleaned before\nexport const a = 1',
      },
    ],
  },
  'files-are-named-by-what-they-hold': {
    broken: [
      { 'widget/cart/utils.ts': 'export const a = 1' },
      { 'server/common/a.ts': 'export const a = 1' },
      { 'widget/cart/index.ts': 'export const a = 1' },
    ],
    kept: [{ 'widget/index.ts': 'export const a = 1' }, { 'themes/types-of-stone.ts': 'export const a = 1' }],
  },
  'no-barrels': {
    broken: [{ 'widget/cart/all.ts': "export * from './a.ts'\nexport { b } from './b.ts'" }],
    kept: [{ 'widget/index.ts': "export { b } from './cart/b.ts'" }],
  },
  'signal-readers-subscribe': {
    broken: [
      { [component]: 'export function CartLine() { const n = useSignal(0); return <p>{n.value}</p> }' },
      {
        'widget/cart/cart-store.ts': 'export type CartStore = { lines: Signal<string[]> }',
        [component]: 'export const CartLine = ({ cart }) => <p>{cart.lines.value.length}</p>',
      },
      {
        'widget/cart/cart-store.ts':
          'export const createCart = () => ({ guests: signal(1), names: signal([]) })',
        [component]: 'export const useGuests = (cart) => cart.names.value.map(() => cart.guests.value)',
      },
    ],
    kept: [
      {
        [component]:
          'export function CartLine() { useSignals(); const n = useSignal(0); return <p>{n.value}</p> }',
      },
      {
        [component]:
          'export function CartLine() { const n = useSignal(0); return <input onInput={(e) => { n.value = e.target.value }} onBlur={() => save(n.value)} /> }',
      },
    ],
  },
  'routes-come-from-the-contract': {
    broken: [
      { 'server/carts/carts.routes.ts': "router.post('/carts', async (req, res) => res.json({}))" },
      { 'server/app.ts': "app.get(['/a', '/b'], (req, res) => res.json({}))" },
    ],
    kept: [
      { 'server/platform/health.routes.ts': "router.get('/healthz', (req, res) => res.json({}))" },
      { 'server/carts/carts.routes.ts': "const value = req.get('origin'); app.get('trust proxy')" },
    ],
  },
  'requests-go-through-the-contract': {
    broken: [
      { [component]: 'export const useA = () => fetch(`/cart`)' },
      { [component]: 'export const useA = (page) => page.fetch(address, {})' },
      { [component]: 'export const useA = (base) => `${base}/api/v1/carts`' },
      { 'storefront/a.ts': "export const load = () => import('ky')" },
      { 'storefront/a.ts': "export const tell = (n) => n.sendBeacon('/told')" },
    ],
    kept: [
      { [component]: "export const useA = (api) => api.call('readCart')" },
      { 'widget/embed/small-fetch.ts': 'export const send = (path) => fetch(path)' },
    ],
  },
  'exports-say-what-they-promise': {
    broken: [
      { 'server/carts/show-cart.ts': 'export function showCart() {}' },
      { 'server/orders/changes/plan-change.ts': 'export function planChange() {}' },
      { 'server/carts/carts.queries.ts': 'export async function findCart() {}' },
      { 'widget/cart/cart-line.tsx': 'export function CartLine() {}' },
      { 'server/contract/carts.ts': '// the cart\nexport type Cart = { id: string }' },
      {
        'server/contract/carts.ts': '/** A cart. */\nexport type Cart = string\n\nexport type Line = string',
      },
    ],
    kept: [
      {
        'server/contract/carts.ts':
          '/** A cart. */\nexport const Cart = z.object({})\nexport type Cart = z.infer<typeof Cart>\nconst own = 1',
      },
      {
        'server/contract/carts.ts':
          "/** Sorts. */\nexport const sorts = ['a']\nexport const Sort = z.enum(sorts)",
      },
      { 'server/carts/carts.routes.ts': '/** Carts over HTTP. */\nexport function cartRoutes() {}' },
      { 'server/media/posters/cast/tableware.ts': 'export function teapot() {}' },
    ],
  },
  'files-say-what-they-decide': {
    broken: [
      { 'server/carts/add-line.ts': 'export const mostLines = 20' },
      { 'server/carts/carts-tool.ts': "import './run.ts'\nrun()" },
      { 'server/carts/add-line.ts': '/** Not offered to others. */\nconst own = 1\nexport const most = own' },
    ],
    kept: [
      { 'server/carts/add-line.ts': '/** How many lines a cart may have. */\nexport const mostLines = 20' },
      { 'server/carts/carts-tool.ts': "/** The commands of carts. */\nimport './run.ts'\nrun()" },
      { 'server/carts/add-line.test.ts': 'export const mostLines = 20' },
      { 'server/media/posters/cast/tableware.ts': 'export const teapot = 1' },
    ],
  },
  'used-messages-exist': {
    broken: [
      { [component]: "export const useA = () => { const { t } = useTranslation('cart'); return t('gone') }" },
      { [component]: "export const useA = (t) => t('cart:gone')" },
      {
        'locales/en/cart.json': '{ "title": "Cart" }',
        [component]: "export const useA = () => useTranslation('checkout').t('title')",
      },
      { [component]: 'export const useA = (t, x) => t(`cart:gone.${x}`)' },
      { [component]: 'export const useA = () => <Trans i18nKey="cart:gone" />' },
    ],
    kept: [
      {
        'locales/en/cart.json': '{ "guests_one": "1", "guests_other": "2", "status": { "FULL": "Full" } }',
        [component]:
          "export const useA = (x) => { const { t } = useTranslation('cart'); return t('guests', { count: 1 }) + t(`status.${x}`) }",
      },
    ],
  },
  'messages-are-used': {
    broken: [
      {
        'locales/en/cart.json': '{ "a": { "title": "Cart" } }',
        [component]: "export const useA = (t) => t('a.name')",
      },
    ],
    kept: [
      {
        'locales/en/cart.json': '{ "a": { "title": "Cart" }, "b": "B", "c": { "d": "D" } }',
        [component]:
          "const keys = { B: 'cart:b' }; export const useA = (t) => [t('cart:a.title'), t(keys.B), t('cart:c', { returnObjects: true })]",
      },
    ],
  },
}

const rulesBrokenBy = (files: Files): string[] => {
  // A tree of style sheets alone would be refused as one that was not read.
  const findings = checkHouse(buildTree({ 'themes/theme.ts': 'export {}', ...files }))
  return [...new Set(findings.map((finding) => finding.rule))]
}

describe('each rule of the house', () => {
  it('has examples', () => {
    expect(Object.keys(examples).sort()).toEqual(houseRules.map(({ name }) => name).sort())
  })

  it.each(
    Object.entries(examples).flatMap(([rule, { broken }]) => broken.map((files) => [rule, files] as const)),
  )('%s is broken by %j', (rule, files) => {
    expect(rulesBrokenBy(files)).toContain(rule)
  })

  it.each(
    Object.entries(examples).flatMap(([rule, { kept }]) => kept.map((files) => [rule, files] as const)),
  )('%s is kept by %j', (rule, files) => {
    expect(rulesBrokenBy(files)).not.toContain(rule)
  })
})
