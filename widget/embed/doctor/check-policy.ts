import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { Finding, Patient } from './finding.ts'
import { mendedDirective } from './mended-directive.ts'

/** Something that the widget does, and the directive of a policy that may forbid it. */
interface Probe {
  directive: string
  /** Rejects or answers false when it did not work. */
  works: () => Promise<boolean>
}

function probesOf({ page, home }: Patient): Probe[] {
  const loads = (tag: 'img', src: string) =>
    new Promise<boolean>((resolve) => {
      const element = page.document.createElement(tag)
      element.onload = () => resolve(true)
      element.onerror = () => resolve(false)
      element.src = src
    })
  return [
    {
      directive: 'connect-src',
      works: async () => (await page.fetch(`${home}widget/integrity.json`, { cache: 'no-store' })).ok,
    },
    { directive: 'img-src', works: () => loads('img', `${home}widget/probe.svg`) },
    {
      directive: 'font-src',
      works: async () => {
        const file = new URL(textFont, import.meta.url).href
        await new page.FontFace('Dhow Probe', `url(${file})`).load()
        return true
      },
    },
  ]
}

/** Directives that the policy of the page has to be widened by, each with the line that does it. */
export async function checkPolicy(patient: Patient): Promise<Finding[]> {
  const { page, home, blocked } = patient
  const { origin } = new URL(home)
  /** Directives, each with the policy that it stands in. */
  const seen = new Map<string, string>()
  const isOurs = ({ blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
    blockedURI.startsWith(origin) || sourceFile.startsWith(origin)
  const note = (event: SecurityPolicyViolationEvent) => {
    if (isOurs(event)) seen.set(event.effectiveDirective.replace(/-(elem|attr)$/, ''), event.originalPolicy)
  }
  // those that came before there was a listener
  const observer = 'ReportingObserver' in page ? observe(page, origin, seen) : undefined
  blocked.forEach(note)
  page.document.addEventListener('securitypolicyviolation', note)
  for (const { works } of probesOf(patient)) {
    await works().catch(() => false)
  }
  // what was stopped is told in a task of its own
  await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(() => resolve(undefined))))
  blocked.forEach(note)
  page.document.removeEventListener('securitypolicyviolation', note)
  observer?.disconnect()
  return [...seen].map(([directive, policy]) => ({
    kind: 'csp',
    about: directive,
    line: mendedDirective(directive, policy, origin),
  }))
}

function observe(
  page: Window & typeof globalThis,
  origin: string,
  seen: Map<string, string>,
): ReportingObserver {
  const observer = new page.ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { blockedURL, sourceFile, effectiveDirective, originalPolicy } = body as unknown as Record<
          string,
          string | null
        >
        if (!blockedURL?.startsWith(origin) && !sourceFile?.startsWith(origin)) continue
        seen.set((effectiveDirective ?? '').replace(/-(elem|attr)$/, ''), originalPolicy ?? '')
      }
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
  return observer
}
