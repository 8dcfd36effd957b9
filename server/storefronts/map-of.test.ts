import { expect, test } from 'vitest'
import { plainSite } from '../contract/storefront-file.ts'
import { mapOf } from './map-of.ts'

const env = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'Everybody' }

test('the token of the maps stands where the address of the tiles has a place for it', () => {
  const map = { tiles: 'https://maps.example/{z}/{x}/{y}?key={token}', token: 'pk.1', attribution: 'Maps' }
  expect(mapOf({ site: { ...plainSite, map } }, env)).toEqual({
    tiles: 'https://maps.example/{z}/{x}/{y}?key=pk.1',
    attribution: 'Maps',
  })
})

test('a site without maps of its own has those of the installation', () => {
  expect(mapOf({ site: plainSite }, env)).toEqual({ tiles: env.MAP_TILES_URL, attribution: 'Everybody' })
})
