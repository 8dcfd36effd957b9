import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '../platform/env.ts'

const Manifest = z.object({
  madeAt: z.string(),
  /** Files of the embedded cluster, or a dump of a database at DATABASE_URL. */
  database: z.enum(['cluster', 'dump']),
  /** Major version of the embedded PostgreSQL: its files fit no other. */
  postgres: z.string().optional(),
  architecture: z.string(),
  /** Names the newest SESSION_SECRET without telling it; null: the secrets are in the backup. */
  secret: z.string().nullable(),
})

/** What a backup says of itself, beside its files. */
export type Manifest = z.infer<typeof Manifest>

const fileName = 'manifest.json'

/** Writes it last: a folder without one is no backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** @throws Error when the folder is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(path.join(folder, fileName), 'utf8')))
  } catch (error) {
    throw new Error(`${folder} is no backup: it has no ${fileName}, or one that cannot be read.`, {
      cause: error,
    })
  }
}

/** Names the secret that seals keys and signs links, so that a restore can say that it has another. */
export function nameOfSecret({ SESSION_SECRET: secrets }: Pick<Env, 'SESSION_SECRET'>): string | null {
  return secrets
    ? createHash('sha256').update(`dhow backup ${secrets[0]}`).digest('base64url').slice(0, 12)
    : null
}
