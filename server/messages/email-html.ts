import { themes } from '../../themes/registry.ts'
import type { Layout } from '../../themes/names.ts'
import { plainFaces } from '../../themes/plain-faces.ts'
import type { Palette } from '../../themes/theme.ts'
import { escapeHtml } from '../contract/escape-html.ts'
import { runsFromRight } from '../platform/text/print-in-language.ts'
import type { Email, EmailAction, EmailCard } from './email.ts'

/** How a letter is drawn: the look of its storefront, as far as mail clients follow. */
interface Look extends Palette {
  /** Declarations for what is read, and for titles. */
  font: string
  titleFont: string
  radius: { card: string; control: string; chip: string }
}

function lookOf(layout: Layout): Look {
  const { light, font, display, radius } = themes[layout]
  return {
    ...light,
    font: `font-family:${plainFaces(font.text)};`,
    titleFont: `font-family:${plainFaces(font.display)};font-weight:${display.weight};font-style:${display.style};text-transform:${display.case};`,
    radius,
  }
}

/** Long words that were typed stay inside the mail's width. */
const breaks = 'word-break:break-word;overflow-wrap:anywhere;'
const width = 600
const pictureWidth = 536
/** Of a card's width, and no more, however long a label is: the rest is its value's. */
const labelShare = '40%'

/**
 * A letter as HTML that mail clients show alike: tables, inline styles, one column, no script, nothing fetched but
 * pictures, which have their text beside them when they are not fetched. The one style sheet is for the dark and for the
 * narrow, and may be lost: the letter is whole without it.
 */
export function emailHtml(letter: Email): string {
  const look = lookOf(letter.brand.layout)
  const [start, end] =
    letter.direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const rows = [
    head(letter, look, { start, end }),
    row(
      `<h1 class="ink" style="margin:0 0 14px;${look.titleFont}font-size:26px;line-height:1.2;color:${look.ink};${breaks}">${escapeHtml(letter.title)}</h1>` +
        letter.paragraphs.map((text) => paragraph(text, look, 'ink', 16)).join(''),
      letter.actions.length > 0 ? '30px 32px 6px' : '30px 32px 18px',
    ),
    letter.actions.length > 0 ? row(buttons(letter.actions, look, end), '10px 32px 18px') : '',
    ...letter.cards.map((card, index) =>
      row(cardHtml(card, look, { start, end }), isLast(letter, index) ? '10px 32px 30px' : '10px 32px'),
    ),
    letter.totals.length > 0 ? row(totals(letter, look, start), '6px 32px 18px') : '',
    row(letter.footer.map((text) => paragraph(text, look, 'soft', 14)).join(''), `20px 32px 26px`, look.sand),
  ]
  return [
    '<!doctype html>',
    `<html lang="${letter.language}" dir="${letter.direction}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<meta name="x-apple-disable-message-reformatting"><style>${narrowSheet}${darkSheet(themes[letter.brand.layout].dark)}</style>`,
    `<title>${escapeHtml(letter.subject)}</title></head>`,
    `<body class="sand" dir="${letter.direction}" style="margin:0;padding:0;background:${look.sand};">`,
    `<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(letter.preview)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sand" bgcolor="${look.sand}" dir="${letter.direction}"><tr><td align="center" style="padding:20px 8px;">`,
    // Word, in Outlook, knows no greatest width
    `<!--[if mso]><table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
    `<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" class="surface" bgcolor="${look.surface}" style="width:100%;max-width:${width}px;border-radius:${look.radius.card};overflow:hidden;">`,
    ...rows,
    '</table><!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('\n')
}

/** On a telephone the buttons are as wide as the letter: one below the other, they line up. Margins leave the words their room. */
const narrowSheet =
  '@media (max-width:480px){.button{display:table!important;width:100%!important}.button a{display:block!important;text-align:center!important}.side{padding-left:20px!important;padding-right:20px!important}.inside{padding-left:16px!important;padding-right:16px!important}}'

/** What the letter's classes look like in the dark, for the clients that ask. */
function darkSheet(dark: Palette): string {
  const rules: [string, string][] = [
    ['.sand', `background-color:${dark.sand}`],
    ['.surface', `background-color:${dark.surface}`],
    ['.deep', `background-color:${dark.deep};border-color:${dark.act}`],
    ['.on-deep', `color:${dark.onDeep}`],
    ['.ink', `color:${dark.ink}`],
    ['.soft', `color:${dark.inkSoft}`],
    ['.line', `border-color:${dark.line}`],
    ['.act', `background-color:${dark.act};border-color:${dark.act}`],
    ['.on-act', `color:${dark.onAct}`],
    ['.other', `background-color:${dark.surface};border-color:${dark.edge}`],
    ['.safe', `color:${dark.safe};background-color:${dark.safeSoft}`],
    ['.hurry', `color:${dark.hurry};background-color:${dark.hurrySoft}`],
  ]
  const important = ([name, look]: [string, string]) =>
    `${name}{${look.replaceAll(';', '!important;')}!important}`
  return `@media (prefers-color-scheme:dark){${rules.map(important).join('')}}`
}

/** Nothing but the footer comes after it. */
function isLast({ cards, totals: lines }: Email, index: number): boolean {
  return lines.length === 0 && index === cards.length - 1
}

function row(content: string, padding: string, background?: string): string {
  const colour = background ? ` bgcolor="${background}"` : ''
  return `<tr><td class="${background ? 'sand side' : 'side'}"${colour} style="padding:${padding};">${content}</td></tr>`
}

function head({ brand }: Email, look: Look, { start, end }: { start: string; end: string }): string {
  const { logo } = brand
  const href = escapeHtml(brand.href)
  const picture = logo
    ? `<a href="${href}" style="text-decoration:none;"><img src="${escapeHtml(logo.src)}" alt="${logo.withName ? '' : escapeHtml(brand.name)}" width="${logo.width}" height="${logo.height}" style="display:inline-block;vertical-align:middle;border:0;border-radius:${look.radius.control};margin-${end}:14px;${look.titleFont}font-size:22px;color:${look.onDeep};"></a>`
    : ''
  const name =
    logo && !logo.withName
      ? ''
      : `<a class="on-deep" href="${href}" style="${look.titleFont}font-size:22px;color:${look.onDeep};text-decoration:none;vertical-align:middle;">${escapeHtml(brand.name)}</a>`
  return `<tr><td class="deep side" bgcolor="${look.deep}" align="${start}" style="padding:20px 32px;border-bottom:4px solid ${look.act};">${picture}${name}</td></tr>`
}

/** Codes of orders, bookings and requests: at their hyphen no line ends. */
const codes = /\b(?:DH|OF)-[A-Z0-9]{6}(?:-\d+)?\b/g

function paragraph(text: string, look: Look, name: 'ink' | 'soft', size: number): string {
  const colour = name === 'ink' ? look.ink : look.inkSoft
  return `<p class="${name}" style="margin:0 0 12px;${look.font}font-size:${size}px;line-height:1.5;color:${colour};${breaks}">${escapeHtml(text).replaceAll(codes, '<span style="white-space:nowrap;">$&</span>')}</p>`
}

/** Cells with a background are the only buttons that every client draws; Word, in Outlook, has no padding but a cell's. */
function buttons(actions: readonly EmailAction[], look: Look, end: string): string {
  return actions
    .map(({ label, href }, index) => {
      const first = index === 0
      const background = first ? look.act : look.surface
      const colour = first ? look.onAct : look.ink
      return (
        `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="display:inline-table;margin:0 0 8px;margin-${end}:8px;"><tr>` +
        `<td class="${first ? 'act' : 'other'}" bgcolor="${background}" style="border-radius:${look.radius.control};border:1px solid ${first ? look.act : look.edge};mso-padding-alt:12px 20px;">` +
        `<a class="${first ? 'on-act' : 'ink'}" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;${look.font}font-size:16px;font-weight:700;color:${colour};text-decoration:none;">${escapeHtml(label)}</a>` +
        '</td></tr></table>'
      )
    })
    .join('')
}

/** What the catalogue and people wrote, each line in its own direction. */
const ownWay = (line: string, start: string): string =>
  `<bdi${runsFromRight(line, start === 'right' ? 'rtl' : 'ltr') ? ' dir="rtl"' : ''}>${escapeHtml(line)}</bdi>`

function cardHtml(card: EmailCard, look: Look, { start, end }: { start: string; end: string }): string {
  const { picture } = card
  const shown = picture
    ? `<tr><td><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="${pictureWidth}" style="display:block;width:100%;height:auto;border:0;background:${look.tintSand};${look.font}font-size:14px;color:${look.ink};"></td></tr>`
    : ''
  const facts = card.facts
    .map(
      ({ label, value }) =>
        `<tr><td class="soft" align="${start}" valign="top" width="${labelShare}" style="width:${labelShare};padding:4px 0;padding-${end}:14px;${look.font}font-size:14px;line-height:21px;color:${look.inkSoft};${breaks}">${escapeHtml(label)}</td>` +
        `<td class="ink" align="${start}" valign="top" style="padding:4px 0;${look.font}font-size:15px;line-height:21px;font-weight:600;color:${look.ink};${breaks}">${value
          .split('\n')
          .map((line) => ownWay(line, start))
          .join('<br>')}</td></tr>`,
    )
    .join('')
  return (
    `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${look.line};border-radius:${look.radius.card};overflow:hidden;">${shown}` +
    `<tr><td class="inside" align="${start}" style="padding:16px 20px 18px;">` +
    (card.status ? chip(card.status, look) : '') +
    `<p class="ink" style="margin:0 0 8px;${look.titleFont}font-size:18px;line-height:1.3;color:${look.ink};${breaks}">${ownWay(card.title, start)}</p>` +
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="table-layout:fixed;">${facts}</table></td></tr></table>`
  )
}

function chip({ text, good }: NonNullable<EmailCard['status']>, look: Look): string {
  const [name, colour, background] = good
    ? ['safe', look.safe, look.safeSoft]
    : ['hurry', look.hurry, look.hurrySoft]
  return `<span class="${name}" style="display:inline-block;margin-bottom:8px;padding:3px 10px;border-radius:${look.radius.chip};background:${background};${look.font}font-size:13px;font-weight:700;color:${colour};">${escapeHtml(text)}</span>`
}

function totals({ totals: lines }: Email, look: Look, start: string): string {
  const end = start === 'left' ? 'right' : 'left'
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines
    .map(({ label, value }, index) => {
      const last = index === lines.length - 1
      const style = `${look.font}font-size:${last ? 20 : 15}px;font-weight:${last ? 800 : 400};color:${look.ink};padding:4px 0;`
      return `<tr><td class="ink" align="${start}" style="${style}">${escapeHtml(label)}</td><td class="ink" align="${end}" style="${style}">${ownWay(value, start)}</td></tr>`
    })
    .join('')}</table>`
}
