/** The frame of every page that a supplier or support opens by a link: one column, no script, nothing inline. */
import type { Layout } from '../../themes/names.ts'
import type { TFunction } from 'i18next'
import type { Language, Localized } from '../contract/primitives.ts'
import type { SiteLogo } from '../contract/storefront-file.ts'
import { plateOf } from '../media/draw-logo.ts'
import { logoPath } from '../media/logo-path.ts'
import { facesSheet } from '../platform/faces/house-faces.ts'
import { html } from '../platform/text/html.ts'
import type { Html } from '../platform/text/html.ts'
import { textIn } from '../platform/text/localise.ts'
import { directionOf, runsFromRight } from '../platform/text/print-in-language.ts'
import { supplierLanguages } from './supplier-words.ts'

/** What a page is drawn with. */
export interface SupplierPageContext {
  t: TFunction
  language: Language
}

/** Something that a page tells; what there is nothing to say of is left out. */
export type SupplierFact = [label: string, value: string | null | undefined | false]

/** A page of a supplier or of support: how it stands, what that means, what there is to know, what can be answered. */
export interface SupplierPage {
  /** Of the window. */
  name: string
  /** Name of the storefront that asks; absent on the page of a link that is not valid. */
  seller?: string
  /** The look of that storefront; absent: the default one. */
  layout?: Layout
  /** Its logo, where it has one of its own; otherwise ours is beside its name. */
  logo?: { slug: string; drawn: SiteLogo | null }
  status?: string
  title: string
  means: string
  /** Why an answer could not be taken. */
  notice?: string | false
  facts?: SupplierFact[]
  forms?: Html | false
  /** Where a reader goes on from here. */
  ways?: { label: string; href: string }[]
  /** Its address says the language: there is none to choose. */
  inOneLanguage?: true
}

/** What the catalogue and people wrote, in its own direction. */
function inOwnWay(shown: string | (Html | string)[], text: string, direction: 'ltr' | 'rtl'): Html {
  return runsFromRight(text, direction) ? html`<bdi dir="rtl">${shown}</bdi>` : html`<bdi>${shown}</bdi>`
}

/** One column, no script, nothing inline. */
export function renderPage({ language }: Pick<SupplierPageContext, 'language'>, page: SupplierPage): string {
  const { name, seller, layout, logo, status, title, means, notice, facts = [], forms, ways = [] } = page
  const told = facts.filter(([, value]) => value)
  const direction = directionOf(language)
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/supplier/assets/theme.css${layout && `?layout=${layout}`}" />
        <link rel="stylesheet" href="/supplier/assets/${facesSheet}" />
        <link rel="stylesheet" href="/supplier/assets/supplier-page.css" />
      </head>
      <body class="supplier-page">
        ${
          seller &&
          html`<header class="supplier-page__head">
            <p class="supplier-page__seller">
              ${logo?.drawn ? logoOf(logo.slug, logo.drawn, seller) : mark}
              ${(!logo?.drawn || logo.drawn.withName) && html`<bdi>${seller}</bdi>`}
            </p>
          </header>`
        }
        <main class="supplier-page__main">
          ${status && html`<p class="supplier-page__chip">${status}</p>`}
          <h1 class="supplier-page__title">${inOwnWay(keepCodes(title), title, direction)}</h1>
          <p class="supplier-page__means">${means}</p>
          ${notice && html`<p class="supplier-page__notice" role="alert">${notice}</p>`}
          ${
            told.length > 0 &&
            html`<dl class="supplier-page__facts">
              ${told.map(
                ([label, value]) =>
                  html`<div>
                    <dt>${label}</dt>
                    <dd class="supplier-page__value">${value && inOwnWay(value, value, direction)}</dd>
                  </div>`,
              )}
            </dl>`
          }
          ${forms}
          ${ways.map(
            ({ label, href }, index) =>
              html`<p class="supplier-page__way">
                <a class="supplier-page__${index === 0 ? 'confirm' : 'decline'}" href="${href}">${label}</a>
              </p>`,
          )}
        </main>
        ${page.inOneLanguage ? null : languageFooter(language)}
      </body>
    </html>`.markup
}

function languageFooter(language: Language): Html {
  return html`<footer class="supplier-page__languages">
    ${supplierLanguages.map((code) =>
      code === language
        ? html`<span lang="${code}" aria-current="true">${ownName(code)}</span>`
        : html`<a href="?language=${code}" hreflang="${code}" lang="${code}">${ownName(code)}</a>`,
    )}
  </footer>`
}

function logoOf(slug: string, drawn: SiteLogo, seller: string): Html {
  const { width, height } = plateOf(drawn)
  return html`<img
    src="${logoPath(slug)}"
    width="${width}"
    height="${height}"
    alt="${drawn.withName ? '' : seller}"
  />`
}

/** A dhow under its lateen sail, as in the header of the sites. */
const mark = html`<svg class="supplier-page__mark" viewBox="0 0 44 40" aria-hidden="true" focusable="false">
  <path
    class="supplier-page__sail"
    d="M3 27.500C13 17 24.500 7.500 39 1c-4.200 8-5.600 16.500-4.600 26C24.500 23.800 13 24 3 27.500Z"
  />
  <path
    class="supplier-page__hull"
    d="M2 31c9.500 3.200 28.500 3.200 40-1.500-1.800 5-4.300 8-8.300 9.500H12.500C7.500 38 4 35.500 2 31Z"
  />
</svg>`

/** For a link that was never ours, and for one whose time is up, alike. */
export function renderClosedPage(context: SupplierPageContext): string {
  const title = context.t('closed.title')
  return renderPage(context, { name: title, title, means: context.t('closed.what') })
}

/** Yes, at a press. */
export function confirmForm(label: string, answer = 'confirm'): Html {
  return html`<form class="supplier-page__form" method="post">
    <button class="supplier-page__confirm" name="answer" value="${answer}">${label}</button>
  </form>`
}

/** No, with a reason for the traveller. */
export function declineForm(
  t: TFunction,
  {
    title,
    label,
    answer = 'decline',
    reasonMissing,
  }: { title: string; label: string; answer?: string; reasonMissing: boolean },
): Html {
  return html`<form class="supplier-page__form" method="post">
    <h2 class="supplier-page__subtitle">${title}</h2>
    <label class="supplier-page__label" for="reason">${t('reason')}</label>
    <textarea
      dir="auto"
      class="supplier-page__reason"
      id="reason"
      name="reason"
      rows="3"
      maxlength="500"
      required
      aria-invalid="${reasonMissing ? 'true' : 'false'}"
      aria-describedby="${reasonMissing ? 'reason-missing' : ''}"
    ></textarea>
    ${reasonMissing && html`<p class="supplier-page__fault" id="reason-missing">${t('reasonMissing')}</p>`}
    <button class="supplier-page__decline" name="answer" value="${answer}">${label}</button>
  </form>`
}

/** A time with the place whose clocks show it: “8:00 AM (Dubai time)”. */
export function withZone(time: string, place: Localized, { t, language }: SupplierPageContext): string {
  return t('lines:clock', { when: time, zone: t('lines:zone', { place: textIn(place, language) }) })
}

/** Codes of orders and requests: at their hyphen no line ends. */
function keepCodes(title: string): (Html | string)[] {
  return title
    .split(/((?:DH|OF)-[A-Z0-9]{6}(?:-\d+)?)/)
    .map((part, index) => (index % 2 === 1 ? html`<span class="supplier-page__code">${part}</span>` : part))
}

/** As its own speakers write it. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  // French and Spanish write it small in a sentence; here it stands alone
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
