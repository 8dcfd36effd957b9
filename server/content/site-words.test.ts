import { describe, expect, it } from 'vitest'
import { languages } from '../contract/primitives.ts'
import type { Contact } from '../contract/storefronts.ts'
import { readArticle, readQuestions } from './read-content.ts'
import { FrontMatter, readText } from './read-text.ts'
import { conditions, keepLines, wordsOfSite } from './site-words.ts'

const named = { name: 'Harbour Days', contact: {} }
const silent = wordsOfSite(named, { priced: false })
const ways: Contact = { phone: '+971 4 330 0000', whatsapp: '+971 50 000 0100', email: 'a@b.example' }

/** Everything that a shop's written pages say in a language. */
async function allOf(language: (typeof languages)[number], site = silent): Promise<string> {
  const pages = await Promise.all(
    ['about', 'privacy-policy', 'terms-and-conditions'].map((name) => readArticle(language, name, { site })),
  )
  return JSON.stringify([pages, await readQuestions(language, { tells: () => false, site })])
}

describe('the written pages of a shop that states nothing', () => {
  it.each(languages)('name neither the product nor its demo in "%s"', async (language) => {
    const said = await allOf(language)
    expect(said).not.toMatch(/Dhow|\{\{/)
    expect(said).not.toMatch(/24|٢٤|۲۴|contact-us/)
    expect(said).toContain('Harbour Days')
  })

  it.each(languages)('say in "%s" that the operator has still to write them', async (language) => {
    const told = await readText(FrontMatter, language, 'unwritten')
    for (const name of ['about', 'privacy-policy', 'terms-and-conditions']) {
      const article = await readArticle(language, name, { site: silent })
      expect(article).toMatchObject({ path: `/${name}`, unwritten: true })
      expect(article?.html).toContain(told?.markdown.trim())
      expect(article?.summary).toBeUndefined()
    }
  })

  it('tell no story of the demo', async () => {
    expect(await readArticle('en', 'blog/istanbul-by-ferry', { site: silent })).toBeUndefined()
  })
})

it('a shop with prices tells how it sells under its own name', async () => {
  const about = await readArticle('en', 'about', { site: wordsOfSite(named, { priced: true }) })
  expect(about?.title).toBe('About Harbour Days')
  expect(about?.html).toContain('Harbour Days is a marketplace')
  expect(about?.html).not.toMatch(/demonstration|commission|clock|open-source/)
  expect(about?.unwritten).toBeUndefined()
})

describe('the page about a demo', () => {
  const about = (language: (typeof languages)[number], name: string) =>
    readArticle(language, 'about', {
      site: wordsOfSite({ name, contact: {}, demonstration: true }, { priced: true }),
    })

  it.each(languages)(
    'explains the name "Dhow" in "%s" only where it is the name of the site',
    async (language) => {
      const [own, other] = await Promise.all([about(language, 'Dhow'), about(language, 'Far Shore')])
      expect(own?.picture?.alt).toBeTruthy()
      expect(other?.picture).toBeUndefined()
      const paragraphs = (html = '') => html.split('<h2')[0]?.match(/<p>/g)?.length ?? 0
      expect([paragraphs(own?.html), paragraphs(other?.html)]).toEqual([1, 0])
    },
  )

  it.each(languages)('names the software behind a site of another name once in "%s"', async (language) => {
    const [own, other] = await Promise.all([about(language, 'Dhow'), about(language, 'Far Shore')])
    const paragraphs = (html = '') => html.match(/<p>.*?<\/p>/gs) ?? []
    const naming = paragraphs(other?.html).filter((text) => text.includes('Dhow'))
    expect(naming).toHaveLength(1)
    expect(naming[0]).toContain('Far Shore')
    // what is more is the name
    expect(paragraphs(own?.html)).toHaveLength(paragraphs(other?.html).length + 1)
  })
})

it.each(languages)('says "around the clock" in "%s" only where that is stated', async (language) => {
  const [reached, always] = await Promise.all([
    allOf(
      language,
      wordsOfSite({ ...named, contact: { email: 'a@b.example', allHours: true } }, { priced: false }),
    ),
    allOf(language, wordsOfSite({ ...named, contact: { ...ways, allHours: true } }, { priced: false })),
  ])
  expect(reached).toContain('contact-us')
  expect(reached).not.toMatch(/24|۲۴|rund um/)
  expect(always).toMatch(/24|۲۴|rund um/)
})

it.each(languages)('promises in "%s" free cancellation of no experience by itself', async (language) => {
  // the answer has no figure, and is the demo's as well
  const [ours, demo] = await Promise.all([allOf(language), readQuestions(language)])
  const answer = demo[7]?.html.split('</p>')[0] ?? ''
  expect(ours).toContain(JSON.stringify(answer).slice(1, -1))
  expect(answer).not.toMatch(
    /^<p>(Most|La plupart|La mayoría|La maggior|A maioria|Die meisten|Почти всё|大多数)/,
  )
})

it('leaves out a line, a section, or a heading of which nothing is left', () => {
  const text = [
    'Intro {{if priced}}',
    '',
    '## One {{if priced}}',
    '',
    'a',
    '',
    '## Two',
    '',
    'b {{if priced}}',
    '',
    '## Three',
    '',
    'c',
    '',
  ].join('\n')
  expect(keepLines(text, silent).trim()).toBe('## Three\n\nc')
  expect(keepLines(text, wordsOfSite(named, { priced: true }))).toContain('## One\n\na')
})

it('knows every condition that the texts write', async () => {
  for (const name of ['about', 'faq', 'supplier/about']) {
    const asked: string[] = []
    for (const language of languages) {
      await readText(FrontMatter, language, name, {
        words: {},
        holds: (condition) => asked.push(condition) > 0,
      })
    }
    expect(asked.length).toBeGreaterThan(0)
    expect(
      [...new Set(asked)].filter((condition) => !conditions.some((known) => known === condition)),
    ).toEqual([])
  }
})
