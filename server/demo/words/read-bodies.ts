import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Texts of listings by their `externalId`, in the order of `bodyTexts`. */
export type Bodies = Readonly<Record<string, readonly string[]>>

/** One folder for each language, in it one file for each file of `experiences/`. */
export const bodiesFolder = path.join(import.meta.dirname, 'bodies')

/** Languages in which bodies are written, and the cities of each, as files are named. */
export const bodyFiles: { language: string; city: string }[] = readdirSync(bodiesFolder, {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: language }) =>
    readdirSync(path.join(bodiesFolder, language)).map((file) => ({
      language,
      city: path.basename(file, '.json'),
    })),
  )

export function readBodies(language: string, city: string): Bodies {
  return JSON.parse(readFileSync(path.join(bodiesFolder, language, `${city}.json`), 'utf8')) as Bodies
}
