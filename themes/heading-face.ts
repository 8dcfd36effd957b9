/**
 * Chinese headings: a page asks for a face that has the letters of its own headings alone, for the whole face is a megabyte.
 * Its other texts are drawn by the system's face.
 */
import { inLanguage } from './in-language.ts'
import type { Theme } from './theme.ts'

const headingLanguage = 'zh'

/** Name of the face in rules. */
export const headingFamily = 'Chinese Headings'

/** A page's headings, without the titles of cards, of which a list has more than 60 kB of fonts could draw. */
export const headingSelector = ':is(h1,h2).display:not(li *)'

/** Class of characters in a regular expression with the flag `u`: what the face draws, Chinese punctuation included. */
export const headingLetters = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef'

/** The most letters of one face: 160 bytes each, so that with the faces of a look a page stays below 60 kB. */
export const mostHeadingLetters = 120

/** Address of the face, without its letters. `weight`: in hundreds. */
export const headingFaceAddress = (weight: string): string => `/_face/${headingLanguage}-${weight}.woff2`

/** Whether the headings of a look have such a face in a language; a look of the system's faces has none of its own. */
export function hasHeadingFace(theme: Theme, language: string): boolean {
  return language === headingLanguage && theme.faces !== 'system'
}

/** Rules by which the headings of a look are drawn with the face, before the system's. */
export function headingFaceCss(theme: Theme): string {
  const [first = '', ...others] = inLanguage(theme, headingLanguage).font.display.split(', ')
  return `${headingSelector}{--dhow-font-display:${[first, `'${headingFamily}'`, ...others].join(', ')}}`
}
