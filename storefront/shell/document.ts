/** The HTML document of a page: head, Open Graph, styles and tokens of the look, fonts, scripts, texts and payload. */
import { escapeHtml } from '../../server/contract/escape-html.ts'
import type { Cart } from '../../server/contract/carts.ts'
import type { Head, PagePayload, Shell } from '../../server/contract/pages.ts'
import { withAccent } from '../../themes/accent.ts'
import { hasHeadingFace, headingFaceCss } from '../../themes/heading-face.ts'
import { inLanguage } from '../../themes/in-language.ts'
import { themes } from '../../themes/registry.ts'
import { themeCss } from '../../themes/theme-css.ts'
import { currencyScript } from '../navigation/currency-cookie.ts'
import { languageScript } from '../navigation/language-cookie.ts'
import { tapScript } from '../navigation/tapped-before.ts'
import { firstScreenAttribute, firstScreenEnd, firstScreenScript } from './first-screen.ts'
import { headingFaceScript } from './heading-face-script.ts'
import { previewAddress } from './show-preview.ts'

/** Files of the client build that a page needs, by address. */
export interface PageAssets {
  entry: string
  preloads: string[]
  /** With its rules where they are to stand in the document. */
  styles: { href: string; rules?: string }[]
  fonts: string[]
  /** Name of the build, for the version check. */
  build?: string
  /** Extra markup of the development server. */
  development?: (nonce: string) => string
}

/**
 * The rules of a page come with it: as files they would be one to seven requests more before anything is seen, half a
 * second each on a slow line, for 14 kB. A disabled link is not fetched, and tells the loader of chunks that its rules are
 * here.
 */
function styleLink({ href, rules }: PageAssets['styles'][number]): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}"${rules === undefined ? '' : ' disabled'}>`
}

/** JSON that cannot end its own script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** The tokens of a site's look in a language, as rules. */
export function themeRules({
  storefront,
  site,
  language,
}: Pick<Shell, 'storefront' | 'site' | 'language'>): string {
  const theme = themes[storefront.layout]
  const look = themeCss(withAccent(inLanguage(theme, language), site.accent), ':root')
  return hasHeadingFace(theme, language) ? look + headingFaceCss(theme) : look
}

/**
 * Asks for the fonts of the first screen before any text wants them, into the browser's cache. For a preloaded font Chromium
 * would wait with the first paint, up to 1.5 s: a first picture is seen half a second sooner on a slow line, and text stands
 * in the faces of the same width that are there until then.
 */
function fontScript(fonts: readonly string[]): string {
  return `${inlineJson(fonts)}.forEach(function(u){fetch(u).catch(function(){})})`
}

/** The rules that stand in a page: the look's tokens, and those of its files that come with it. */
export function pageRules(theme: string, assets: PageAssets): string {
  return theme + assets.styles.map(({ rules = '' }) => rules).join('')
}

/**
 * The app of a page as markup, its texts as JSON for a script element, which would else be eight requests, and its rules. What many
 * pages have is encoded once.
 */
export interface RenderedPage {
  /** In pieces. The links that React puts before its markup begin the first; remembered parts are encoded already. */
  html: readonly (string | Buffer)[]
  /** Previews of photographs in the pieces that are encoded. */
  previews?: readonly string[]
  texts: string | Buffer
  rules: string | Buffer
  /** The visitor's cart, if the markup shows it. */
  cart?: Cart
}

/**
 * The whole document around the rendered app, in pieces: V8 stores a text that has one letter beyond Latin 1 in two bytes a letter, and
 * a page has 170,000.
 */
export function documentOf(
  payload: PagePayload,
  rendered: RenderedPage,
  assets: PageAssets,
  nonce: string,
): (string | Buffer)[] {
  const [first = '', ...others] = rendered.html
  const lifted = liftPictures(first.toString())
  const html = [lifted.html, ...others]
  const texts = html.filter((piece) => typeof piece === 'string')
  const { shell, head } = payload
  const theme = themes[shell.storefront.layout]
  const headScripts = [
    fontScript(assets.fonts),
    ...(shell.language === 'en' && head.alternates.length > 1 ? [languageScript] : []),
    currencyScript,
    tapScript,
    firstScreenScript,
    ...(hasHeadingFace(theme, shell.language) ? [headingFaceScript(theme.display.weight)] : []),
  ]
  return [
    `<!doctype html><html lang="${shell.language}" dir="${shell.direction}" data-layout="${shell.storefront.layout}" data-currency="${shell.currency}" data-language="${shell.site.language}"${shell.site.guessCurrency ? ' data-guess-currency' : ''}${assets.build ? ` data-build="${assets.build}"` : ''}${firstScreenAttribute}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags(head, shell.storefront.name),
    firstScreenLink(texts),
    lifted.pictures,
    `<style nonce="${nonce}">`,
    rendered.rules,
    `${previewRules([...texts.flatMap(previewsOf), ...(rendered.previews ?? [])])}</style>`,
    assets.styles.map(styleLink).join(''),
    `<script nonce="${nonce}">${headScripts.join(';')}</script>`,
    assets.preloads
      .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`)
      .join(''),
    assets.development?.(nonce) ?? '',
    '</head><body><div id="app">',
    ...html,
    '</div><div id="overlays" class="dhow"></div>',
    `<script type="application/json" id="payload">${inlineJson(payload)}</script>`,
    '<script type="application/json" id="texts">',
    rendered.texts,
    '</script>',
    rendered.cart ? `<script type="application/json" id="cart">${inlineJson(rendered.cart)}</script>` : '',
    `<script type="module" nonce="${nonce}" src="${escapeHtml(assets.entry)}"></script></body></html>`,
  ]
}

/**
 * React begins its markup with a link for each picture of the first screen. In the head they are asked for before the
 * scripts, which on a slow line would be in their way.
 */
export function liftPictures(markup: string): { pictures: string; html: string } {
  const [pictures = ''] = /^(<link rel="preload" as="image"[^>]*>)*/.exec(markup) ?? []
  return { pictures, html: markup.slice(pictures.length) }
}

/**
 * A hero stands in the middle or at the bottom of its picture, so that it moves when the rest of its markup arrives.
 * Browsers parse a document in pieces of 64 KiB, and on most home pages the first one ends inside the hero.
 */
function firstScreenLink(html: readonly string[]): string {
  return html.some((piece) => piece.includes(` id="${firstScreenEnd}"`))
    ? `<link rel="expect" href="#${firstScreenEnd}" blocking="render">`
    : ''
}

/** The previews of photographs in a piece of markup. */
export function previewsOf(markup: string): string[] {
  return Array.from(markup.matchAll(/ data-preview="([\w+/=]+)"/g), ([, preview = '']) => preview)
}

/** Photographs of the first screen show a preview before any script has run; the others get theirs with the app. */
function previewRules(previews: readonly string[]): string {
  return [...new Set(previews)]
    .map(
      (preview) =>
        `img[data-preview="${preview}"]{background-image:url(${previewAddress(preview)});background-size:cover}`,
    )
    .join('')
}

function headTags(head: Head, site: string): string {
  const meta = (name: string, content: string | undefined, key = 'name') =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    head.robots === 'noindex' ? meta('robots', 'noindex') : '',
    head.canonical ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">` : '',
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...head.alternates
      .filter(({ language }) => language === 'en')
      .map(({ href }) => `<link rel="alternate" hreflang="x-default" href="${escapeHtml(href)}">`),
    head.feed ? `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(head.feed)}">` : '',
    meta('og:type', 'website', 'property'),
    meta('og:site_name', site, 'property'),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:url', head.canonical, 'property'),
    meta('og:image', head.image, 'property'),
    meta('og:image:type', 'image/jpeg', 'property'),
    meta('og:image:width', '1200', 'property'),
    meta('og:image:height', '630', 'property'),
    meta('og:image:alt', head.imageAlt ?? head.title, 'property'),
    meta('twitter:card', 'summary_large_image'),
    ...head.structuredData.map((thing) => `<script type="application/ld+json">${inlineJson(thing)}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('')
}
