import { expect, it } from 'vitest'
import { hasHeadingFace, headingFaceCss } from './heading-face.ts'
import { themes } from './registry.ts'

it("stands behind the look's own face, which draws Latin letters, and before the system's", () => {
  expect(headingFaceCss(themes.default)).toMatch(
    /^:is\(h1,h2\)\.display:not\(li \*\)\{--dhow-font-display:'Bricolage Grotesque Variable', 'Chinese Headings', 'PingFang SC', /,
  )
})

it('is for Chinese alone, and not for a look that is drawn with the faces of the system', () => {
  expect(hasHeadingFace(themes.default, 'zh')).toBe(true)
  expect(hasHeadingFace(themes.default, 'en')).toBe(false)
  const ofSystem = Object.values(themes).filter(({ faces }) => faces === 'system')
  expect(ofSystem.length).toBeGreaterThan(0)
  expect(ofSystem.filter((theme) => hasHeadingFace(theme, 'zh'))).toEqual([])
})
