import { posix } from 'node:path'
import { isBuiltin } from 'node:module'
import { type SourceFile, type SourceTree, lineOf, modulesOf, walk } from './source-tree.ts'

/** One import of the house: from a file to another file, or to a package ("npm:knex"). */
export type Import = {
  from: string
  to: string
  /** True when nothing of it is left at run time. */
  typeOnly: boolean
  line: number
}

/** Every import, re-export, dynamic import and borrowed type in the tree. Node's own modules are left out. */
export function findImports(tree: SourceTree): Import[] {
  return modulesOf(tree).flatMap((file) =>
    importsOf(file).flatMap(({ specifier, typeOnly, offset }) => {
      const to = resolveSpecifier(file.path, specifier)
      return to === undefined ? [] : [{ from: file.path, to, typeOnly, line: lineOf(file.text, offset) }]
    }),
  )
}

type RawImport = { specifier: string; typeOnly: boolean; offset: number }

function importsOf(file: SourceFile & Required<Pick<SourceFile, 'parsed'>>): RawImport[] {
  const { module, program } = file.parsed
  const found: RawImport[] = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    // `import './sheet.css'` names nothing, and is there at run time.
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    offset: statement.start,
  }))
  for (const statement of module.staticExports) {
    const from = statement.entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest
    if (from) {
      const typeOnly = statement.entries.every((entry) => entry.isType)
      found.push({ specifier: from.value, typeOnly, offset: statement.start })
    }
  }
  walk(program, (node) => {
    if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      found.push({ specifier: String(node.source.value), typeOnly: false, offset: node.start })
    }
    if (node.type === 'TSImportType') {
      found.push({ specifier: node.source.value, typeOnly: true, offset: node.start })
    }
  })
  return found
}

function resolveSpecifier(from: string, specifier: string): string | undefined {
  if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return undefined
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  const parts = bare.split('/')
  return `npm:${parts.slice(0, bare.startsWith('@') ? 2 : 1).join('/')}`
}
