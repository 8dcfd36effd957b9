import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
