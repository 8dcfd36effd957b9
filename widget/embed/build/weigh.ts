import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a view is made of: the chunks without which it cannot be used, and the texts that it speaks. */
interface View {
  name: string
  /** Most that it may weigh with its English texts, in kilobytes; first views alone have a limit. */
  limit?: number
  chunks: readonly string[]
  texts: readonly string[]
}

const always = ['common', 'embed']

/** Every view of the widget. What opens later, a dialog or a map, comes when it is opened. */
const views: readonly View[] = [
  { name: 'search', limit: 40, chunks: ['search-screen'], texts: ['search', 'experience'] },
  { name: 'listing', limit: 40, chunks: ['listing-screen'], texts: ['search', 'experience'] },
  {
    name: 'experience',
    limit: 50,
    chunks: ['experience-screen', 'booking'],
    texts: ['experience', 'detail', 'availability', 'lines'],
  },
  {
    name: 'availability',
    limit: 46,
    chunks: ['availability-screen', 'booking'],
    texts: ['experience', 'availability', 'lines'],
  },
  { name: 'button', chunks: [], texts: [] },
  { name: 'cart', chunks: ['cart-screen', 'dialog-frame'], texts: ['cart', 'lines', 'experience'] },
  { name: 'checkout', chunks: ['checkout-screen'], texts: ['checkout', 'lines', 'account'] },
  { name: 'invoices', chunks: ['invoices-screen'], texts: ['orders', 'lines', 'account'] },
]

/** When a view can be used by a traveller who has nothing of it yet, in seconds at most: over 150 ms and over 562 ms. */
export const usableWithin = {
  button: [2, 5],
  cart: [2, 5],
  search: [2.5, 5],
  listing: [2.5, 5],
  availability: [2.5, 5],
  experience: [3, 5],
} as const

/** What comparable products weigh, compressed, and how they stand in the page. */
export const peers: readonly [name: string, weight: string, how: string][] = [
  ['Cal.com', '14.8 kB loader + over 115 kB', 'iframe'],
  ['Shopify Buy Button', '49.7 kB', 'iframes'],
  ['pretix', 'about 53 kB', 'light DOM, then an iframe'],
  ['nuitee', '31 kB', 'light DOM'],
  ['dayschedule', '230 kB', 'iframe'],
]

/** Most that the loader may weigh, in kilobytes. */
export const loaderLimit = 2.56

/** A weight in kilobytes after brotli at its best, as the product serves it to browsers that accept it. */
export interface Weight {
  name: string
  /** Scripts and styles, the loader included. */
  code: number
  /** The texts of one language. */
  texts: number
  limit?: number
}

/** How many bytes of a file go over the wire. */
export type WeighFile = (file: string) => number

/**
 * Weighs a build of the widget: the loader first, then each view with everything before it and the texts of a language. What a
 * file weighs is what it has in brotli, unless somebody knows better.
 */
export function weighWidget(
  folder: string,
  weightOf: WeighFile = (file) => brotliCompressSync(readFileSync(path.join(folder, file))).length,
  language = 'en',
): Weight[] {
  const texts = textsFolder(folder)
  const loader = weightOf('v1.js')
  return [
    { name: 'loader', code: kilobytes(loader), texts: 0, limit: loaderLimit },
    ...views.map((view) => ({
      name: view.name,
      code: kilobytes(sum([loader, ...filesOf(folder, ['base', ...view.chunks]).map(weightOf)])),
      texts: kilobytes(
        sum([...always, ...view.texts].map((name) => weightOf(`assets/${texts}/${language}/${name}.js`))),
      ),
      limit: view.limit,
    })),
  ]
}

/** The folder below `assets` that has the texts, `texts-1a2b3c4d`. */
export function textsFolder(folder: string): string {
  return readdirSync(path.join(folder, 'assets')).find((name) => name.startsWith('texts-')) ?? ''
}

/** These chunks and everything that they import; what is imported when it is wanted is not counted. */
export function filesOf(folder: string, chunks: readonly string[]): string[] {
  const wanted = chunks.map((name) => fileOf(folder, name))
  for (const file of wanted) {
    const code = readFileSync(path.join(folder, file), 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      if (!wanted.includes(`assets/${imported}`)) wanted.push(`assets/${imported}`)
    }
  }
  return wanted
}

/** The file of a chunk by its name. File names are hashes, so the build writes `chunks.json`. */
export function fileOf(folder: string, name: string): string {
  const files = JSON.parse(readFileSync(path.join(folder, 'chunks.json'), 'utf8')) as Record<string, string>
  const found = files[name]
  if (!found) throw new Error(`the widget has no chunk ${name}`)
  return found
}

/** To the ten bytes. */
function kilobytes(bytes: number): number {
  return Math.round(bytes / 10) / 100
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
