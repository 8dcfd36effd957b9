import { loadNamespace } from '../../../locales/index.ts'
import { defaultTheme } from '../../../themes/default.ts'
import { themeCss } from '../../../themes/theme-css.ts'
import { checkPolicy } from './check-policy.ts'
import { checkOptions, checkScript, checkStorage, checkStorefronts } from './check-setup.ts'
import { checkSurroundings } from './check-surroundings.ts'
import css from './doctor.css?inline'
import type { Finding, Patient } from './finding.ts'
import { textsFrom } from './texts.ts'
import type { Translate } from './texts.ts'

/** What the loader fetches when a page asks for the doctor. */
export interface DoctorModule {
  openDoctor(patient: Patient): Promise<void>
}

/** Looks for what is wrong in the page and shows it over the page, with the lines that mend it. */
export async function openDoctor(patient: Patient): Promise<void> {
  const { document } = patient.page
  await untilComplete(patient.page)
  const language = /^[a-z]{2}\b/.exec(document.documentElement.lang)?.[0] ?? 'en'
  const t = textsFrom(await loadNamespace(language, 'doctor'), language)
  const host = document.createElement('dhow-doctor')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host{all:initial!important}${themeCss(defaultTheme, ':host', 'light')}${css}`)
  root.adoptedStyleSheets = [sheet]
  const panel = document.createElement('section')
  panel.className = 'doctor'
  panel.popover = 'manual'
  panel.lang = language
  panel.dir = /^(ar|fa|he)$/.test(language) ? 'rtl' : 'ltr'
  panel.setAttribute('aria-label', t('title'))
  root.append(panel)
  document.body.append(host)
  // over everything that the page has
  panel.showPopover()
  const look = async (): Promise<void> => {
    panel.replaceChildren(element(document, 'h1', t('title')), element(document, 'p', t('looking')))
    show(panel, t, await findingsOf(patient), { again: () => void look(), close: () => host.remove() })
  }
  await look()
}

/** Everything that is wrong, the worst first. */
async function findingsOf(patient: Patient): Promise<Finding[]> {
  const found = [
    await checkStorefronts(patient),
    await checkPolicy(patient),
    await checkScript(patient),
    checkStorage(patient),
    checkOptions(patient),
    checkSurroundings(patient),
  ].flat()
  const stopped = found.some(({ kind, about }) => kind === 'csp' && about === 'connect-src')
  // the policy is why it does not answer
  return stopped ? found.filter(({ kind }) => kind !== 'unreachable') : found
}

function show(
  panel: HTMLElement,
  t: Translate,
  findings: readonly Finding[],
  ways: { again: () => void; close: () => void },
): void {
  const { ownerDocument: document } = panel
  const summary = element(
    document,
    'p',
    findings.length === 0 ? t('healthy') : t('found', { count: findings.length }),
  )
  summary.className = 'doctor__summary'
  summary.setAttribute('role', 'status')
  const list = document.createElement('ul')
  list.append(...findings.map((finding) => itemOf(document, t, finding)))
  const row = document.createElement('div')
  row.className = 'doctor__ways'
  row.append(button(document, t('again'), ways.again), button(document, t('close'), ways.close))
  panel.replaceChildren(element(document, 'h1', t('title')), summary, list, row)
}

function itemOf(document: Document, t: Translate, { kind, about, line }: Finding): HTMLElement {
  const item = document.createElement('li')
  item.className = 'doctor__finding'
  item.dataset['finding'] = kind
  item.append(
    element(document, 'h2', t(`${kind}.title`, { about })),
    element(document, 'p', t(`${kind}.text`, { about })),
  )
  if (!line) return item
  const mend = document.createElement('div')
  mend.className = 'doctor__mend'
  const copy = button(document, t('copy'), () => {
    // a page without https has no clipboard, and one that forbids it still shows the line
    const { clipboard } = (document.defaultView?.navigator ?? {}) as { clipboard?: Clipboard }
    void (clipboard?.writeText(line) ?? Promise.reject(new Error('no clipboard'))).then(
      () => void (copy.textContent = t('copied')),
      () => selectAll(code),
    )
  })
  const code = element(document, 'code', line)
  code.setAttribute('aria-label', t('paste'))
  code.dir = 'ltr'
  mend.append(code, copy)
  item.append(mend)
  return item
}

function selectAll(node: Node): void {
  node.ownerDocument?.getSelection()?.selectAllChildren(node)
}

function element(document: Document, tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

function button(document: Document, text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.addEventListener('click', onClick)
  return made
}

/** What stands further down in the page belongs to it as well. */
function untilComplete(page: Window): Promise<void> {
  if (page.document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => page.addEventListener('load', () => resolve(), { once: true }))
}
