import type { Plugin } from 'vite'
import { operations } from './server/contract/operations.ts'
import type { Operation } from './server/contract/operation.ts'

const known: Readonly<Record<string, Operation>> = operations

/** How a call begins in our source: `.call('addLine'`, over one line or several. */
const call = /\.call\(\s*'(\w+)'/g

/**
 * Writes method and path in the place of each operation's id, `.call('readCart'` → `.call('get cart'`, so that the browser
 * needs neither the records nor a table of them, and no path is typed by hand. In the widget an operation that a cookie
 * decides gives way to the one that stands for it in another site's page (`inWidget`).
 */
export function operationAddresses({ widget = false } = {}): Plugin {
  const addressOf = (id: string): string | undefined => {
    const asked = known[id]
    const operation = (widget && asked?.inWidget && known[asked.inWidget]) || asked
    return operation && `${operation.method} ${operation.path.slice('/api/v1/'.length)}`
  }
  return {
    name: 'operation-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('.call(')) return null
      const written = code.replaceAll(call, (whole, name: string) => {
        const address = addressOf(name)
        return address ? whole.replace(`'${name}'`, `'${address}'`) : whole
      })
      return written === code ? null : { code: written, map: null }
    },
  }
}
