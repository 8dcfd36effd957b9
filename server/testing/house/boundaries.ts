import { boundaryRules } from './boundary-rules.ts'
import type { Finding } from './finding.ts'
import { findImportCycles } from './import-cycles.ts'
import { type Import, findImports } from './imports.ts'
import { type SourceTree, isTestFile, modulesOf } from './source-tree.ts'

/** What the check of the directions has seen and found. */
export type BoundaryReport = { modules: number; imports: number; findings: Finding[] }

const noCycles = {
  rule: 'no-cycles',
  why: 'Files that import each other in a circle can only be understood, tested and loaded as one.',
}

/**
 * Checks every import of the tree against the directions of the house. Throws when the modules import hardly anything:
 * a reader that has gone blind finds no violation either.
 */
export function checkBoundaries(tree: SourceTree): BoundaryReport {
  const modules = modulesOf(tree).length
  const imports = findImports(tree)
  if (imports.length < modules / 2) {
    throw new Error(
      `Only ${imports.length} imports were found in ${modules} modules: the reader has gone blind`,
    )
  }
  const findings = imports
    .filter((edge) => !isTestFile(edge.from))
    .flatMap((edge) =>
      boundaryRules.filter((rule) => rule.forbids(edge)).map((rule) => findingOf(edge, rule)),
    )
  const cycles = findImportCycles(imports).map(({ files, line }) => ({
    ...noCycles,
    path: files[0] ?? '',
    line,
    message: [...files, files[0]].join(' → '),
  }))
  return { modules, imports: imports.length, findings: [...findings, ...cycles] }
}

function findingOf(edge: Import, rule: { name: string; why: string }): Finding {
  return {
    rule: rule.name,
    why: rule.why,
    path: edge.from,
    line: edge.line,
    message: `imports ${edge.to.replace(/^npm:/, '')}${edge.typeOnly ? ' (types)' : ''}`,
  }
}
