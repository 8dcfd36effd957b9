import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReturnCode } from '../orders/return-code.ts'
import { readEnv } from '../platform/env.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { redeemReturn } from './redeem-return.ts'

const env = readEnv({ NODE_ENV: 'test', SESSION_SECRET: 'a secret of this test alone, long enough' })
const clock = stopClock()
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const codeOf = (reference: string, heldUntil = clock.now()) =>
  makeReturnCode(env, { storefront: 'deira', reference, heldUntil })
const redeem = (code: string, storefront = 'deira') =>
  redeemReturn({ db: database.db, env, clock }, { code, storefront })

test('a return opens its order once', async () => {
  const code = codeOf('DH-1')
  await expect(redeem(code)).resolves.toMatchObject({ reference: 'DH-1' })
  await expect(redeem(code)).rejects.toMatchObject({ status: 409, code: 'return_used' })
})

test('a return is of its own storefront and order alone, and ends with its day', async () => {
  const unknown = { status: 404, code: 'return_unknown' }
  await expect(redeem(codeOf('DH-2'), 'reef')).rejects.toMatchObject(unknown)
  await expect(redeem(codeOf('DH-2').replace('DH-2', 'DH-3'))).rejects.toMatchObject(unknown)
  await expect(redeem('no code of ours')).rejects.toMatchObject(unknown)
  await expect(redeem(codeOf('DH-2', clock.now().subtract({ hours: 25 })))).rejects.toMatchObject(unknown)
})
