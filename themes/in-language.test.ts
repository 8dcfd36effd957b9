import { expect, it } from 'vitest'
import { languages } from '../server/contract/primitives.ts'
import { layouts } from './names.ts'
import { firstFaces } from './faces.ts'
import { localeRecord } from '../locales/locale-records.ts'
import { inLanguage } from './in-language.ts'
import { themes } from './registry.ts'

it('draws Persian letters with a face that has them all, before the look’s Arabic one', () => {
  const { text } = inLanguage(themes.default, 'fa').font
  expect(text).toMatch(/^'Vazirmatn Variable', .*'Readex Pro Variable'/)
  expect(firstFaces(themes.default.faces, localeRecord('fa'))).toEqual(['vazirmatn-arabic-wght-normal'])
})

it('keeps a look’s own face first for a letter that only some faces lack', () => {
  expect(inLanguage(themes.default, 'az').font.text).toMatch(/^'Figtree Variable', 'Schwa', /)
})

it.each(languages)('loses no face of any look: %s', (language) => {
  for (const layout of layouts) {
    const theme = themes[layout]
    for (const list of ['display', 'text'] as const) {
      const faces = inLanguage(theme, language).font[list].split(', ')
      expect(faces).toEqual(expect.arrayContaining(theme.font[list].split(', ')))
      expect(new Set(faces).size).toBe(faces.length)
    }
  }
})
