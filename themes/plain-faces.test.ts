import { expect, test } from 'vitest'
import { hasSerifTitles, plainFaces } from './plain-faces.ts'
import { themes } from './registry.ts'

test('a family list without typefaces of its own keeps its names and its kind', () => {
  expect(plainFaces("'Newsreader Variable', 'Amiri', 'Display Stand-in', 'Times New Roman', serif")).toBe(
    "'Newsreader','Amiri','Times New Roman',Georgia,'Times New Roman',serif",
  )
  expect(plainFaces("'Raleway Variable', 'Text Stand-in', system-ui, sans-serif")).toBe(
    "'Raleway','Segoe UI',Roboto,Helvetica,Arial,'Noto Sans',sans-serif",
  )
  expect([hasSerifTitles(themes['template-two']), hasSerifTitles(themes.default)]).toEqual([true, false])
})
