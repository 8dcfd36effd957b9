import type { ESTree } from 'vite'
import { type modulesOf, lineOf, walk } from './source-tree.ts'

type Module = ReturnType<typeof modulesOf>[number]

/**
 * A place that asks for a message. `pattern` matches the ids (`namespace:key`) that it may mean: one for a literal key,
 * several where a part of the key is computed.
 */
export type MessageUse = { path: string; line: number; written: string; pattern: RegExp }

const defaultNamespace = 'common'

/** Every `t('…')` and `<Trans i18nKey="…">` of a module, read with the namespaces that the module names. */
export function messageUsesOf({ path, text, parsed }: Module): MessageUse[] {
  const uses: MessageUse[] = []
  const namespaces = namespacesOf(parsed.program)
  const add = (key: ESTree.Node, withKeysBelow: boolean): void => {
    for (const written of keyPatternsOf(key)) {
      const pattern = patternOf(written, namespaces, withKeysBelow)
      uses.push({ path, line: lineOf(text, key.start), written: text.slice(key.start, key.end), pattern })
    }
  }
  walk(parsed.program, (node) => {
    const key = node.type === 'CallExpression' && calledName(node) === 't' ? node.arguments[0] : undefined
    if (key !== undefined && node.type === 'CallExpression') {
      add(key, text.slice(node.start, node.end).includes('returnObjects'))
    }
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && node.name.name === 'i18nKey') {
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value
      if (value) add(value, false)
    }
  })
  return uses
}

/** Every string of a module: a record of keys (`{ SOLD_OUT: 'cart:soldOut' }`) uses them without naming `t`. */
export function stringsOf({ parsed }: Module): string[] {
  const strings: string[] = []
  walk(parsed.program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') strings.push(node.value)
  })
  return strings
}

/** Empty when the module never names one: its `t` was handed in, and may know any. */
function namespacesOf(program: ESTree.Program): string[] {
  const namespaces = new Set<string>()
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return
    const name = calledName(node)
    if (name !== 'useTranslation' && name !== 'getFixedT') return
    const named = node.arguments[name === 'useTranslation' ? 0 : 1]
    if (named === undefined) namespaces.add(defaultNamespace)
    const elements = named?.type === 'ArrayExpression' ? named.elements : [named]
    for (const element of elements) {
      if (element?.type === 'Literal' && typeof element.value === 'string') namespaces.add(element.value)
    }
  })
  return [...namespaces]
}

function calledName({ callee }: ESTree.CallExpression): string {
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' ? name.name : ''
}

/** The keys an expression may come to, as the source of a regular expression; none when nothing can be said. */
function keyPatternsOf(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [RegExp.escape(node.value)] : []
  if (node.type === 'TemplateLiteral') {
    return [node.quasis.map(({ value }) => RegExp.escape(value.cooked ?? value.raw)).join('[^:]+')]
  }
  if (node.type === 'ConditionalExpression') {
    return [...keyPatternsOf(node.consequent), ...keyPatternsOf(node.alternate)]
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element) => (element === null ? [] : keyPatternsOf(element)))
  }
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? keyPatternsOf(node.expression)
    : []
}

function patternOf(written: string, namespaces: string[], withKeysBelow: boolean): RegExp {
  // RegExp.escape writes a colon so; the colons of `[^:]+` are ours.
  const named = written.includes(String.raw`\x3a`)
  const known = namespaces.length === 0 ? '[^:]+' : namespaces.map((name) => RegExp.escape(name)).join('|')
  const full = named ? written : `(?:${known}):${written}`
  return new RegExp(`^${full}${withKeysBelow ? String.raw`(\..+)?` : ''}$`)
}
