import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** By the `externalId` of a listing: its translated texts by their English. */
export type Bodies = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One folder for each language, in it one file for each file of `experiences/`. */
const bodiesFolder = path.join(import.meta.dirname, 'bodies')

/** Languages in which bodies are written, and the cities of each, as files are named. */
export const bodyFiles: { language: string; city: string }[] = readdirSync(bodiesFolder).flatMap((language) =>
  readdirSync(path.join(bodiesFolder, language)).map((file) => ({
    language,
    city: path.basename(file, '.json'),
  })),
)

export function readBodies(language: string, city: string): Bodies {
  return JSON.parse(readFileSync(path.join(bodiesFolder, language, `${city}.json`), 'utf8')) as Bodies
}
