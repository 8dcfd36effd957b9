/**
 * A directive of a page's policy as it has to stand there, with what it allows already: one more header beside the old one
 * would allow nothing.
 */
export function mendedDirective(directive: string, policy: string, origin: string): string {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  const allowed = (directives.get(directive) ?? directives.get('default-src') ?? []).filter(
    (source) => source !== "'none'",
  )
  if (directive === 'trusted-types') return ['trusted-types', ...allowed, 'dhow'].join(' ')
  if (directive === 'require-trusted-types-for') {
    return `require-trusted-types-for 'script'; trusted-types dhow`
  }
  return [directive, ...allowed, origin].join(' ')
}
