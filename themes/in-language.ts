import type { Theme } from './theme.ts'

/**
 * Faces that stand before a look's own in one language. What is drawn with them is limited by their ranges in
 * `themes/faces/other-scripts`: Rubik draws Hebrew alone, Vazirmatn Arabic letters, of which several looks lack the
 * Persian ones, and Schwa the one letter of Azerbaijani that most Latin faces do not have.
 */
const facesBefore: Readonly<Record<string, string>> = {
  he: "'Rubik Variable', 'Hebrew Stand-in'",
  fa: "'Vazirmatn Variable', 'Persian Stand-in'",
}
/** Faces after the look's first one. */
const facesAfter: Readonly<Record<string, string>> = {
  az: "'Schwa'",
  // a Chinese face weighs megabytes: each system has a good one
  zh: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'",
}

/** The theme with faces for the letters of a language. A look that is drawn with the system's faces has them all. */
export function inLanguage(theme: Theme, language: string): Theme {
  const before = facesBefore[language]
  const after = facesAfter[language]
  if (theme.faces === 'system' || (before ?? after) === undefined) return theme
  const list = (faces: string) => {
    const [first = '', ...others] = faces.split(', ')
    return [before, first, after, ...others].filter((face) => face !== undefined).join(', ')
  }
  const { display, text } = theme.font
  return { ...theme, font: { ...theme.font, display: list(display), text: list(text) } }
}

/** The same for a sheet that pages of every language share. */
export function languageFacesCss(theme: Theme, selector: string): string {
  return Object.keys({ ...facesBefore, ...facesAfter })
    .map((language) => {
      const { display, text } = inLanguage(theme, language).font
      return `${selector}:lang(${language}){--dhow-font-display:${display};--dhow-font-text:${text}}`
    })
    .join('')
}
