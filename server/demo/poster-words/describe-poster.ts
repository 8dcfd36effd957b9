import type { Localized } from '../../contract/primitives.ts'
import type { Hour } from '../../media/posters/palette.ts'
import type { Subject } from '../../media/posters/poster-spec.ts'
import { cityNames } from '../words/city-names.ts'
import { ar } from './ar.ts'
import { az } from './az.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/**
 * What a poster of each subject shows in every composition, `{city}` where a city's own landmarks are drawn, and how the hour
 * of a picture is said. A change of a scene changes its sentence here, in every language.
 */
export interface PosterWords {
  readonly seen: Readonly<Record<Subject, string>>
  readonly times: Readonly<Record<Hour, string>>
}

/** Where no daylight comes in, no hour is seen. */
const indoors: ReadonlySet<Subject> = new Set([
  'aquarium',
  'banya',
  'cistern',
  'flamenco',
  'hammam',
  'metro',
  'museum',
  'painted-vault',
  'painting-gallery',
  'pastries',
  'poster-gallery',
  'reef',
  'rotunda',
  'sculpture-hall',
  'sema',
  'shared-dishes',
  'show',
  'station-museum',
  'underground-city',
])

/** What can be seen on a poster, as its alternative text. */
export function describePoster(subject: Subject, hour: Hour, city: string): Localized {
  const names: Localized = isCity(city) ? cityNames[city] : {}
  return Object.fromEntries(
    Object.entries({ en, ar, ru, tr, fr, pt, es, de, az, zh, it, he, fa }).map(
      ([language, { seen, times }]) => {
        const name = names[language as keyof Localized] ?? names.en ?? city
        const put = seen[subject].replace('{city}', name)
        const what = language === 'fr' ? elide(put) : put
        const comma = commas[language as keyof Localized] ?? ', '
        return [language, indoors.has(subject) ? what : `${what}${comma}${times[hour]}`]
      },
    ),
  )
}

/** French before a name: d’Istanbul, du Caire, au Caire. */
const elide = (text: string): string =>
  text
    .replace(/\bde (?=[AEIOUÉÎ])/g, 'd’')
    .replace(/\bde Le /g, 'du ')
    .replace(/(?<=^|\s)à Le /g, 'au ')

/** Where a language writes another comma, with the space after it. */
const commas: Localized = { ar: '، ', fa: '، ', zh: '，' }

const isCity = (slug: string): slug is keyof typeof cityNames => slug in cityNames
