/** How a message about an order is sent by WhatsApp, and whether this installation does. */
import type { Env } from '../platform/env.ts'

/** A message by messaging app: an approved template of the business with its words. */
export interface AppMessage {
  phone: string
  template: string
  language: string
  words: readonly string[]
}

/** Sends a message; throws when it could not: send it again. */
export type AppSender = (message: AppMessage) => Promise<void>

/** What the app calls a language in another way than we do. */
const codes: Readonly<Record<string, string>> = { pt: 'pt_PT', zh: 'zh_CN' }

const apiVersion = 'v23.0'
const timeoutMs = 10_000

type AppEnv = Pick<Env, 'WHATSAPP_TOKEN' | 'WHATSAPP_PHONE_ID'>

/** Whether this installation sends what it mails about an order by messaging app as well. */
export function sendsByApp({ WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: sender }: AppEnv): boolean {
  return Boolean(token && sender)
}

/** WhatsApp Business Cloud API; undefined where no token is set. */
export function createWhatsAppSender(
  { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: sender }: AppEnv,
  request: typeof fetch = fetch,
): AppSender | undefined {
  if (!token || !sender) return undefined
  return async ({ phone, template, language, words }) => {
    const reply = await request(`https://graph.facebook.com/${apiVersion}/${sender}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: phone.replaceAll(/\D/g, ''),
        type: 'template',
        template: {
          name: template,
          language: { code: codes[language] ?? language },
          components: [{ type: 'body', parameters: words.map((text) => ({ type: 'text', text })) }],
        },
      }),
    })
    if (!reply.ok) throw new Error(`the messaging app refused "${template}" with ${reply.status}`)
  }
}
