import { expect, test } from 'vitest'
import { siteOf } from './order-links.ts'

const production = { PUBLIC_ORIGIN: 'https://dhow.example', PORT: 3000 }
const own = { origins: ['https://boats.example'], hosts: ['tours.boats.example'] }
const inWidget = 'https://boats.example/book?dhow_return=boats'

test.each([
  [
    'the site that it was placed on',
    production,
    'https://tours.boats.example/checkout/success',
    own,
    'https://tours.boats.example',
  ],
  [
    'the shop’s own site, from a page that embeds it',
    production,
    inWidget,
    own,
    'https://tours.boats.example',
  ],
  [
    'the installation’s, where the shop has none',
    production,
    inWidget,
    { ...own, hosts: [] },
    'https://dhow.example',
  ],
  [
    'the same port on a machine of one’s own',
    { PUBLIC_ORIGIN: undefined, PORT: 3000 },
    inWidget,
    { ...own, hosts: ['boats.localhost'] },
    'http://boats.localhost:3000',
  ],
])('links of an order lead to %s', (_case, env, returnUrl, storefront, site) => {
  expect(siteOf(env, { returnUrl, storefront })).toBe(site)
})
