import { expect, it } from 'vitest'
import { listingKinds } from '../contract/listing-kinds.ts'
import { plainSite } from '../contract/storefront-file.ts'
import type { SiteSettings } from '../contract/storefront-file.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { presentSite } from './site-shell.ts'

const site = (settings: Partial<SiteSettings> = {}, kind: 'consumer' | 'supplier' = 'consumer') =>
  ({ kind, site: { ...plainSite, ...settings } }) as ServedStorefront
const nothing = { categories: [], kinds: [] }
const itemsOf = (found: ReturnType<typeof presentSite>) =>
  found.menu.map((entry) => ('item' in entry ? entry.item : entry.label))

it('the menu of every site has the entries of the specification, as far as they lead somewhere', () => {
  const all = ['discover', 'explore', 'tour-packages', 'itineraries', 'cruises', 'packages', 'contact']
  const categories = [{ slug: 'cruises', name: 'Cruises' }]
  expect(itemsOf(presentSite(site(), 'en', { categories, kinds: listingKinds }))).toEqual(all)
  expect(itemsOf(presentSite(site(), 'en', nothing))).toEqual(['discover', 'explore', 'contact'])
})

it('is the site’s own where it has one, in the language of the page', () => {
  const menu: SiteSettings['menu'] = [
    'contact',
    { label: { en: 'Our boats', ar: 'مراكبنا' }, to: '/cruises' },
    { label: { en: 'Elsewhere' }, to: 'https://other.example/' },
  ]
  expect(presentSite(site({ menu }), 'ar', nothing).menu).toEqual([
    { item: 'contact', href: '/ar/contact-us' },
    { label: 'مراكبنا', href: '/ar/cruises' },
    { label: 'Elsewhere', href: 'https://other.example/' },
  ])
})

it('leads to the list of everything of its kind of site', () => {
  const [discover] = presentSite(site({}, 'supplier'), 'en', nothing).menu
  expect(discover).toEqual({ item: 'discover', href: '/experiences' })
})

it('hands on the tag manager that it is configured with', () => {
  expect(presentSite(site({ tagManager: 'GTM-ABC123' }), 'en', nothing).tagManager).toBe('GTM-ABC123')
  expect(presentSite(site(), 'en', nothing).tagManager).toBeUndefined()
})

it('names the years of the copyright, of which the last may be the current one', () => {
  const yearsOf = (copyright?: SiteSettings['copyright']) =>
    presentSite(site({ copyright }), 'en', nothing).copyright
  const now = new Date().getUTCFullYear()
  expect(yearsOf({ from: 2020, to: 2025 })).toEqual({ from: 2020, to: 2025 })
  expect(yearsOf({ from: 2020, to: 'current' })).toEqual({ from: 2020, to: now })
  expect(yearsOf()).toEqual({ from: now, to: now })
})
