import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('the policy is opened for the tag manager alone, and only where a site has one', () => {
  const plain = contentSecurityPolicy('n')
  expect(plain).not.toMatch(/google/)
  const opened = contentSecurityPolicy('n', { tagManager: true })
  expect(opened).toContain("script-src 'self' 'nonce-n' https://www.googletagmanager.com;")
  expect(opened).toContain("frame-ancestors 'self'")
  expect(opened).not.toMatch(/unsafe|https:\/\/\*[; ]/)
})
