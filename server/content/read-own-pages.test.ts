import { expect, test } from 'vitest'
import { plainSite } from '../contract/storefront-file.ts'
import type { WrittenPage } from '../contract/storefront-file.ts'
import { loadContent } from '../pages/load-content.ts'
import { listStories, readOwnPage, tellsStories } from './read-own-pages.ts'

const pages: WrittenPage[] = [
  { path: 'about', title: { en: 'Who we are', ar: 'من نحن' }, text: { en: 'See [our boats](/cruises).' } },
  {
    path: 'blog/first-sail',
    title: { en: 'The first sail', ar: 'أول إبحار' },
    summary: { en: 'In June.' },
    text: { en: 'We left at six.' },
    picture: 'poster:dhow?hour=golden&seed=a',
    pictureAlt: { en: 'A dhow' },
    publishedOn: '2099-06-01',
  },
]
const supplier = { supplierId: 1, site: { ...plainSite, pages } }

test('a page that the operator wrote for a site stands in the place of the usual one, in its languages', () => {
  expect(readOwnPage(supplier, 'ar', 'about')).toEqual({
    path: '/about',
    // its text is in English alone, and is marked as that
    language: 'en',
    languages: ['en'],
    title: 'من نحن',
    html: expect.stringContaining('<a href="/ar/cruises">our boats</a>') as unknown,
  })
  expect(readOwnPage(supplier, 'en', 'privacy-policy')).toBeUndefined()
})

test('a supplier site has a blog when it has stories', async () => {
  expect(tellsStories(supplier)).toBe(true)
  expect(await listStories(supplier, 'ar')).toMatchObject([
    { slug: 'first-sail', title: 'أول إبحار', summary: 'In June.', publishedOn: '2099-06-01' },
  ])
  const silent = { supplierId: 1, site: plainSite }
  expect(tellsStories(silent)).toBe(false)
  expect(await listStories(silent, 'en')).toEqual([])
  const open = (storefront: typeof supplier) =>
    loadContent(
      { db: undefined as never },
      { storefront: storefront as never, language: 'en' },
      { page: 'blog' },
    )
  expect(await open(supplier)).toMatchObject({
    content: { page: 'blog', data: { posts: [{ slug: 'first-sail' }] } },
  })
  // no such page, rather than an empty one
  expect(await open(silent)).toBeUndefined()
})

test('a marketplace tells the stories of the installation in the demo alone', async () => {
  const plain = { site: { ...plainSite, pages } }
  const [first, ...others] = await listStories({ ...plain, demonstration: true }, 'en')
  expect(first).toMatchObject({ slug: 'first-sail' })
  expect(others.length).toBeGreaterThanOrEqual(6)
  expect(await listStories(plain, 'en')).toHaveLength(1)
  expect(tellsStories({ site: plainSite })).toBe(false)
})
