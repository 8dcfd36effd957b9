import { expect, test } from 'vitest'
import { judge } from './guard.ts'

const here = new URL('https://shop.example/cart')

test.for(['/checkout', '?page=2', 'https://shop.example/faq'])('%s is a page of ours', (target) => {
  expect(judge(target, here)).toMatchObject({ kind: 'page', url: { origin: here.origin } })
})

test.for(['https://evil.example/', '//evil.example', 'https://shop.example:8443/', '\\\\evil.example'])(
  '%s is another origin: refused, unless the caller allows it',
  (target) => {
    expect(judge(target, here)).toEqual({ kind: 'refuse', reason: 'external' })
    expect(judge(target, here, { external: true }).kind).toBe('leave')
  },
)

test.for([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'http://[',
])('%j has a dangerous protocol: refused, even when other origins are allowed', (target) => {
  expect(judge(target, here, { external: true })).toEqual({ kind: 'refuse', reason: 'protocol' })
})
