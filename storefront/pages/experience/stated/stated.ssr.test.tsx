import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Experience } from '../../../../server/contract/catalogue.ts'
import { buildExperience } from '../../../../widget/availability/testing/build-experience.ts'
import { buildEnvironment, inApp } from '../../../../widget/environment/testing/in-app.tsx'
import { EveningStated } from './evening-stated.tsx'
import { PeopleStated } from './people-stated.tsx'
import { RouteStated } from './route-stated.tsx'
import { RowsStated } from './rows-stated.tsx'
import { WordsStated } from './words-stated.tsx'

const stated = {
  guides: [{ name: 'Claire Aubry', languages: ['fr', 'en'], about: 'Born above a bakery.' }],
  routeProfile: [
    { kilometres: 0, altitudeMetres: 40, name: 'The gate' },
    { kilometres: 4, altitudeMetres: 220 },
    { kilometres: 6.5, altitudeMetres: 180 },
    { kilometres: 9.5, altitudeMetres: 210, name: 'The ridge' },
  ],
  weatherPlan: 'In a storm we wait.\n\nThen we go.',
  dressCode: 'Shoulders covered',
  houseNotes: ['Water first'],
  words: [{ word: 'abra', beside: { language: 'ar', word: 'عبرة' }, meaning: 'A ferry for twenty.' }],
} satisfies Partial<Experience>

const looks: readonly [string, ComponentType<{ experience: Experience }>][] = [
  ['rows', RowsStated],
  ['people', PeopleStated],
  ['route', RouteStated],
  ['evening', EveningStated],
  ['words', WordsStated],
]

async function htmlOf(
  Stated: ComponentType<{ experience: Experience }>,
  overrides: Partial<Experience>,
  language: 'en' | 'ar' = 'en',
): Promise<string> {
  const { experience } = buildExperience(overrides)
  return renderToString(
    await inApp(<Stated experience={experience} />, {
      namespaces: ['detail', 'stated'],
      environment: buildEnvironment(language === 'ar' ? { language, direction: 'rtl' } : {}),
    }),
  )
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe.each(looks)('what only some listings state, as %s', (_name, Stated) => {
  it('is shown whole, each of it once', async () => {
    const text = textOf(await htmlOf(Stated, stated))
    for (const said of [
      'Claire Aubry',
      'Born above a bakery.',
      'French',
      '210 m',
      '9.5 km',
      '220 m',
      'In a storm we wait.',
      'Then we go.',
      'Shoulders covered',
      'Water first',
      'abra',
      'A ferry for twenty.',
    ]) {
      expect(text).toContain(said)
    }
    for (const once of ['Claire Aubry', 'Then we go.', 'Shoulders covered', 'Water first', 'A ferry']) {
      expect(text.split(once)).toHaveLength(2)
    }
  })

  it('is nothing where the listing states none of it', async () => {
    expect(await htmlOf(Stated, {})).toBe('')
  })

  it.each(Object.keys(stated) as (keyof typeof stated)[])(
    'shows %s alone where it alone is stated',
    async (field) => {
      const html = await htmlOf(Stated, { [field]: stated[field] })
      expect(html.match(/<h2/g)).toHaveLength(1)
      const titles = [
        'Who takes you',
        'The route',
        'If the weather turns',
        'Dress code',
        'Notes from the house',
        'Words you will hear',
      ]
      const own = titles[Object.keys(stated).indexOf(field)]
      expect(titles.filter((title) => html.includes(title))).toEqual([own])
    },
  )

  it('marks what is in English on a page that is not', async () => {
    const inEnglish = Object.keys(stated) as Experience['inEnglish']
    const html = await htmlOf(Stated, { ...stated, inEnglish }, 'ar')
    for (const said of ['Born above', 'In a storm', 'Shoulders covered', 'Water first', 'A ferry']) {
      const before = html.slice(0, html.indexOf(said))
      const marked = before.slice(before.lastIndexOf('lang="en"'))
      // the element with the mark is still open: what stands between are whole words with marks of their own, and their rows
      expect(
        marked.replaceAll(/<(bdi|div|dt)\b[^>]*>[^<]*(?:<bdi[^>]*>[^<]*<\/bdi>)*<\/\1>/g, ''),
      ).not.toMatch(/<\/(?:bdi|div|p)>/)
    }
  })
})

describe('a route', () => {
  it('says its climb, its length and its highest point to who cannot see the line', async () => {
    const html = await htmlOf(RouteStated, { routeProfile: stated.routeProfile })
    expect(html).toContain(
      'role="img" aria-label="Route profile: climb 210 m, length 9.5 km, highest point 220 m"',
    )
  })

  it('is drawn without a style attribute, through each point that is stated', async () => {
    const html = await htmlOf(RouteStated, { routeProfile: stated.routeProfile })
    expect(html).not.toContain('style=')
    expect(html).toContain('M0 84L37.89 14L61.58 29.56L90 17.89')
    expect(html.match(/<circle/g)).toHaveLength(2)
  })

  it('begins on the other side where one reads from there', async () => {
    expect(await htmlOf(RouteStated, { routeProfile: stated.routeProfile }, 'ar')).toContain(
      'M100 84L62.11 14L38.42 29.56L10 17.89',
    )
  })

  it('may be flat', async () => {
    const flat = [0, 3].map((kilometres) => ({ kilometres, altitudeMetres: 0 }))
    const html = await htmlOf(RouteStated, { routeProfile: flat })
    expect(html).toContain('climb 0 m, length 3 km, highest point 0 m')
    expect(html).not.toContain('NaN')
  })
})

it('has the word in the other script as a word of its language', async () => {
  expect(await htmlOf(WordsStated, { words: stated.words })).toMatch(/<bdi[^>]*lang="ar"[^>]*>عبرة<\/bdi>/)
})
