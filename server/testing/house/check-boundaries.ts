import { checkBoundaries } from './boundaries.ts'
import { formatFindings } from './finding.ts'
import { readSourceTree } from './source-tree.ts'

const { modules, imports, findings } = checkBoundaries(readSourceTree(process.cwd()))
console.log(`${imports} imports of ${modules} modules, ${findings.length} in a wrong direction`)
if (findings.length > 0) {
  console.log(`\n${formatFindings(findings)}`)
  process.exitCode = 1
}
