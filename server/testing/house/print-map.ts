import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mapProduct, printedMap, questionsOf } from './product-map.ts'
import { readSourceTree } from './source-tree.ts'

const root = path.join(import.meta.dirname, '../../..')
const migrations = globSync('server/migrations/**/*.sql', { cwd: root }).map(
  (file) => [file, readFileSync(path.join(root, file), 'utf8')] as const,
)

const typed = process.argv.slice(2)
const tree = readSourceTree(root, { allowsBroken: true })
const questions = questionsOf(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'))
const lines = printedMap(mapProduct(tree, new Map(migrations)), typed, questions)
console.log(
  lines.length > 0
    ? lines.join('\n')
    : `Nothing says ${typed.join(' ')}; docs/glossary.md has the words of the trade`,
)
if (tree.unparsed.length > 0) console.log(`Left out, for they do not parse: ${tree.unparsed.join(', ')}`)
