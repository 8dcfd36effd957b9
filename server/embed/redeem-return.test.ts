import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReturnCode } from '../orders/return-code.ts'
import { readEnv } from '../platform/env.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { redeemReturn } from './redeem-return.ts'

const env = readEnv({ NODE_ENV: 'test', SESSION_SECRET: 'a secret of this test alone and long enough' })
const clock = stopClock()
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const codeOf = (reference: string, heldUntil = clock.now()) =>
  makeReturnCode(env, { storefront: 'deira', reference, heldUntil })
const redeem = (code: string, { storefront = 'deira', key = randomUUID() } = {}) =>
  redeemReturn(
    { db: database.db, env, clock },
    { code, storefront: { id: 1, slug: storefront }, idempotencyKey: key },
  )

test('a return opens its order once', async () => {
  const code = codeOf('DH-1')
  await expect(redeem(code)).resolves.toMatchObject({ reference: 'DH-1' })
  await expect(redeem(code)).rejects.toMatchObject({ status: 409, code: 'return_used' })
})

test('a lost answer is asked for again with the key of the first time', async () => {
  const code = codeOf('DH-4')
  const key = randomUUID()
  await redeem(code, { key })
  await expect(redeem(code, { key })).resolves.toMatchObject({ reference: 'DH-4' })
  await expect(redeem(codeOf('DH-5'), { key })).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  await expect(redeem(codeOf('DH-5'))).resolves.toMatchObject({ reference: 'DH-5' })
})

test('a return is of its own storefront and order alone, and ends with its day', async () => {
  const unknown = { status: 404, code: 'return_unknown' }
  await expect(redeem(codeOf('DH-2'), { storefront: 'reef' })).rejects.toMatchObject(unknown)
  await expect(redeem(codeOf('DH-2').replace('DH-2', 'DH-3'))).rejects.toMatchObject(unknown)
  await expect(redeem('no code of ours')).rejects.toMatchObject(unknown)
  await expect(redeem(codeOf('DH-2', clock.now().subtract({ hours: 25 })))).rejects.toMatchObject(unknown)
})
