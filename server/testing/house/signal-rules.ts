import type { ESTree } from 'vite'
import type { HouseRule, Place } from './house-rule.ts'
import { type SourceTree, isTestFile, lineOf, modulesOf, walk } from './source-tree.ts'

const makesSignal = /^(signal|computed|useSignal|useComputed)$/
const signalType = /^(Signal|ReadonlySignal)$/
/** Callbacks that run while the component renders; any other function inside it runs later. */
const runsAtOnce = /^(map|flatMap|filter|find|findLast|some|every|reduce|forEach|toSorted|sort|useMemo)$/

/** The rules for signals. */
export const signalRules: HouseRule[] = [
  {
    name: 'signal-readers-subscribe',
    why: 'A component that reads signal.value without useSignals() shows the first value for ever, and nothing tells.',
    find: (tree) => {
      const signals = namesOfSignals(tree)
      return modulesOf(tree)
        .filter(({ path }) => /^(widget|storefront)\/.*\.tsx?$/.test(path) && !isTestFile(path))
        .flatMap(({ path, text, parsed }) =>
          unsubscribedReads(parsed.program, signals).map((read): Place => ({
            path,
            line: lineOf(text, read.start),
            message: text.slice(read.start, read.end),
          })),
        )
    },
  },
]

/** Every name that holds a signal somewhere in the house, as a variable, a property or a parameter. */
function namesOfSignals(tree: SourceTree): Set<string> {
  const names = new Set<string>()
  const addWhen = (isSignal: boolean, key: ESTree.Node): void => {
    if (isSignal && key.type === 'Identifier') names.add(key.name)
  }
  for (const { parsed } of modulesOf(tree)) {
    walk(parsed.program, (node) => {
      if (node.type === 'VariableDeclarator') {
        addWhen(isSignalCall(node.init) || hasSignalType(node.id), node.id)
      }
      if (node.type === 'Property') addWhen(isSignalCall(node.value), node.key)
      if (node.type === 'PropertyDefinition') {
        addWhen(isSignalCall(node.value) || hasSignalType(node), node.key)
      }
      if (node.type === 'TSPropertySignature') addWhen(hasSignalType(node), node.key)
      if (node.type === 'Identifier') addWhen(hasSignalType(node), node)
    })
  }
  return names
}

function isSignalCall(node: ESTree.Node | null): boolean {
  return (
    node?.type === 'CallExpression' && node.callee.type === 'Identifier' && makesSignal.test(node.callee.name)
  )
}

function hasSignalType(node: object): boolean {
  const annotation = 'typeAnnotation' in node ? (node.typeAnnotation as ESTree.TSTypeAnnotation | null) : null
  const type = annotation?.typeAnnotation
  return (
    type?.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    signalType.test(type.typeName.name)
  )
}

function unsubscribedReads(program: ESTree.Program, signals: Set<string>): ESTree.Node[] {
  const reads: ESTree.Node[] = []
  const subscribed = new Set<ESTree.Node>()
  const pending: { read: ESTree.Node; reader: ESTree.Node }[] = []
  walk(program, (node, ancestors) => {
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'useSignals'
    ) {
      const around = ancestors.findLast(isFunction)
      if (around !== undefined) subscribed.add(around)
    }
    if (!isReadOf(node, signals) || isWritten(node, ancestors.at(-1))) return
    const reader = renderingFunction(ancestors)
    if (reader !== undefined) pending.push({ read: node, reader })
  })
  for (const { read, reader } of pending) if (!subscribed.has(reader)) reads.push(read)
  return reads
}

function isReadOf(node: ESTree.Node, signals: Set<string>): boolean {
  if (
    node.type !== 'MemberExpression' ||
    node.property.type !== 'Identifier' ||
    node.property.name !== 'value'
  ) {
    return false
  }
  const { object } = node
  if (object.type === 'Identifier') return signals.has(object.name)
  return (
    object.type === 'MemberExpression' &&
    object.property.type === 'Identifier' &&
    signals.has(object.property.name)
  )
}

function isWritten(node: ESTree.Node, parent: ESTree.Node | undefined): boolean {
  return parent?.type === 'AssignmentExpression' && parent.left === node && parent.operator === '='
}

/** The component or hook that is being rendered when this place is reached; none inside handlers and effects. */
function renderingFunction(ancestors: readonly ESTree.Node[]): ESTree.Node | undefined {
  for (let depth = ancestors.length - 1; depth >= 0; depth -= 1) {
    const node = ancestors[depth]
    if (node === undefined || !isFunction(node)) continue
    const parent = ancestors[depth - 1]
    if (/^([A-Z]|use[A-Z])/.test(nameOfFunction(node, parent))) return node
    const called = parent?.type === 'CallExpression' ? parent.callee : undefined
    const name = called?.type === 'MemberExpression' ? called.property : called
    if (name?.type !== 'Identifier' || !runsAtOnce.test(name.name)) return undefined
  }
  return undefined
}

function isFunction(node: ESTree.Node): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)
}

function nameOfFunction(node: ESTree.Node, parent: ESTree.Node | undefined): string {
  if ('id' in node && node.id !== null && node.id !== undefined) {
    const id = node.id as ESTree.Node
    return id.type === 'Identifier' ? id.name : ''
  }
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : ''
}
