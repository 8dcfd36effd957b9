/** The mails that were not sent because no mail server is set up, to be read in the browser. */
import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import express from 'express'
import type { Response, Router } from 'express'
import { isLoopback } from '../platform/plain-connections.ts'
import type { Env } from '../platform/env.ts'
import { Problem } from '../platform/problem.ts'
import { escapeHtml } from '../contract/escape-html.ts'
import { outboxFolder } from './mailer.ts'

const most = 200
const names = /^[a-z-]+-[0-9a-f-]{36}\.(html|eml)$/

/**
 * Whether mails may be read in the browser: their links open orders and choose passwords. Not in production, and not at a
 * public address either, since NODE_ENV may have been forgotten there.
 */
export function showsOutbox({ NODE_ENV, PUBLIC_ORIGIN }: Pick<Env, 'NODE_ENV' | 'PUBLIC_ORIGIN'>): boolean {
  return NODE_ENV !== 'production' && (PUBLIC_ORIGIN === undefined || isLoopback(PUBLIC_ORIGIN))
}

/** The mails that were not sent, to be read while developing, where `showsOutbox`. */
export function outboxRoutes(env: Pick<Env, 'dataFolder'>): Router {
  const router = express.Router()
  const folder = outboxFolder(env)

  router.get('/outbox', async (_req, res) => {
    const rows = (await listMails(folder)).map(
      ({ name, at }) =>
        `<li><time>${at.toISOString().slice(0, 19).replace('T', ' ')}</time> <a href="/outbox/${escapeHtml(name)}.html">${escapeHtml(name)}</a> <a href="/outbox/${escapeHtml(name)}.eml">eml</a></li>`,
    )
    const list = rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : '<p>Nothing was written yet.</p>'
    show(
      res,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><body style="font:16px/1.6 system-ui,sans-serif;max-width:48em;margin:2em auto;padding:0 1em"><h1>Outbox</h1><p>No mail server is set up (SMTP_URL): messages land here.</p>${list}</body></html>`,
    )
  })

  router.get('/outbox/:name', async (req, res) => {
    const { name } = req.params
    const unknown = new Problem(404, 'mail_unknown', 'This email is not in the outbox.')
    // a name of ours and nothing else: no path leads out of the folder
    if (!names.test(name)) throw unknown
    const mail = await readFile(path.join(folder, name)).catch(() => undefined)
    if (!mail) throw unknown
    if (name.endsWith('.html')) show(res, mail.toString())
    else res.set('content-type', 'message/rfc822').send(mail)
  })

  return router
}

async function listMails(folder: string): Promise<{ name: string; at: Date }[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.html'))
  const mails = await Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.html'.length),
      at: (await stat(path.join(folder, file))).mtime,
    })),
  )
  return mails.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most)
}

/** As a mail client would: styles and pictures, nothing that runs. */
function show(res: Response, html: string): void {
  res.set({
    'content-security-policy': "default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  })
  res.type('html').send(html)
}
