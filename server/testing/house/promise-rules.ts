import type { ESTree } from 'vite'
import type { HouseRule, Place } from './house-rule.ts'
import { mapProduct } from './product-map.ts'
import { isTestFile, lineOf, modulesOf } from './source-tree.ts'

type Module = ReturnType<typeof modulesOf>[number]

/** The rules for what others build on. */
export const promiseRules: HouseRule[] = [
  {
    name: 'exports-say-what-they-promise',
    why: 'What a module offers is read by people who will not read its code: shapes, units and errors in a sentence.',
    find: (tree) => modulesOf(tree).filter(isBuiltUpon).flatMap(silentExports),
  },
  {
    name: 'files-say-what-they-decide',
    why: '`npm run map` prints a sentence of each file, by which people find a behaviour: write it at the head or above the first export.',
    find: (tree) =>
      mapProduct(tree)
        .filter(({ sentence }) => sentence === '')
        .filter(({ path }) => tree.files.get(path)?.parsed?.program.body.some(isSomething))
        .map(({ path }) => ({ path, line: 1, message: 'says nothing of itself' })),
  },
]

function isBuiltUpon({ path }: Module): boolean {
  return !isTestFile(path) && (isVocabulary(path) || isProduct(path))
}

/** Everything but `export {}`. */
function isSomething(statement: ESTree.Statement | ESTree.Directive): boolean {
  return (
    statement.type !== 'ExportNamedDeclaration' || statement.declaration !== null || statement.source !== null
  )
}

function isVocabulary(path: string): boolean {
  return /^(server\/contract|widget\/environment)\//.test(path) || path === 'themes/theme.ts'
}

/** The product's own modules. The drawings of posters are named after what they show; there is nothing more to say. */
function isProduct(path: string): boolean {
  return (
    /^(server|widget|storefront|themes|locales)\//.test(path) &&
    !/^server\/(bench|demo|migrations|media\/posters)\//.test(path)
  )
}

/** Lines without a blank one between them are one paragraph, and share the sentence above it. */
function silentExports(module: Module): Place[] {
  const { path, text, parsed } = module
  const documented = new Set<string>()
  const silent = new Map<string, number>()
  let paragraph = { end: 0, isDocumented: false }
  for (const statement of parsed.program.body) {
    const follows = text.slice(paragraph.end, statement.start) === '\n'
    const isDocumented = hasDocumentation(module, statement.start) || (follows && paragraph.isDocumented)
    paragraph = { end: statement.end, isDocumented }
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) continue
    for (const name of namesOf(statement.declaration, isVocabulary(path))) {
      if (isDocumented) documented.add(name)
      else if (!silent.has(name)) silent.set(name, statement.start)
    }
  }
  // A schema and the type made of it share a name and a sentence.
  return [...silent]
    .filter(([name]) => !documented.has(name))
    .map(([name, start]) => ({ path, line: lineOf(text, start), message: name }))
}

/** What a declaration exports: in a vocabulary everything counts, elsewhere what can be called. */
function namesOf(declaration: ESTree.Declaration, everything: boolean): string[] {
  if (declaration.type === 'FunctionDeclaration') return declaration.id === null ? [] : [declaration.id.name]
  if (!everything) return []
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

function hasDocumentation({ text, parsed }: Module, start: number): boolean {
  return parsed.comments.some(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  )
}
