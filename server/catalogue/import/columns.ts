/** Which columns a supplier's file may have, and how the text of a cell becomes the value of a field. */
import { languages } from '../../contract/primitives.ts'
import type { Refusal } from '../listings/refusal.ts'

/** How the text of a cell becomes the value of a field. */
type Kind = 'text' | 'number' | 'boolean' | 'words' | 'lines' | 'json' | 'pictures'

/** Fields that are a text, or a list of lines, in each language: the column `title.en`, `highlights.fr`. */
const localized: Readonly<Record<string, Kind>> = {
  title: 'text',
  summary: 'text',
  overview: 'text',
  address: 'text',
  highlights: 'lines',
  includes: 'lines',
  excludes: 'lines',
  knowBeforeYouGo: 'lines',
  whatToBring: 'lines',
  weatherPlan: 'text',
  dressCode: 'text',
  houseNotes: 'lines',
}

const plain: Readonly<Record<string, Kind>> = {
  externalId: 'text',
  supplier: 'text',
  supplierName: 'text',
  supplierEmail: 'text',
  slug: 'text',
  status: 'text',
  destination: 'text',
  latitude: 'number',
  longitude: 'number',
  timeZone: 'text',
  categories: 'words',
  labels: 'words',
  occasions: 'words',
  spokenLanguages: 'words',
  itinerary: 'json',
  'duration.unit': 'text',
  'duration.minimum': 'number',
  'duration.maximum': 'number',
  'ages.minimum': 'number',
  'ages.maximum': 'number',
  openingHours: 'json',
  expiresOn: 'text',
  pickupIncluded: 'boolean',
  dropOffIncluded: 'boolean',
  tourGuide: 'boolean',
  overnight: 'boolean',
  'measures.difficulty': 'text',
  'measures.fitness': 'text',
  'measures.badWeather': 'text',
  'measures.lengthMetres': 'number',
  'measures.longestMetres': 'number',
  'measures.builtYear': 'number',
  'measures.cabins': 'number',
  'measures.skipper': 'text',
  'measures.fuelIncluded': 'boolean',
  'measures.licenceNeeded': 'boolean',
  guides: 'json',
  routeProfile: 'json',
  words: 'json',
  pickups: 'json',
  entriesOf: 'json',
  currency: 'text',
  priceBasis: 'text',
  pricePeriod: 'text',
  'periods.minimum': 'number',
  'periods.maximum': 'number',
  negotiation: 'text',
  confirmation: 'text',
  payLater: 'boolean',
  cancellation: 'json',
  extras: 'json',
  options: 'json',
  pictures: 'pictures',
  'ratingElsewhere.source': 'text',
  'ratingElsewhere.address': 'text',
  'ratingElsewhere.average': 'number',
  'ratingElsewhere.best': 'number',
  'ratingElsewhere.count': 'number',
  'ratingElsewhere.asOf': 'text',
  reviewsElsewhere: 'json',
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  ...Object.entries(plain),
  ...Object.entries(localized).flatMap(([field, kind]) =>
    languages.map((language): [string, Kind] => [`${field}.${language}`, kind]),
  ),
])

/** Every field that a column can be named after. */
export const listingColumns: readonly string[] = [...kinds.keys()]

/** What every listing needs, whatever it sells. */
const needed = ['externalId', 'supplier', 'categories', 'title.en', 'overview.en']

/** What every listing needs and these fields do not give: each row of the file would be refused for it. */
export function missingFields(given: readonly string[]): string[] {
  const known = given.includes('supplierName') ? [...given, 'supplier'] : given
  return needed.filter((field) => !known.includes(field))
}

/** Whether a column may have this name. */
export function isListingColumn(name: string): boolean {
  return kinds.has(name)
}

const words: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
}

/** One line, one item; bullets that a spreadsheet's author typed are not part of it. */
const readLines = (text: string) =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(/^\s*[-–•*]\s+/, '').trim())
    .filter(Boolean)

type Cell = { value: unknown } | { refusal: Refusal }

function readJson(refuse: (code: string, reason: string) => Cell, text: string): Cell {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return refuse('json', `not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function readCell(field: string, text: string): Cell {
  const refuse = (code: string, reason: string) => ({ refusal: { field, code, reason } })
  switch (kinds.get(field)) {
    case 'number': {
      // a coordinate has no thousands
      if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text) && !/^l(at|ong)itude$/.test(field)) {
        const [whole, rest] = text.split(',')
        return refuse('number', `"${text}" can mean ${whole}${rest} or ${whole}.${rest}: write one of these`)
      }
      // a decimal comma is what a spreadsheet writes in half of the world
      const number = /^[+-]?\d+,\d+$/.test(text) ? text.replace(',', '.') : text
      return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(number)
        ? { value: Number(number) }
        : refuse('number', `"${text}" is not a number`)
    }
    case 'boolean': {
      const value = words[text.toLowerCase()]
      return value === undefined ? refuse('boolean', `"${text}" is neither yes nor no`) : { value }
    }
    case 'words':
      return { value: text.split(/[\s,;|]+/).filter(Boolean) }
    case 'lines':
      return { value: readLines(text) }
    case 'pictures':
      // addresses have commas and semicolons in them
      if (!text.startsWith('[')) {
        return {
          value: text
            .split(/[\s|]+/)
            .filter(Boolean)
            .map((source) => ({ source })),
        }
      }
      return readJson(refuse, text)
    case 'json':
      return readJson(refuse, text)
    case 'text':
      return { value: text }
    case undefined:
      return refuse('field_unknown', `a listing has no field "${field}"`)
  }
}

/**
 * Puts cells, by the dotted path of their field, together to a listing as it would be written in JSON. Empty
 * cells are left out.
 */
export function readCells(cells: Iterable<readonly [field: string, text: string]>): {
  listing: object
  refusals: Refusal[]
} {
  const listing: Record<string, unknown> = {}
  const refusals: Refusal[] = []
  for (const [field, cell] of cells) {
    const text = cell.trim()
    if (text === '') continue
    const read = readCell(field, text)
    if ('refusal' in read) {
      refusals.push(read.refusal)
      continue
    }
    const [parent = '', child] = field.split('.')
    if (child === undefined) listing[parent] = read.value
    else listing[parent] = { ...(listing[parent] as object | undefined), [child]: read.value }
  }
  return { listing, refusals }
}
