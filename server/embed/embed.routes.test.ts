import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Layout } from '../../themes/names.ts'
import type { WidgetSetup } from '../contract/embed.ts'
import { buildApi } from '../testing/factories/api.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { embedRoutes } from './embed.routes.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

it('tells a widget where the shop’s own terms and contact are, which are not the marketplace’s', async () => {
  const { deps, shop } = floor
  const ask = async (hosts: string[]) => {
    const api = buildApi({ ...shop.storefront, hosts }, [embedRoutes(deps)])
    const reply = await request(api).get('/api/v1/widget-setup').expect(200)
    return new URL((reply.body as WidgetSetup).site).hostname
  }
  expect(await ask(['tours.boats.example'])).toBe('tours.boats.example')
  expect(await ask([])).not.toBe('tours.boats.example')
})

it('tells what stands in for the faces of the look, and no face that would be fetched', async () => {
  const { deps, shop } = floor
  const ask = async (layout: Layout) => {
    const api = buildApi({ ...shop.storefront, layout }, [embedRoutes(deps)])
    const reply = await request(api).get('/api/v1/widget-setup').expect(200)
    return (reply.body as WidgetSetup).standIns ?? []
  }
  const deira = await ask('supplier-deira')
  expect(deira).toContainEqual({
    family: 'Text Stand-in',
    source: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
    descriptors: {
      weight: '100 549',
      sizeAdjust: '94%',
      ascentOverride: '107.13%',
      descentOverride: '31.71%',
      lineGapOverride: '0%',
    },
  })
  // the sheet of other scripts, which every look imports
  const persian = deira.find(({ family }) => family === 'Persian Stand-in')
  expect(persian?.descriptors['unicodeRange']).toContain('U+0600-06FF, U+0750-077F')
  expect(deira.filter(({ source }) => source.includes('url('))).toEqual([])
  const boutique = await ask('supplier-five')
  expect(boutique.find(({ family }) => family === 'Text Stand-in')).not.toEqual(
    deira.find(({ family }) => family === 'Text Stand-in'),
  )
})
