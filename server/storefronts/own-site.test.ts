import { expect, it } from 'vitest'
import { ownSite } from './own-site.ts'

it.each([
  ['https://dhow.example/', ['tours.boats.example', 'boats.example'], 'https://tours.boats.example'],
  ['http://localhost:3000', ['boats.localhost'], 'http://boats.localhost:3000'],
  ['https://dhow.example', [], 'https://dhow.example'],
])('an installation at %s with a shop of the hosts %j shows it at %s', (installation, hosts, site) => {
  expect(ownSite(installation, hosts)).toBe(site)
})
