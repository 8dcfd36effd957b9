import { expect, it } from 'vitest'
import { mendedDirective } from './mended-directive.ts'

const origin = 'https://dhow.example'

it.each([
  ['img-src', "default-src 'none'; img-src 'self' data:", "img-src 'self' data: https://dhow.example"],
  // what the page says of everything is what it says of this
  ['font-src', "default-src 'self'; img-src data:", "font-src 'self' https://dhow.example"],
  ['connect-src', "default-src 'none'", 'connect-src https://dhow.example'],
  ['connect-src', '', 'connect-src https://dhow.example'],
  ['trusted-types', "require-trusted-types-for 'script'; trusted-types shop", 'trusted-types shop dhow'],
])('%s of a page with “%s” becomes “%s”', (directive, policy, mended) => {
  expect(mendedDirective(directive, policy, origin)).toBe(mended)
})
