import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type ParseResult, parseSync } from 'vite'

/** A file of the house. `parsed` is there for TypeScript only, and where it parses. */
export type SourceFile = { path: string; text: string; parsed?: ParseResult }

/** Every file the house rules look at, by its path relative to `root`; those that do not parse are told apart. */
export type SourceTree = { root: string; files: Map<string, SourceFile>; unparsed: string[] }

const rooms = '{.storybook,locales,server,storefront,themes,widget}'

/**
 * Reads and parses the house. Throws when a file does not parse, unless broken ones are put up with, or when it finds fewer
 * modules than git knows of: a check that has seen nothing must not say that all is well.
 */
export function readSourceTree(root: string, { allowsBroken = false } = {}): SourceTree {
  const paths = globSync([`${rooms}/**/*.{ts,tsx,css,json}`, '*.ts'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  const unparsed: string[] = []
  const onBroken = (path: string, problem: string) => {
    if (!allowsBroken) throw new Error(`${path} does not parse: ${problem}`)
    unparsed.push(path)
  }
  const files = new Map(paths.map((path) => [path, readSourceFile(root, path, onBroken)]))
  const known = modulesKnownToGit(root)
  const missed = known.filter((path) => !files.has(path))
  if (missed.length > 0) {
    throw new Error(
      `${missed.length} of the ${known.length} modules in git were not read, ${missed[0] ?? ''} among them`,
    )
  }
  if (paths.every((path) => !isModule(path))) throw new Error(`No module was found under ${root}`)
  return { root, files, unparsed }
}

/** The files of a tree that hold TypeScript. */
export function modulesOf(tree: SourceTree): (SourceFile & { parsed: ParseResult })[] {
  return [...tree.files.values()].filter((file) => file.parsed !== undefined) as (SourceFile & {
    parsed: ParseResult
  })[]
}

/** Tests, stories, tool configurations and what only they use: they may reach where the product may not. */
export function isTestFile(path: string): boolean {
  return (
    /\.(test|stories|e2e)\.tsx?$/.test(path) ||
    /^(server\/testing\/|\.storybook\/|\w+\.config\.ts$)/.test(path)
  )
}

/** The line (from 1) of an offset in a text. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Calls `visit` for a node and everything below it, with the nodes above it, the nearest last. */
export function walk(
  node: ESTree.Node,
  visit: (node: ESTree.Node, ancestors: readonly ESTree.Node[]) => void,
  ancestors: readonly ESTree.Node[] = [],
): void {
  visit(node, ancestors)
  const below = [...ancestors, node]
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) walk(child, visit, below)
    }
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isModule(path: string): boolean {
  return /\.tsx?$/.test(path)
}

function readSourceFile(
  root: string,
  path: string,
  onBroken: (path: string, problem: string) => void,
): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  if (!isModule(path)) return { path, text }
  const parsed = parseSync(path, text)
  const problem = parsed.errors[0]
  if (problem === undefined) return { path, text, parsed }
  onBroken(path, problem.message)
  return { path, text }
}

/** Empty where there is no git: in an unpacked archive there is nothing to compare with. */
function modulesKnownToGit(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return []
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
}
