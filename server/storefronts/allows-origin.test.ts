import { expect, test } from 'vitest'
import { allowsOrigin } from './allows-origin.ts'

const origins = ['https://shop.example', 'http://localhost:*']

test.each(['https://shop.example', 'http://localhost:4400', 'http://localhost'])(
  '%s is allowed',
  (origin) => {
    expect(allowsOrigin(origins, origin)).toBe(true)
  },
)

test.each([
  'http://shop.example',
  'https://shop.example:8443',
  'https://shop.example.evil.example',
  'https://localhost:4400',
  'http://localhost.evil.example:4400',
  'http://evil-localhost:4400',
  'null',
  '',
])('%j is not', (origin) => {
  expect(allowsOrigin(origins, origin)).toBe(false)
})
