/** The document around a page of the sandbox. */
import { displayOf, writeMeasure } from '../../../locales/as-printed.ts'
import { exponentOf, majorUnits } from '../../platform/money/currencies.ts'
import { fromStripeAmount } from '../stripe-amounts.ts'
import { facesSheet } from '../../platform/faces/house-faces.ts'
import { html } from '../../platform/text/html.ts'
import type { Html } from '../../platform/text/html.ts'
import { localeOf } from '../../platform/text/print-in-language.ts'
import type { PageTexts } from './page-texts.ts'

/** What every page is drawn with. */
export interface PageContext extends PageTexts {
  /** Where the pages are mounted, `/sandbox/pay`. */
  base: string
  /** The look of the shop, as its order names it; absent: the default one. */
  layout?: string
}

/** An amount as Stripe counts it, in the visitor's language: `AED 1,200.00`, `¥5,000`. */
export function formatAmount(language: string, amount: number, currency: string): string {
  const code = currency.toUpperCase()
  const digits = exponentOf(code)
  // as text: a three-decimal amount survives exactly
  const major = majorUnits(fromStripeAmount(code, amount), code) as `${number}`
  const locale = localeOf(language)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: displayOf(code),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return writeMeasure(format.format(major), locale)
}

/** Served by the pages' own route, in the order of the cascade. */
export const styleSheets = ['payment-page.css', 'payment-summary.css', 'payment-notice.css'] as const

function themeOf({ base, layout }: PageContext): string {
  const query = layout ? `?${new URLSearchParams({ layout })}` : ''
  return `${base}/assets/theme.css${query}`
}

/** The document around a page. Nothing inline: it runs under `default-src 'none'`. */
export function renderFrame(page: PageContext, title: string, header: Html, main: Html): string {
  return html`<!doctype html>
    <html lang="${page.language}" dir="${page.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${themeOf(page)}" />
        <link rel="stylesheet" href="${page.base}/assets/${facesSheet}" />
        ${styleSheets.map((name) => html`<link rel="stylesheet" href="${page.base}/assets/${name}" />`)}
      </head>
      <body class="payment-page">
        <div class="payment-page__columns">${header} ${main}</div>
      </body>
    </html>`.markup
}

/** A dhow before the sun: flat shapes whose colours are the theme's. */
export const picture: Html = html`<svg
  class="payment-summary__picture"
  viewBox="0 0 480 200"
  preserveAspectRatio="xMidYMax slice"
  aria-hidden="true"
  focusable="false"
>
  <circle class="payment-summary__sun" cx="318" cy="118" r="62" />
  <path
    class="payment-summary__far"
    d="M0 150 L70 128 L130 146 L205 120 L262 148 L350 132 L420 146 L480 130 V200 H0 Z"
  />
  <path class="payment-summary__sail" d="M236 34 Q286 70 292 138 L206 138 Q236 92 236 34 Z" />
  <path class="payment-summary__sail" d="M200 66 Q206 106 194 138 L158 138 Q190 108 200 66 Z" />
  <path
    class="payment-summary__hull"
    d="M140 146 L318 146 Q330 138 340 128 Q336 160 304 170 L176 170 Q152 164 140 146 Z"
  />
  <path
    class="payment-summary__sea"
    d="M0 166 Q40 158 80 166 T160 166 T240 166 T320 166 T400 166 T480 166 V200 H0 Z"
  />
</svg>`
