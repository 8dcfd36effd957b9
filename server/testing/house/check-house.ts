import { formatFindings } from './finding.ts'
import { checkHouse, houseRules } from './house-rules.ts'
import { readSourceTree } from './source-tree.ts'

const tree = readSourceTree(process.cwd())
const findings = checkHouse(tree)
console.log(`${tree.files.size} files, ${houseRules.length} rules, ${findings.length} places that break one`)
if (findings.length > 0) {
  console.log(`\n${formatFindings(findings)}`)
  process.exitCode = 1
}
