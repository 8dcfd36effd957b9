import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { lookScreens } from '../server/testing/look-screens.ts'
import { originOfLook, serveEveryLook } from '../server/testing/look-sites.ts'
import { layoutNames } from '../themes/layout-names.ts'
import type { Layout } from '../themes/names.ts'
import { themes } from '../themes/registry.ts'
import { layouts } from '../themes/names.ts'

const mostKilobytes = 20

test.beforeAll(({ baseURL }) => serveEveryLook(baseURL))

test(`every look sends at most ${mostKilobytes} kB of styles with each page, with the tokens of one theme and the parts of one layout`, async ({
  request,
  baseURL,
}) => {
  const foreign: string[] = []
  const weights: Record<string, number> = {}
  for (const layout of layouts) {
    for (const [screen, { path }] of Object.entries(lookScreens)) {
      // the name is resolved by browsers alone
      const headers = { host: new URL(originOfLook(layout, baseURL)).host }
      const read = async (address: string) => (await request.get(address, { headers })).text()
      const html = await read(path)
      const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = '']) => rules)
      const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href)
      const linked = await Promise.all(links.map(read))
      const sheets = [...inline, ...linked]
      expect(
        sheets.join('').match(/--dhow-paper:/g),
        `${layout} ${screen}: a palette each scheme`,
      ).toHaveLength(2)
      foreign.push(...foreignParts(layout, sheets.join('\n')).map((part) => `${layout} ${screen}: ${part}`))
      weights[`${layout} ${screen}`] =
        sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, 0) / 1000
    }
  }
  const heaviest = Object.entries(weights).sort(([, one], [, other]) => other - one)
  expect(foreign).toEqual([])
  expect(heaviest.filter(([, weight]) => weight > mostKilobytes)).toEqual([])
})

/** Ends of the class names of each part that a look chooses one of; its name stands before them. */
const endings = {
  header: 'header',
  hero: 'hero',
  experienceCard: 'card',
  listing: 'listing',
  experience: 'experience',
  footer: 'footer',
} as const

/** A part that is another one with something more brings the rules of both. */
const builtOn: Partial<Record<string, string>> = { hours: 'immersive' }

/** Parts of other looks of which there is a rule. */
function foreignParts(layout: Layout, css: string): string[] {
  const structure = themes[layout].layout
  return (Object.keys(endings) as (keyof typeof endings)[]).flatMap((part) =>
    layoutNames[part]
      .filter((name) => name !== structure[part] && name !== builtOn[structure[part]])
      .map((name) => `.${name}-${endings[part]}`)
      .filter((name) => new RegExp(`\\${name}(?![a-z-])`).test(css)),
  )
}
