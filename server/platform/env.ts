import path from 'node:path'
import { z } from 'zod'

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    /** The origin travellers see; absent: http://localhost:PORT */
    PUBLIC_ORIGIN: z.url().optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_FOLDER: z.string().default('data'),
    /** Where the sites' build goes; absent: `dist` beside the sources. */
    DIST_FOLDER: z.string().optional(),
    MEDIA_FOLDER: z.string().optional(),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    SESSION_SECRET: z.string().min(32, 'use at least 32 characters').optional(),
    STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
    PAYMENTS_SANDBOX: z.stringbool().default(false),
    /** Loads the demo catalogue into an empty database; on by default outside production. */
    DEMO: z.stringbool().optional(),
    /** Serves the sites from their sources with hot reload: `npm run dev`. */
    DEV_SERVER: z.stringbool().default(false),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender of every message, `Name <address>`; absent: the storefront's name at its own mail address. */
    MAIL_FROM: z.string().max(200).optional(),
    /** WhatsApp Business Cloud API; both or neither. */
    WHATSAPP_TOKEN: z.string().min(1).optional(),
    WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/).optional(),
    /** Ed25519 key that tickets are signed with (PKCS #8, PEM or base64); absent: one kept in the data folder. */
    TICKET_KEY: z.string().min(40).optional(),
    /** Tiles of the maps, fetched by the visitor's browser when a map is asked for. */
    MAP_TILES_URL: z
      .string()
      .regex(/^https?:\/\/.+\{z\}.+$/, 'an address with {z}, {x} and {y}')
      .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
    /** Reverse proxies in front, for the caller's address. */
    TRUST_PROXY: z.coerce.number().int().min(0).default(0),
    DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(10),
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!env.STRIPE_SECRET_KEY !== !env.STRIPE_WEBHOOK_SECRET) {
      refuse(
        'STRIPE_WEBHOOK_SECRET',
        'set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither for the sandbox',
      )
    }
    if (!env.WHATSAPP_TOKEN !== !env.WHATSAPP_PHONE_ID) {
      refuse('WHATSAPP_PHONE_ID', 'set both WHATSAPP_TOKEN and WHATSAPP_PHONE_ID, or neither')
    }
    if (env.NODE_ENV !== 'production') {
      return
    }
    if (!env.STRIPE_SECRET_KEY && !env.PAYMENTS_SANDBOX) {
      refuse(
        'STRIPE_SECRET_KEY',
        'production takes real payments: set it, or PAYMENTS_SANDBOX=1 for a demonstration',
      )
    }
    if (!env.SESSION_SECRET) {
      refuse('SESSION_SECRET', 'production needs one of at least 32 characters')
    }
    if (!env.PUBLIC_ORIGIN) {
      refuse('PUBLIC_ORIGIN', 'production needs the address that travellers use, https://…')
    }
  })

/** What the operator said, checked; see the README's table of variables. */
export interface Env extends z.infer<typeof Environment> {
  dataFolder: string
  mediaFolder: string
}

/**
 * Reads and checks the process's environment.
 *
 * @throws Error whose message lists each wrong variable and what to write instead
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const result = Environment.safeParse(source)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These environment variables stop Dhow from starting:\n${lines.join('\n')}`)
  }
  const dataFolder = path.resolve(result.data.DATA_FOLDER)
  return {
    ...result.data,
    dataFolder,
    mediaFolder: path.resolve(result.data.MEDIA_FOLDER ?? path.join(dataFolder, 'media')),
  }
}
