import { describe, expect, it } from 'vitest'
import { openHost } from '../testing/factories/picture-host.ts'
import { checkHost, fetchPhotograph } from './fetch-photograph.ts'
import { isPublicAddress, publicLookup } from './public-lookup.ts'

const address = 'https://images.example.com/a.jpg?size=2'
const unreachable = { code: 'picture_unreachable', status: 502 }

describe('a picture of another host', () => {
  it('is fetched whole, by its path and query', async () => {
    const host = await openHost((_request, response) =>
      response.setHeader('content-type', 'image/png').end('bytes'),
    )
    expect((await fetchPhotograph(address, host.connection)).toString()).toBe('bytes')
    expect(host.asked).toEqual(['/a.jpg?size=2'])
  })

  it('is not fetched when one of the addresses of its host is private, whichever comes first', async () => {
    const host = await openHost((_request, response) => response.end())
    for (const inside of ['10.0.0.7', '169.254.169.254', 'fd00::7', '::ffff:127.0.0.1']) {
      const found = ['203.0.114.9', inside].map((each) => ({
        address: each,
        family: each.includes(':') ? 6 : 4,
      }))
      for (const answers of [found, found.toReversed()]) {
        const lookup = publicLookup(() => Promise.resolve(answers))
        await expect(fetchPhotograph(address, { ...host.connection, lookup })).rejects.toMatchObject(
          unreachable,
        )
      }
    }
    expect(host.asked).toEqual([])
  })

  it('is fetched from the address that was checked: the name server is asked once', async () => {
    const host = await openHost((_request, response) =>
      response.setHeader('content-type', 'image/png').end('bytes'),
    )
    let asked = 0
    // the second answer would lead elsewhere, as when a name is rebound
    const resolve = () => {
      asked += 1
      return Promise.resolve([{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
    }
    const lookup = publicLookup(resolve, (each) => each === '127.0.0.1')
    await fetchPhotograph(address, { ...host.connection, lookup })
    expect(asked).toBe(1)
    expect(host.asked).toHaveLength(1)
  })

  it.each([
    ['sends elsewhere', 302, { location: 'https://localhost/secret' }, ''],
    ['has none', 404, { 'content-type': 'image/png' }, ''],
    ['answers with a page', 200, { 'content-type': 'text/html' }, '<html>'],
  ])('is unreachable when the host %s', async (_what, status, headers, body) => {
    const host = await openHost((_request, response) => response.writeHead(status, headers).end(body))
    await expect(fetchPhotograph(address, host.connection)).rejects.toMatchObject(unreachable)
    expect(host.asked).toHaveLength(1)
  })

  it('is given up when it is larger than 40 MB, without waiting for its end', async () => {
    const host = await openHost((_request, response) => {
      response.setHeader('content-type', 'image/png')
      const send = () => {
        while (!response.destroyed) if (!response.write(Buffer.alloc(1_000_000))) break
      }
      response.on('drain', send)
      send()
    })
    await expect(fetchPhotograph(address, host.connection)).rejects.toMatchObject(unreachable)
  })

  it.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
  ])('is refused from the address %s, even when it is listed', (url) => {
    expect(() => checkHost(url, [new URL(url).hostname])).toThrow('not allowed')
  })
})

describe('an address', () => {
  it.each(['203.0.114.9', '8.8.8.8', '2606:4700::1111'])('%s is of the public internet', (each) => {
    expect(isPublicAddress(each)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd12::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    'nonsense',
    '',
  ])('%s is not', (each) => {
    expect(isPublicAddress(each)).toBe(false)
  })
})
