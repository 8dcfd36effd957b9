import type { Server } from 'node:http'
import type { Express } from 'express'
import request from 'supertest'
import { expect } from 'vitest'
import { z } from 'zod'
import { accountJobs } from '../../accounts/accounts.jobs.ts'
import type { Deps } from '../../platform/deps.ts'

/** What a letter to an account says that a test looks at. */
const Email = z.object({ kind: z.string(), about: z.object({ to: z.string(), link: z.string() }) })
export type Email = z.infer<typeof Email>

/** A new password. */
export const password = 'a good long password'

/** Writes the mails that were asked for, and tells which letters they made. */
export async function writeAccountMails(deps: Deps): Promise<Email[]> {
  const { db } = deps
  const before = await db<{ id: string }>('messages').select('id')
  const { rows } = await db.raw<{ rows: { id: string; payload: unknown }[] }>(
    `select j.id, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'account-mail' order by j.id`,
  )
  for (const { id, payload } of rows) {
    await accountJobs(deps)['account-mail']?.(payload, { attempt: 1 })
    await db.raw(`select graphile_worker.complete_jobs(array[?]::bigint[])`, [id])
  }
  const letters = await db('messages')
    .select('kind', 'about')
    .whereNotIn(
      'id',
      before.map(({ id }) => id),
    )
  return z.array(Email).parse(letters)
}

/** The token in a letter's link. */
export function tokenOf({ about }: Email): string {
  return new URL(about.link, 'https://shop.example').searchParams.get('token') ?? ''
}

/** A write as our own page sends it. */
export function send(
  api: Express | Server,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  return request(api)
    .post(`/api/v1/account/${path}`)
    .set({ 'sec-fetch-site': 'same-origin', ...headers })
    .send(body)
}

/** The cookie of a reply that begins a session. */
export function cookieOf(reply: request.Response): string {
  const [cookie = ''] = z.array(z.string()).parse(reply.headers['set-cookie'] ?? [])
  return cookie.split(';')[0] ?? ''
}

/** Signs up, follows the mail, logs in; answers the cookie of the session. */
export async function openAccount(api: Express, deps: Deps, email: string): Promise<string> {
  await send(api, 'sign-up', { email, password }).expect(200)
  const letters = await writeAccountMails(deps)
  const letter = letters.find(({ about }) => about.to === email)
  if (!letter) throw new Error(`nothing was written to ${email}`)
  const reply = await send(api, 'log-in', { email, password, token: tokenOf(letter) }).expect(200)
  expect(reply.body).toEqual({ outcome: 'logged-in', account: { email } })
  return cookieOf(reply)
}
