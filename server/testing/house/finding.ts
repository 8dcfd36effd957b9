/** One place where the house is not as it should be. `why` is the rule's reason, for engineers who meet it the first time. */
export type Finding = {
  rule: string
  why: string
  /** Relative to the root, with forward slashes. */
  path: string
  line: number
  message: string
}

/** Findings as text, grouped by rule, so that the reason is read once and the places after it. */
export function formatFindings(findings: Finding[]): string {
  const byRule = Map.groupBy(findings, (finding) => finding.rule)
  const blocks = [...byRule].map(([rule, found]) => {
    const places = found.map(({ path, line, message }) => `  ${path}:${line}  ${message}`)
    return `✗ ${rule} (${found.length}): ${found[0]?.why ?? ''}\n${places.join('\n')}`
  })
  return blocks.join('\n\n')
}
