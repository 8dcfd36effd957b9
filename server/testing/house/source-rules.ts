import type { ESTree } from 'vite'
import type { HouseRule, Place } from './house-rule.ts'
import { type SourceTree, isTestFile, lineOf, modulesOf, walk } from './source-tree.ts'

type Module = ReturnType<typeof modulesOf>[number]

const isScreen = (path: string): boolean => /^(widget|storefront)\//.test(path) && !isTestFile(path)
const isProduct = (path: string): boolean =>
  path.includes('/') && !isTestFile(path) && !path.startsWith('server/bench/')
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text)

/** The rules for TypeScript that no linter knows. */
export const sourceRules: HouseRule[] = [
  {
    name: 'words-come-from-locales',
    why: 'A word written into a component is read by everybody, whatever their language.',
    find: (tree) => placesIn(tree, isScreen, (node) => writtenWords(node)),
  },
  {
    name: 'colours-of-screens-live-in-themes',
    why: 'A colour written into a component cannot be changed by a theme, a dark scheme or a host page.',
    find: (tree) =>
      placesIn(tree, isScreen, (node) =>
        node.type === 'Literal' && typeof node.value === 'string' && isColour(node.value)
          ? node.value
          : undefined,
      ),
  },
  {
    name: 'no-line-begins-with-a-dot',
    why: 'A plain space before a middle dot lets a line end there: `dot` of widget/ui/facts holds it to the words before it.',
    find: (tree) => placesIn(tree, isScreen, (node) => looseDot(node)),
  },
  {
    name: 'modules-hold-no-state',
    why: 'What a module remembers leaks between two requests on the server and between two widgets on a page.',
    find: (tree) =>
      modulesOf(tree)
        // main.ts is the process itself, and there is one of it
        .filter(({ path }) => isProduct(path) && path !== 'server/main.ts')
        .flatMap(topLevelState),
  },
  {
    name: 'sql-stands-in-queries',
    why: 'All SQL of a slice stands in its *.queries.ts, one function for each statement, where locks and costs are read together.',
    find: (tree) => placesIn(tree, mayNotHoldSql, (node) => sqlCall(node)),
  },
  {
    name: 'tests-wait-for-something',
    why: 'A fixed sleep is too short on a busy machine and too long on every other: wait for what the test is about.',
    find: (tree) =>
      placesIn(
        tree,
        (path) => /\.(test|e2e|stories)\.tsx?$/.test(path),
        (node) => fixedSleep(node),
      ),
  },
  {
    name: 'exceptions-say-why',
    why: 'A rule that is switched off without its reason is switched on again by the next reader, or copied: write it behind `--`.',
    find: (tree) =>
      modulesOf(tree).flatMap(({ path, text, parsed }) =>
        parsed.comments
          .filter(({ value }) => /^\s*oxlint-disable/.test(value) && !/ -- \S/.test(value))
          .map(({ value, start }) => ({ path, line: lineOf(text, start), message: value.trim() })),
      ),
  },
  {
    name: 'files-are-named-by-what-they-hold',
    why: 'utils, helpers and common grow without end, and an index hides where things are.',
    find: (tree) =>
      modulesOf(tree)
        .filter(({ path }) => !['widget/index.ts', 'locales/index.ts'].includes(path))
        .filter(({ path }) => /(^|\/)(utils?|helpers?|common|shared|misc|types|index)(\/|\.tsx?$)/.test(path))
        .map(({ path }) => ({ path, line: 1, message: 'names no thing' })),
  },
  {
    name: 'no-barrels',
    why: 'A file that only passes on what others export loads all of them for whoever wants one.',
    find: (tree) =>
      modulesOf(tree)
        .filter(isBarrel)
        .map(({ path }) => ({ path, line: 1, message: 'only re-exports' })),
  },
]

function looseDot(node: ESTree.Node): string | undefined {
  const text =
    node.type === 'Literal' || node.type === 'JSXText'
      ? node.value
      : node.type === 'TemplateElement'
        ? node.value.cooked
        : undefined
  return typeof text === 'string' && text.includes(' ·') ? text.trim() : undefined
}

/** Every node of the chosen files for which `judge` has something to say. */
function placesIn(
  tree: SourceTree,
  chosen: (path: string) => boolean,
  judge: (node: ESTree.Node) => string | undefined,
): Place[] {
  return modulesOf(tree)
    .filter(({ path }) => chosen(path))
    .flatMap(({ path, text, parsed }) => {
      const places: Place[] = []
      walk(parsed.program, (node) => {
        const message = judge(node)
        if (message !== undefined) places.push({ path, line: lineOf(text, node.start), message })
      })
      return places
    })
}

function writtenWords(node: ESTree.Node): string | undefined {
  if (node.type === 'JSXText') return hasWords(node.value) ? node.value.trim() : undefined
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children.map((child) => wordsOfExpression(child)).find((words) => words !== undefined)
  }
  if (node.type !== 'JSXAttribute' || node.value === null) return undefined
  const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
  if (!/^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt|label)$/.test(name)) {
    return undefined
  }
  const words = node.value.type === 'Literal' ? wordsOf(node.value) : wordsOfExpression(node.value)
  return words === undefined ? undefined : `${name}="${words}"`
}

function wordsOfExpression(node: ESTree.Node): string | undefined {
  return node.type === 'JSXExpressionContainer' ? wordsOf(node.expression) : undefined
}

function wordsOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' && hasWords(node.value) ? node.value : undefined
  }
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).find(hasWords)
  if (node.type === 'ConditionalExpression') return wordsOf(node.consequent) ?? wordsOf(node.alternate)
  return node.type === 'LogicalExpression' ? wordsOf(node.right) : undefined
}

function isColour(text: string): boolean {
  return (
    /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) || /^(rgba?|hsla?|oklch|oklab)\(/i.test(text)
  )
}

function topLevelState({ path, text, parsed }: Module): Place[] {
  return parsed.program.body
    .flatMap((statement) => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type !== 'VariableDeclaration' || declaration.declare) return []
      const isState =
        declaration.kind !== 'const' || declaration.declarations.some(({ init }) => remembers(init))
      return isState
        ? [
            {
              path,
              line: lineOf(text, declaration.start),
              message: text.slice(declaration.start, declaration.start + 60),
            },
          ]
        : []
    })
    .map((place) => ({ ...place, message: place.message.split('\n')[0] ?? '' }))
}

function remembers(init: ESTree.Node | null): boolean {
  if (init?.type === 'NewExpression' && init.callee.type === 'Identifier') {
    return ['Map', 'Set', 'LRUCache'].includes(init.callee.name) && isEmptyCollection(init)
  }
  return init?.type === 'CallExpression' && init.callee.type === 'Identifier'
    ? ['signal', 'computed', 'effect'].includes(init.callee.name)
    : false
}

/**
 * `new Set(['a'])` is a constant; `new Set()` is there to be filled, and a cache always is. What a WeakMap knows of an
 * object is told with that object alone: it leaks nothing.
 */
function isEmptyCollection({ arguments: parameters }: ESTree.NewExpression): boolean {
  return parameters.length === 0 || parameters[0]?.type === 'ObjectExpression'
}

function mayNotHoldSql(path: string): boolean {
  return (
    isProduct(path) &&
    path.startsWith('server/') &&
    !path.endsWith('.queries.ts') &&
    !/^server\/(migrations|platform)\//.test(path)
  )
}

const databaseName = /^(db|database|knex|trx|tx|transaction)$/

function sqlCall(node: ESTree.Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const { callee } = node
  const first = node.arguments[0]
  if (callee.type === 'Identifier' || (callee.type === 'MemberExpression' && !callee.computed)) {
    const name = callee.type === 'Identifier' ? callee.name : nameOf(callee.property)
    if (databaseName.test(name) && first?.type === 'Literal') return `${name}(${first.raw ?? ''})`
    if (name === 'raw' && callee.type === 'MemberExpression' && databaseName.test(nameOf(callee.object))) {
      return 'raw(…)'
    }
  }
  return undefined
}

/** The last name of `a`, `a.b` or `a.b.c`. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : ''
}

function fixedSleep(node: ESTree.Node): string | undefined {
  if (node.type === 'ImportDeclaration' && node.source.value === 'node:timers/promises') {
    return 'node:timers/promises'
  }
  if (node.type !== 'CallExpression') return undefined
  const name = nameOf(node.callee)
  if (name === 'waitForTimeout') return 'waitForTimeout'
  const sleeps = name === 'setTimeout' && node.arguments[0]?.type === 'Identifier'
  return sleeps && /^(r|res|resolve|done)$/.test(nameOf(node.arguments[0] ?? node))
    ? 'setTimeout(resolve)'
    : undefined
}

function isBarrel({ path, parsed }: Module): boolean {
  const { body } = parsed.program
  return (
    path !== 'widget/index.ts' &&
    body.length > 0 &&
    body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  )
}
