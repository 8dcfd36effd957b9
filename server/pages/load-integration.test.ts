import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorefrontFinder } from '../storefronts/find-storefront.ts'
import { loadDemo } from '../demo/load-demo.ts'
import type { RequestContext } from '../platform/http.ts'
import { readEnv } from '../platform/env.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { IntegrationChoice } from '../contract/integration.ts'
import { createLogger } from '../platform/log.ts'
import { loadIntegration } from './load-integration.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let load: (slug: string, query?: Record<string, unknown>) => ReturnType<typeof loadIntegration>
beforeAll(async () => {
  database = await testDatabase()
  const deps = {
    ...database,
    env: readEnv({ NODE_ENV: 'test' }),
    log: createLogger('silent'),
    clock: stopClock(),
    widgetIntegrity: 'sha384-x',
  }
  await loadDemo(deps)
  const finder = createStorefrontFinder(database)
  load = async (slug, query = {}) => {
    const storefront = await finder.bySlug(slug)
    if (!storefront) throw new Error(`the demo has no ${slug}`)
    const context: RequestContext = {
      requestId: '',
      storefront,
      language: 'en',
      currency: storefront.currency,
      origin: 'https://dhow.example',
    }
    return loadIntegration(deps, context, IntegrationChoice.parse(query))
  }
})
afterAll(() => database.close())

describe('the page for suppliers', () => {
  it('offers every storefront on the marketplace, and on a supplier’s site that one alone', async () => {
    const all = await load('marketplace')
    expect(all.storefronts.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['marketplace', 'deira']))
    expect(all).toMatchObject({ origin: 'https://dhow.example', integrity: 'sha384-x' })
    const own = await load('deira', { shop: 'marketplace' })
    expect(own.storefronts.map(({ slug }) => slug)).toEqual(['deira'])
    expect(own.choice.shop).toBe('deira')
  })

  it('shows what was chosen, of what that storefront sells', async () => {
    const { choice, experiences } = await load('marketplace', {
      shop: 'deira',
      view: 'availability',
      experience: 'dubai-creek-dhow-dinner-cruise',
      theme: 'transparent',
      speaks: 'en',
    })
    expect(choice).toEqual({
      shop: 'deira',
      view: 'availability',
      experience: 'dubai-creek-dhow-dinner-cruise',
      theme: 'transparent',
      speaks: 'en',
    })
    expect(experiences.length).toBeLessThan((await load('marketplace')).experiences.length)
  })

  it('finds each experience that is sold, also beyond the first page', async () => {
    const all = await load('marketplace')
    expect(all.total).toBeGreaterThan(all.experiences.length)
    const dinner = { view: 'availability', experience: 'dubai-creek-dhow-dinner-cruise' }
    const found = await load('marketplace', { ...dinner, find: 'hot air balloon' })
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(all.total)
    expect(found.choice).toMatchObject({ experience: found.experiences[0]?.slug, find: 'hot air balloon' })
    const nothing = await load('marketplace', { ...dinner, find: 'qqqqxzzz' })
    expect(nothing).toMatchObject({ total: 0, choice: { experience: dinner.experience } })

    const listed = new Set(all.experiences.map(({ slug }) => slug))
    const slugs = await database.db('experiences').where({ status: 'published' }).pluck<string[]>('slug')
    const beyond = slugs.find((slug) => !listed.has(slug)) ?? ''
    const chosen = await load('marketplace', { view: 'experience', experience: beyond })
    expect(chosen.choice.experience).toBe(beyond)
    expect(chosen.experiences.map(({ slug }) => slug)).toContain(beyond)
    // of another supplier
    expect((await load('deira', { experience: found.choice.experience })).choice.experience).not.toBe(
      found.choice.experience,
    )
  })

  it('lets buttons float in a corner, and nothing else', async () => {
    const corner = 'bottom-left'
    expect((await load('deira', { view: 'button', corner })).choice.corner).toBe(corner)
    expect((await load('deira', { view: 'cart', corner: 'middle' })).choice.corner).toBeUndefined()
    expect((await load('deira', { view: 'experience', corner })).choice.corner).toBeUndefined()
  })

  it('takes a wrong word for none', async () => {
    const { choice, experiences } = await load('deira', {
      shop: ['a', 'b'],
      view: 'everything',
      experience: 'no-such-thing',
      theme: '"><script>',
      speaks: 'az',
    })
    expect(choice).toEqual({
      shop: 'deira',
      view: 'experience',
      experience: experiences[0]?.slug,
      theme: 'default',
      speaks: undefined,
    })
    const list = { view: 'listing', experience: experiences[1]?.slug, layout: 'row' }
    expect((await load('deira', list)).choice).toMatchObject({
      view: 'listing',
      experience: undefined,
      layout: 'row',
    })
    expect((await load('deira', { ...list, layout: 'boat' })).choice.layout).toBeUndefined()
    // it would change nothing
    expect((await load('deira', { ...list, view: 'cart' })).choice.layout).toBeUndefined()
  })
})
