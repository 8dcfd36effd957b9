import { readOptions } from '../read-options.ts'
import { optionNames } from '../host-options.ts'
import type { GivenOptions } from '../host-options.ts'
import { whyClosed } from '../why-closed.ts'
import { replacedNatives } from '../replaced-natives.ts'
import type { Closed } from '../why-closed.ts'
import { storefrontsOf, tagOf, widgetsOf } from './finding.ts'
import type { Finding, FindingKind, Patient } from './finding.ts'

/** Stands for a slug that only the page's maker knows. */
const unknownStorefront = 'YOUR-STOREFRONT'

/** Each storefront opens for this page, and no widget is without one. */
export async function checkStorefronts(patient: Patient): Promise<Finding[]> {
  const { home } = patient
  const findings = await Promise.all(
    storefrontsOf(patient).map(async (storefront): Promise<Finding[]> => {
      const closed = await whyClosed(home, storefront, patient.page)
      return closed ? [storefrontFinding(patient, storefront, closed)] : []
    }),
  )
  return [...checkNames(patient), ...findings.flat()]
}

/** What one widget names, another does not know. */
function checkNames(patient: Patient): Finding[] {
  const [known = unknownStorefront] = storefrontsOf(patient)
  const widgets = widgetsOf(patient)
  // a page that only opens dialogs says it on the script's tag
  if (widgets.length === 0 && known === unknownStorefront) {
    return [{ kind: 'nameless', about: '<script>', line: tagOf(patient, known) }]
  }
  return widgets
    .filter((element) => !(element as { storefront?: unknown }).storefront)
    .map((element) => {
      const mended = element.cloneNode() as HTMLElement
      const about = mended.outerHTML.replace('</dhow-booking>', '')
      mended.setAttribute('storefront', known)
      return { kind: 'nameless', about, line: mended.outerHTML }
    })
}

function storefrontFinding(patient: Patient, storefront: string, { code }: Closed): Finding {
  switch (code) {
    case 'storefront_unknown':
    case 'storefront_missing':
      return { kind: 'storefront', about: storefront, line: tagOf(patient, unknownStorefront) }
    case 'origin_not_allowed':
      return { kind: 'origin', about: storefront, line: patient.page.origin }
    case 'native_replaced':
      return { kind: 'native', about: replacedNatives(patient.page).join(', ') }
    case 'unreachable':
      return { kind: 'unreachable', about: patient.home }
    default:
      return code satisfies never
  }
}

/** One loader, and not an old one. */
export async function checkScript(patient: Patient): Promise<Finding[]> {
  const { page, home, entry } = patient
  const [storefront = unknownStorefront] = storefrontsOf(patient)
  const line = tagOf(patient, storefront)
  const findings: Finding[] = []
  const tags = page.document.querySelectorAll(
    'script[src*="/widget/v1.js"], script[src*="/widget/assets/v1-"]',
  )
  if (tags.length > 1) findings.push({ kind: 'duplicate', about: String(tags.length), line })
  try {
    const answer = await page.fetch(`${home}widget/integrity.json`, {
      cache: 'no-store',
      credentials: 'omit',
    })
    const files = (await answer.json()) as Record<string, string>
    if (!Object.hasOwn(files, entry)) findings.push({ kind: 'old', about: entry, line })
  } catch {
    // out of reach: the check of the storefronts says so
  }
  return findings
}

/** The browser keeps a cart for longer than this page. */
export function checkStorage({ page }: Patient): Finding[] {
  try {
    page.localStorage.setItem('dhow.probe', '1')
    page.localStorage.removeItem('dhow.probe')
    return []
  } catch {
    const isSandboxed = page.origin === 'null'
    const line = isSandboxed ? '<iframe sandbox="allow-scripts allow-same-origin allow-forms …">' : undefined
    return [{ kind: 'storage', about: '', line }]
  }
}

/** Every option can be used, and analytics know whether they are allowed. */
export function checkOptions(patient: Patient): Finding[] {
  const findings: Finding[] = []
  for (const element of widgetsOf(patient)) {
    const given: GivenOptions = Object.fromEntries(
      optionNames.map((name) => [name, (element as GivenOptions)[name]]),
    )
    const add = (kind: FindingKind, about: string, line?: string) => findings.push({ kind, about, line })
    const { analytics, consent } = readOptions(given, patient.page.location.href, (option, why) =>
      add('option', `${option}: ${why}`, `${patient.home}embed#${option}`),
    )
    if (analytics && !consent) {
      add('consent', analytics, `Dhow.update('dhow-booking', { consent: 'granted' })`)
    }
  }
  return findings
}
