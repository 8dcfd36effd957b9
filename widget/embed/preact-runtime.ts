import { options } from 'preact'
import type { VNode } from 'preact'

/**
 * Stands in for `@preact/signals-react/runtime` where the widget is built with Preact: there, components that read signals
 * subscribe by themselves.
 */
export function useSignals(): void {
  // nothing to do
}

const before = options.vnode?.bind(options)

// as React 19 does: a component that is a plain function gets `ref` among its props
options.vnode = (vnode: VNode<{ ref?: unknown }>) => {
  const { type, ref } = vnode
  if (typeof type === 'function' && ref && !('$$typeof' in type) && !isClass(type)) {
    vnode.props.ref = ref
    vnode.ref = null
  }
  before?.(vnode)
}

function isClass(type: object): boolean {
  const prototype: unknown = 'prototype' in type ? type.prototype : undefined
  return typeof prototype === 'object' && prototype !== null && 'render' in prototype
}
