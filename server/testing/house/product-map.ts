import type { ESTree } from 'vite'
import { type SourceTree, isTestFile, modulesOf } from './source-tree.ts'

type Module = ReturnType<typeof modulesOf>[number]

/** A file that says what was typed; the lowest rank is shown first. */
type Found = { rank: number; path: string; lines: string[] }

/** What is declared at the top of a file: its name, and the first sentence of its docstring, if it has one. */
type Declared = { name: string; isExported: boolean; kind: 'call' | 'value' | 'type'; sentence: string }

/** One file on the map: what it says about itself in a sentence, and what stands in it. */
export type MappedFile = { path: string; sentence: string; declared: Declared[]; text: string }

/** Whether a file stands on the map: what is decided or done in the product. No tests, no drawings, no demo texts. */
export function isOnMap(path: string): boolean {
  return (
    /^(locales|server|storefront|themes|widget)\/.*\.(tsx?|sql)$/.test(path) &&
    !isTestFile(path) &&
    !/\/testing\/|\.d\.ts$/.test(path) &&
    !/^server\/(bench|media\/posters|demo\/(experiences|poster-words|reviews|words))\//.test(path)
  )
}

/** Every source file of the product with what it says about itself, by path; `migrations` are the texts of `.sql` files. */
export function mapProduct(
  tree: SourceTree,
  migrations: ReadonlyMap<string, string> = new Map(),
): MappedFile[] {
  const modules = modulesOf(tree)
    .filter(({ path }) => isOnMap(path))
    .map(mapModule)
  const written = [...migrations].map(([path, text]) => mapSql(path, text))
  return [...modules, ...written].toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** The questions of the glossary and the files that answer them, a line each: `how long is a cart kept: carts/sweep-carts.ts`. */
export function questionsOf(glossary: string): string[] {
  const decided = glossary.split('\n## ').find((part) => part.startsWith('Where it is decided')) ?? ''
  return [...decided.matchAll(/^- (.+)$/gm)].map(([, row = '']) =>
    row.replaceAll(/\[[^\]]*\]\(\.\.\/([^)]*)\)/g, '$1').replaceAll('`', ''),
  )
}

/**
 * The lines of the map for what was typed: nothing prints all, a path prints that file or folder, and words print the glossary's
 * questions that have all of them, then every file that has all of them in its path, its sentence or what stands in it, in any order.
 * A word that the line itself lacks is shown below it. Where few files say the words of themselves, those follow that have them in
 * their text; where no text has all of them either, what says most of them, and which.
 */
export function printedMap(
  files: readonly MappedFile[],
  typed: readonly string[],
  questions: readonly string[] = [],
): string[] {
  const [first = ''] = typed
  const place = first.replace(/^\.\//, '').replace(/\/$/, '')
  const inPlace = files.filter(({ path }) => path === place || path.startsWith(`${place}/`))
  if (typed.length === 0) return files.map(lineOfFile)
  if (typed.length === 1 && inPlace.length > 0) return inPlace.map(lineOfFile)
  const words = typed.flatMap((text) => text.toLowerCase().split(/\s+/)).filter((word) => word !== '')
  const asked = questions
    .filter((question) => words.every((word) => beginsWord(question, word)))
    .map(askedLine)
  const found = files
    .flatMap((file) => linesFor(file, words) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
  const saying = [...asked, ...found.flatMap(({ lines }) => lines)]
  if (found.length > fewFiles) return saying
  const said = new Set(found.map(({ path }) => path))
  const holding = files.filter(
    ({ path, text }) => !said.has(path) && words.every((word) => beginsWord(text, word)),
  )
  if (holding.length > mostNearest) return [...saying, `In the text of ${holding.length} more files.`]
  if (saying.length === 0 && holding.length === 0) return linesOfMost(files, questions, words)
  return [...saying, ...(holding.length > 0 ? ['In the text of:'] : []), ...holding.map(lineOfFile)]
}

/** Questions, and files that say most of the words of themselves or in what stands in them, under a line that says so. */
function linesOfMost(
  files: readonly MappedFile[],
  questions: readonly string[],
  words: readonly string[],
): string[] {
  const all = [
    ...questions.map((question) => ({ line: askedLine(question), text: question })),
    ...files.map((file) => {
      const line = lineOfFile(file)
      return {
        line,
        text: [line, ...file.declared.map((each) => `${each.name} ${each.sentence}`)].join('\n'),
      }
    }),
  ]
  const said = all.map(({ line, text }) => ({ line, words: words.filter((word) => beginsWord(text, word)) }))
  const most = Math.max(...said.map((each) => each.words.length))
  if (most * 2 <= words.length) return []
  const nearest = said.filter((each) => each.words.length === most).slice(0, mostNearest)
  return [
    `Nothing has all of: ${words.join(' ')}. These have most of them:`,
    ...nearest.map((each) => `${each.line}  [${each.words.join(' ')}]`),
  ]
}

const askedLine = (question: string) => `asked: ${question}`

/** More files than these that have the words in their text, or a part of them, tell nothing. */
const mostNearest = 20
/** So few that say the words of themselves may not be what is looked for. */
const fewFiles = 10

/** Nearest is what says the words of itself, before what has them within other words ("age" in "page"), and what has them in it. */
function linesFor(file: MappedFile, words: readonly string[]): Found | undefined {
  const { path } = file
  const line = lineOfFile(file)
  if (hasAll(line, words)) {
    return { rank: words.every((word) => beginsWord(line, word)) ? 0 : 1, path, lines: [line] }
  }
  const missing = words.filter((word) => !hasAll(line, [word]))
  const inside = file.declared.map(({ name, sentence }) => (sentence === '' ? name : `${name}: ${sentence}`))
  const telling = inside.filter((text) => missing.some((word) => hasAll(text, [word])))
  if (!hasAll(telling.join('\n'), missing)) return undefined
  const whole = missing.every((word) => telling.some((text) => beginsWord(text, word)))
  return { rank: whole ? 2 : 3, path, lines: [line, ...telling.map((text) => `    ${text}`)] }
}

function hasAll(text: string, words: readonly string[]): boolean {
  const small = text.toLowerCase()
  return words.every((word) => small.includes(word))
}

function beginsWord(text: string, word: string): boolean {
  const parted = ` ${text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`.toLowerCase()
  return parted
    .split(word)
    .slice(0, -1)
    .some((before) => !/[\p{L}\p{N}]$/u.test(before))
}

function lineOfFile({ path, sentence }: MappedFile): string {
  return sentence === '' ? path : `${path}  ${sentence}`
}

/**
 * A file speaks by the docstring at its head, else by that of the export which it is named after, else by the first of those that can
 * be called, are values, or are shapes.
 */
function mapModule(module: Module): MappedFile {
  const { path, parsed } = module
  const all = parsed.program.body.flatMap((statement) => declaredBy(module, statement))
  // a schema and the type made of it share a name and a sentence
  const declared = all.filter(
    ({ name, sentence }) =>
      sentence !== '' || all.every((other) => other.name !== name || other.sentence === ''),
  )
  const told = declared.filter(({ isExported, sentence }) => isExported && sentence !== '')
  const name = (/([^/]+?)(?:\.\w+)*$/.exec(path)?.[1] ?? '').replaceAll('-', '')
  const speaking =
    told.find((each) => each.name.toLowerCase() === name) ??
    told.find(({ kind }) => kind === 'call') ??
    told.find(({ kind }) => kind === 'value') ??
    told[0]
  return { path, sentence: headOf(module) || (speaking?.sentence ?? ''), declared, text: module.text }
}

/** The docstring of the whole file: the first thing in it, before the imports or a blank line. */
function headOf({ text, parsed }: Module): string {
  const first = parsed.comments.find(({ type, value }) => type === 'Block' && value.startsWith('*'))
  if (first === undefined || text.slice(0, first.start).trim() !== '') return ''
  return /^\n(\n|import )/.test(text.slice(first.end)) ? sentenceOf(first.value) : ''
}

function declaredBy(module: Module, statement: ESTree.Statement | ESTree.Directive): Declared[] {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const declaration = isExported ? statement.declaration : statement
  if (declaration === null) return []
  const sentence = docstringBefore(module, statement.start)
  return namesOf(declaration)
    .filter(() => isExported || sentence !== '')
    .map((name) => ({ name, isExported, kind: kindOf(declaration), sentence }))
}

function kindOf(declaration: ESTree.Node): Declared['kind'] {
  if (declaration.type.startsWith('TS')) return 'type'
  if (declaration.type !== 'VariableDeclaration') return 'call'
  return declaration.declarations[0]?.init?.type === 'ArrowFunctionExpression' ? 'call' : 'value'
}

function namesOf(declaration: ESTree.Node): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

/** The first sentence of the docstring right before an offset. */
function docstringBefore({ text, parsed }: Module, start: number): string {
  const comment = parsed.comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  )
  return comment === undefined ? '' : sentenceOf(comment.value)
}

function sentenceOf(docstring: string): string {
  return firstSentence(docstring.replace(/^\*/, '').replaceAll(/^\s*\* ?/gm, ''))
}

/** A schema is known by its tables. */
function mapSql(path: string, text: string): MappedFile {
  const tables = [...text.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name)
  return { path, sentence: `Tables ${tables.join(', ')}.`, declared: [], text }
}

/** A stop within quotation marks, or before a small letter, ends nothing. */
function firstSentence(text: string): string {
  const paragraph = text.trim().split(/\n\s*\n|\n@/)[0] ?? ''
  const line = paragraph.replace(/^@\w+ /, '').replaceAll(/\s+/g, ' ')
  return /^(?:"[^"]*"|“[^”]*”|[^"“])*?[.!?](?=\s+[^\p{Ll}\s]|$)/u.exec(line)?.[0] ?? line
}
