import { basename } from 'node:path'
import { defaultTheme } from '../../../themes/default.ts'
import { themeCss } from '../../../themes/theme-css.ts'
import type { HouseRule, Place } from './house-rule.ts'
import { type Declaration, declarationsOf, preludesOf } from './style-sheet.ts'

const maximumLines = 300

/** The ground that every component stands on: its classes belong to all of them. */
const foundation = 'widget/ui/foundation.css'

/** `10vw`, `1.5dvh`, `2rem`: lengths that the host page decides. */
const hostLength = /(?:^|[^\w#-])-?\d*\.?\d+(rem|[dsl]?v(?:w|h|i|b|min|max))\b/i

const physicalProperty =
  /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius|left|right)$/
const sidedProperty = /^(text-align|float|clear)$/
const fourSided = /^(margin|padding|inset|scroll-(margin|padding))$/

/** What is made from a theme's own colour follows it. */
const colourFunction = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from var\()/i
const hexColour = /#[0-9a-f]{3,8}\b/i
const colourProperty = /color|background|fill|stroke|border|outline|shadow|accent|caret|^--/
const namedColour =
  /(?:^|[\s,(])(white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|aqua|cyan|magenta|maroon|olive|lime|tomato|coral|salmon|crimson|indigo|violet|ivory|beige|tan|(?:dark|light|medium|pale|deep|hot)[a-z]+)(?=$|[\s,)])/i

/** Properties whose numbers a theme decides, with what a number looks like there. `em` follows a token by itself. */
const measures: readonly { property: RegExp; raw: RegExp }[] = [
  { property: /^font-size$/, raw: /\d(px|%)/ },
  { property: /^font-weight$/, raw: /^\d|^bold/ },
  { property: /^font$/, raw: /^\d|(?<!\/\s*)(?<![\d.])\d+(px|%)/ },
  { property: /^line-height$/, raw: /^[\d.]+$/ },
  { property: /^letter-spacing$/, raw: /\d/ },
  {
    property: /^(margin|padding|gap|row-gap|column-gap|border-spacing)/,
    raw: /(?<![\w.])(?!0px)1?\d?\d(\.\d+)?px/,
  },
  { property: /^border.*-radius$/, raw: /\dpx/ },
  { property: /^(border|outline)(?!.*(radius|offset))/, raw: /\dpx/ },
  { property: /^box-shadow$/, raw: /\dpx/ },
  { property: /^(transition|animation)/, raw: /\dm?s\b|\bease-out\b/ },
]

/** Names of the tokens that every theme declares, and the one that `foundation.css` sets for joined scripts. */
const knownTokens: ReadonlySet<string> = new Set([
  ...[...themeCss(defaultTheme, ':root').matchAll(/--dhow-([\w-]+):/g)].map(([, name = '']) => name),
  'script-leading',
])

/** The rules for plain style sheets. */
export const cssRules: HouseRule[] = [
  {
    name: 'widget-sizes-are-its-own',
    why: 'rem and viewport units belong to the host page: a page with html { font-size: 62.5% } would shrink the widget.',
    find: (tree) =>
      placesOf(declarationsOf(tree, 'widget/'), ({ value }) => hostLength.test(withoutReferences(value))),
  },
  {
    name: 'widget-asks-its-container',
    why: 'The widget may stand in a narrow column of a wide page: container queries see the column, media queries the page.',
    find: (tree) =>
      preludesOf(tree, 'widget/')
        .filter(({ text }) => /^@media[^{]*\b(width|height|orientation|aspect-ratio)\b/.test(text))
        .map(({ path, line, text }) => ({ path, line, message: text })),
  },
  {
    name: 'css-has-no-left-and-right',
    why: 'Logical properties turn round by themselves in Arabic, Hebrew and Persian; left and right do not.',
    find: (tree) => placesOf(declarationsOf(tree, 'widget/', 'storefront/', 'themes/'), isPhysical),
  },
  {
    name: 'colours-live-in-themes',
    why: 'A colour written into a component cannot be changed by a theme, a dark scheme or a host page.',
    find: (tree) => placesOf(declarationsOf(tree, 'widget/', 'storefront/'), hasRawColour),
  },
  {
    name: 'measures-live-in-themes',
    why: 'A size of type, a weight, a gap, a corner, a line, a shadow or a duration that is written as a number is the same in every theme: name a token (themes/theme.ts).',
    find: (tree) => placesOf(declarationsOf(tree, 'widget/', 'storefront/'), hasRawMeasure),
  },
  {
    name: 'tokens-exist',
    why: 'A token that no theme declares is nothing: the browser drops the declaration without a word.',
    find: (tree) =>
      placesOf(declarationsOf(tree, 'widget/', 'storefront/', 'server/'), ({ value }) =>
        [...value.matchAll(/var\(\s*--dhow-([\w-]+)/g)].some(([, name = '']) => !knownTokens.has(name)),
      ),
  },
  {
    name: 'classes-carry-their-component',
    why: 'A class that begins with its file’s name is found by searching for it, and cannot meet another component’s.',
    find: (tree) =>
      preludesOf(tree, 'widget/', 'storefront/').flatMap(({ path, line, text }) =>
        text.startsWith('@')
          ? []
          : foreignClasses(path, text).map((name) => ({ path, line, message: `.${name}` })),
      ),
  },
  {
    name: 'style-sheets-are-short',
    why: 'A sheet of more than 300 lines belongs to more than one component.',
    find: (tree) =>
      [...tree.files.values()]
        .filter(({ path, text }) => path.endsWith('.css') && text.split('\n').length > maximumLines + 1)
        .map(({ path, text }) => ({ path, line: 1, message: `${text.split('\n').length - 1} lines` })),
  },
]

function placesOf(declarations: Declaration[], isWrong: (declaration: Declaration) => boolean): Place[] {
  return declarations
    .filter(isWrong)
    .map(({ path, line, property, value }) => ({ path, line, message: `${property}: ${value}` }))
}

/** Nought is nothing in every theme; under reduced motion nothing moves, whatever the theme. */
function hasRawMeasure({ property, value, inFace }: Declaration): boolean {
  if (inFace || value.endsWith('!important')) return false
  const written = withoutReferences(value)
  return measures.some((measure) => measure.property.test(property) && measure.raw.test(written))
}

function isPhysical({ property, value }: Declaration): boolean {
  if (physicalProperty.test(property)) return true
  if (sidedProperty.test(property)) return /\b(left|right)\b/.test(value)
  if (!fourSided.test(property)) return false
  const sides = value.replace(/\([^()]*\)/g, '()').split(/\s+/)
  return sides.length === 4 && value.split(/\s+(?![^(]*\))/)[1] !== value.split(/\s+(?![^(]*\))/)[3]
}

function hasRawColour({ property, value }: Declaration): boolean {
  const written = withoutReferences(value)
  return (
    hexColour.test(written) ||
    colourFunction.test(written) ||
    (colourProperty.test(property) && namedColour.test(written))
  )
}

/** The value without `var(--token)` and `url(…)`: a token may be called --white, a picture may be called red.svg. */
function withoutReferences(value: string): string {
  return value
    .replace(/url\([^)]*\)/gi, '')
    .replace(/--[\w-]+/g, '')
    .replace(/"[^"]*"|'[^']*'/g, '')
}

function foreignClasses(path: string, selector: string): string[] {
  if (path === foundation) return []
  const component = basename(path, '.css')
  return [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)]
    .map((match) => match[1] ?? '')
    .filter(
      (name) =>
        name !== component && !name.startsWith(`${component}__`) && !name.startsWith(`${component}--`),
    )
    .filter((name) => !(name.startsWith('leaflet-') && path.startsWith('widget/ui/')))
}
