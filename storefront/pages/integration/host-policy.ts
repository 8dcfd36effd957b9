/** One line of a Content-Security-Policy and the key of the sentence that says what it is for. */
export interface PolicyLine {
  directive: string
  sources: string
  why: 'none' | 'nonce' | 'hash' | 'style' | 'connect' | 'image' | 'font' | 'types' | 'ownTypes'
}

/** How a page tells the browser that the widget's tag is its own. */
export type TagProof = { nonce: string } | { integrity: string }

/** The strictest policy under which the widget works in a host page; the widget's journeys run under it. */
export function hostPolicy(origin: string, proof: TagProof): PolicyLine[] {
  return [
    { directive: 'default-src', sources: "'none'", why: 'none' },
    'nonce' in proof
      ? { directive: 'script-src', sources: `'nonce-${proof.nonce}' ${origin}`, why: 'nonce' }
      : { directive: 'script-src', sources: `'${proof.integrity}' ${origin}/widget/assets/`, why: 'hash' },
    { directive: 'style-src', sources: "'self'", why: 'style' },
    { directive: 'connect-src', sources: origin, why: 'connect' },
    { directive: 'img-src', sources: `'self' ${origin}`, why: 'image' },
    { directive: 'font-src', sources: origin, why: 'font' },
    { directive: 'require-trusted-types-for', sources: "'script'", why: 'types' },
    { directive: 'trusted-types', sources: 'dhow', why: 'ownTypes' },
  ]
}

/** The policy as the value of a header. */
export function headerOf(lines: readonly PolicyLine[]): string {
  return lines.map(({ directive, sources }) => `${directive} ${sources}`).join('; ')
}
