import { expect, it } from 'vitest'
import { EmailAddress } from './primitives.ts'

it.each(["mary.o'brien+dubai@example.ie", 'a&b@my--host.com', 'ivan@xn--80a1acny.xn--p1ai'])(
  'writes to %s',
  (address) => {
    expect(EmailAddress.safeParse(address).success).toBe(true)
  },
)

it.each([
  'ada',
  'ada@example',
  'a b@example.com',
  '.a@example.com',
  'a..b@example.com',
  'a@b.co\nbcc: c@d.co',
])('has no address like %j', (address) => {
  expect(EmailAddress.safeParse(address).success).toBe(false)
})
