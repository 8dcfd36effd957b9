import path from 'node:path'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentWidget } from './development-widget.routes.ts'
import type { DevelopmentWidget } from './development-widget.routes.ts'

let widget: DevelopmentWidget
beforeAll(() => {
  widget = developmentWidget(path.join(import.meta.dirname, '../..'), (_req, res) => {
    res.send('what comes after')
  })
})
afterAll(() => widget.close())

test('the widget is built when its tag is asked for, and open to other sites', async () => {
  const app = express().use(widget.routes)
  const tag = await request(app).get('/widget/v1.js').expect(200)
  expect(tag.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
  const [entry = ''] = /assets\/create-widgets-[\w-]+\.js/.exec(tag.text) ?? []
  await request(app).get(`/widget/${entry}`).expect(200)
  expect((await request(app).get('/')).text).toBe('what comes after')
  const hashes = await request(app).get('/widget/integrity.json').expect(200)
  expect(hashes.body).toHaveProperty(['v1.js'], expect.stringMatching(/^sha384-/))
}, 60_000)
