import { loadNamespace } from '../../locales/index.ts'
import { locales } from '../../locales/locale-records.ts'
import { defaultTheme } from '../../themes/default.ts'
import { themeCss } from '../../themes/theme-css.ts'
import { chooseLanguage } from './choose-language.ts'
import { schemeOf } from './look.ts'

const css = `section{display:grid;justify-items:start;gap:12px;padding-block:24px;color:var(--dhow-ink);font:400 16px/1.5 var(--dhow-font-text)}
p{margin:0}p:first-child{font-size:22px;font-weight:700}
button{min-block-size:44px;padding:8px 20px;border:1px solid currentcolor;border-radius:var(--dhow-radius-control);background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--dhow-focus);outline-offset:2px}`

/**
 * Stands for a widget whose storefront did not open, instead of a wait without an end. Without an answer (`failed`) another try
 * may help; a page that may not sell (`closed`) stays as it is. Which languages the storefront speaks is not known: it is told in
 * the one that the widget would have chosen among all.
 */
export async function showClosed(
  root: ShadowRoot,
  {
    asked,
    window,
    kind,
    again,
  }: { asked: string | undefined; window: Window; kind: 'failed' | 'closed'; again: () => void },
): Promise<void> {
  const { ownerDocument: document } = root.host
  const codes = locales.map(({ code }) => code)
  const language = chooseLanguage(codes, asked, window) ?? 'en'
  const texts = (await loadNamespace(language, kind === 'closed' ? 'embed-rare' : 'embed'))[kind] as {
    title: string
    text: string
    again?: string
  }
  const line = (text: string) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    return paragraph
  }
  const section = document.createElement('section')
  section.setAttribute('role', 'alert')
  section.lang = language
  section.dir = 'auto'
  section.append(line(texts.title), line(texts.text))
  if (texts.again) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = texts.again
    button.addEventListener('click', again)
    section.append(button)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(defaultTheme, ':host', schemeOf(root.host as HTMLElement)) + css)
  const [resets] = root.adoptedStyleSheets
  root.adoptedStyleSheets = [...(resets ? [resets] : []), sheet]
  root.replaceChildren(section)
}
