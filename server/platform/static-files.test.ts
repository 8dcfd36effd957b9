import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { secureReplies, securityHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

const script = 'export const words = "dunes"\n'.repeat(20)
const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-static-'))
writeFileSync(path.join(folder, 'a.js'), script)
writeFileSync(path.join(folder, 'a.js.br'), brotliCompressSync(script))

const app = express()
app.use(secureReplies(securityHeaders()))
app.use('/kept', staticFiles(folder, { immutable: true, maxAge: '1y' }))
app.use('/asked', staticFiles(folder, { maxAge: '1h' }))

/** As a line of HTTP/1.1 is written. */
const bytesOf = (headers: object) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)

it('sends a file that never changes with few headers, and with those that it needs', async () => {
  const { headers, text } = await request(app).get('/kept/a.js').set('accept-encoding', 'br').expect(200)
  expect(text).toBe(script)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
    vary: 'accept-encoding',
  })
  expect(bytesOf(headers)).toBeLessThan(400)
})

it('answers who has a file that may change with 304', async () => {
  const first = await request(app).get('/asked/a.js').expect(200)
  await request(app)
    .get('/asked/a.js')
    .set('if-none-match', first.headers['etag'] ?? '')
    .expect(304)
})
