import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Language } from '../contract/primitives.ts'
import { readPictureSource } from '../media/picture-source.ts'
import { everyLine, keepLines } from './site-words.ts'
import type { SiteWords } from './site-words.ts'

/** The folder of the written pages, one folder for each language in it. English has every text. */
export const textsFolder = path.join(import.meta.dirname, 'texts')

/** What stands above a text, between two lines of `---`, one `key: value` a line. */
export const FrontMatter = z.strictObject({
  title: z.string().min(1).max(90),
  summary: z.string().min(1).max(300).optional(),
  /** A picture source of the catalogue, as `poster:dunes?hour=golden&seed=a&city=dubai`. */
  picture: z
    .string()
    .refine((source) => readPictureSource(source) !== undefined, 'there is no such picture')
    .optional(),
  /** What can be seen in the picture, as its alternative text. */
  pictureAlt: z.string().min(1).max(200).optional(),
  publishedOn: z.iso.date().optional(),
})

/** What stands above a story of the blog: nothing may be missing, because the list shows all of it. */
export const PostMatter = FrontMatter.required()

/** A written text before it is rendered. */
export interface Text<Matter = z.output<typeof FrontMatter>> {
  readonly matter: Matter
  readonly markdown: string
  /** The language that it is written in: English where the one asked for has no such text. */
  readonly language: Language
  /** All in which it is written. */
  readonly languages: readonly Language[]
}

const layout = /^---\n(?<matter>.*?)\n---\n(?<markdown>.*)$/s

/**
 * The text of a name in a language, else in English, else undefined. Throws when its front matter is not as `schema` wants
 * it: the texts are ours, and a test reads them all. `site`: only the lines that hold for it.
 */
export async function readText<Matter>(
  schema: z.ZodType<Matter>,
  language: Language,
  name: string,
  site: SiteWords = everyLine,
): Promise<Text<Matter> | undefined> {
  const own = await readIfThere(language, name)
  const file = own ?? (await readIfThere('en', name))
  if (file === undefined) return undefined
  const told = keepLines(file, site)
  const { matter = '', markdown = told } = layout.exec(told)?.groups ?? {}
  const parsed = schema.safeParse(Object.fromEntries(matter.split('\n').map(readPair)))
  if (!parsed.success) throw new Error(`Front matter of the text "${name}": ${z.prettifyError(parsed.error)}`)
  return {
    matter: parsed.data,
    markdown,
    language: own === undefined ? 'en' : language,
    languages: await languagesOfText(name),
  }
}

function readPair(line: string): [string, string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2).trim()]
}

async function readIfThere(language: Language, name: string): Promise<string | undefined> {
  return readFile(path.join(textsFolder, language, `${name}.md`), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
}

/** The languages in which a text was written. */
async function languagesOfText(name: string): Promise<Language[]> {
  const folders = await readdir(textsFolder)
  const found = await Promise.all(
    folders.map(async (folder) => {
      const language = Language.safeParse(folder).data
      return language && (await readIfThere(language, name)) !== undefined ? [language] : []
    }),
  )
  return found.flat()
}
