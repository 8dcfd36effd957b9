import express from 'express'
import { create } from 'fontkit'
import pino from 'pino'
import request from 'supertest'
import { expect, test } from 'vitest'
import { mostHeadingLetters } from '../../../themes/heading-face.ts'
import { answerProblems } from '../requests.ts'
import { headingFaces } from './heading-faces.routes.ts'

const app = () => {
  const served = express()
  served.use(headingFaces())
  served.use(answerProblems(pino({ level: 'silent' })))
  return served
}

const address = (letters: string, weight = '700') =>
  `/_face/zh-${weight}.woff2?letters=${encodeURIComponent(letters)}`

const inOrder = (text: string) => [...new Set(text)].sort().join('')

test('the face has the letters that were asked for and no others, in the weight of the look', async () => {
  const letters = inOrder('沙漠探险：行程与取消政策')
  const served = app()
  const [bold, thin] = await Promise.all([
    request(served).get(address(letters)).responseType('blob'),
    request(served).get(address(letters, '200')).responseType('blob'),
  ])
  expect(bold.status).toBe(200)
  expect(bold.headers['content-type']).toBe('font/woff2')
  expect(bold.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const face = create(bold.body as Buffer)
  if (!('characterSet' in face)) throw new TypeError('several faces')
  // the table of letters ends with 0xffff, which is none
  const drawn = face.characterSet.filter((letter) => letter !== 0xffff)
  expect(drawn.map((letter) => String.fromCodePoint(letter)).sort()).toEqual(Array.from(letters).sort())
  const pathOf = (body: unknown) => {
    const font = create(body as Buffer)
    if (!('glyphForCodePoint' in font)) throw new TypeError('several faces')
    return font.glyphForCodePoint(letters.codePointAt(0) ?? 0).path.toSVG()
  }
  expect(pathOf(thin.body)).not.toBe(pathOf(bold.body))
})

test.for([
  ['none', ''],
  ['Latin letters', 'abc'],
  ['letters out of their order', Array.from(inOrder('沙漠探险')).toReversed().join('')],
  ['a letter twice', '沙沙'],
  [
    'more than a face may have',
    String.fromCodePoint(...Array.from({ length: mostHeadingLetters + 1 }, (_, index) => 0x4e00 + index)),
  ],
])('%s is refused', async ([, letters = '']) => {
  const refused = await request(app()).get(address(letters))
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ code: 'invalid_letters' })
})

test('ever new letters are cut for so long only, and what was cut stays', async () => {
  const served = app()
  const nth = (index: number) => request(served).get(address(String.fromCodePoint(0x4e00 + index)))
  const first = await nth(0)
  expect(first.status).toBe(200)
  const statuses: number[] = []
  for (let index = 1; index <= 125; index++) statuses.push((await nth(index)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(119)
  expect(statuses.at(-1)).toBe(503)
  expect((await nth(0)).status).toBe(200)
})
