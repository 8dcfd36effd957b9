import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { policyOfData, secureReplies, securityHeaders } from './security-headers.ts'

function headersOf(path: string): Map<string, string> {
  const set = new Map<string, string>()
  const res = {
    setHeaders: (headers: Map<string, string>) =>
      headers.forEach((value, name) => set.set(name.toLowerCase(), value)),
    set: (name: string, value: string) => set.set(name, value),
  }
  secureReplies(securityHeaders())(
    { path, requestId: 'r1' } as Request,
    res as unknown as Response,
    () => undefined,
  )
  return set
}

it('every reply says who may frame it, what it is, and which of a device’s powers it needs: none', () => {
  expect(Object.fromEntries(headersOf('/things-to-do-in-dubai'))).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()') as string,
    'x-request-id': 'r1',
  })
})

it('a reply of the API is data: a browser that opens it as a page runs nothing of it and frames it nowhere', () => {
  expect(headersOf('/api/v1/cart').get('content-security-policy')).toBe(policyOfData)
  expect(headersOf('/cart').has('content-security-policy')).toBe(false)
})
