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

/** The cookies of a reply that begins a session: the session's, and the device's when it was confirmed. */
export function cookieOf(reply: request.Response): string {
  const cookies = z.array(z.string()).parse(reply.headers['set-cookie'] ?? [])
  return cookies.map((cookie) => cookie.split(';')[0] ?? '').join('; ')
}

/** The code that was mailed for a request, `code-sent`, of a log-in. */
export async function codeOf({ db }: Pick<Deps, 'db'>, reply: request.Response): Promise<string> {
  const { request: id } = z.object({ outcome: z.literal('code-sent'), request: z.uuid() }).parse(reply.body)
  const row: unknown = await db('messages')
    .where({ key: `log-in-code:${id}` })
    .first('about')
  return z.object({ about: z.object({ values: z.object({ code: z.string() }) }) }).parse(row).about.values
    .code
}

/** Logs in on a device that the account has not confirmed, with the mailed code. */
export async function logInAnew(
  api: Express | Server,
  deps: Pick<Deps, 'db'>,
  email: string,
  headers: Record<string, string> = {},
): Promise<request.Response> {
  const asked = await send(api, 'log-in', { email, password }, headers).expect(200)
  const body = { request: (asked.body as { request: string }).request, code: await codeOf(deps, asked) }
  const reply = await send(api, 'log-in/code', body, headers).expect(200)
  expect(reply.body).toEqual({ outcome: 'logged-in', account: { email } })
  return reply
}

/** Logs in in a supplier's own page, with the mailed code: the token of the session, and that of the device. */
export async function logInToWidget(
  api: Express | Server,
  deps: Pick<Deps, 'db'>,
  email: string,
  headers: Record<string, string> = {},
): Promise<{ token: string; device: string }> {
  const post = (path: string, body: object) => request(api).post(`/api/v1/${path}`).set(headers).send(body)
  const asked = await post('widget-session', { email, password }).expect(200)
  const reply = await post('widget-session/code', {
    request: (asked.body as { request: string }).request,
    code: await codeOf(deps, asked),
  }).expect(200)
  return z.object({ token: z.string(), device: z.string() }).parse(reply.body)
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
