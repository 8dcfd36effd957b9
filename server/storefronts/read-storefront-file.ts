import { LineCounter, isNode, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { z } from 'zod'
import { StorefrontFile } from '../contract/storefront-file.ts'
import type { StorefrontRecord } from '../contract/storefront-file.ts'
import { faultsOf } from './storefront-fault.ts'
import type { StorefrontFault } from './storefront-fault.ts'

/** A file of storefronts as it was read: its records, or what is wrong with it. */
export type ReadStorefronts =
  | { records: StorefrontRecord[]; lineAt: (path: readonly PropertyKey[]) => number | undefined }
  | { faults: StorefrontFault[] }

/** The JSON Schema of the format, for editors. */
export function storefrontFileSchema(): object {
  return z.toJSONSchema(StorefrontFile, { io: 'input', target: 'draft-7' })
}

/** Reads a file of storefronts, YAML or JSON (every JSON text is YAML), and checks it by the format's own rules. */
export function readStorefrontFile(text: string): ReadStorefronts {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (path: readonly PropertyKey[]) => lineOf(document, lines, path)
  if (document.errors.length > 0) {
    return {
      faults: document.errors.map(({ message, pos }) => ({
        field: '',
        message: `this is no YAML: ${message}`,
        line: lines.linePos(pos[0]).line,
      })),
    }
  }
  const file: unknown = document.toJS({ maxAliasCount: 1000 })
  const { success, data, error } = StorefrontFile.safeParse(file)
  if (success) return { records: data.storefronts, lineAt }
  const schema = storefrontFileSchema()
  return {
    faults: faultsOf(error.issues, file, (path) => fieldsAt(schema, path)).map(({ path, ...fault }) => ({
      ...fault,
      line: lineAt(path),
    })),
  }
}

/** The line on which a field stands, or else the nearest group around it. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  propertyNames?: { enum?: string[] }
}

/** Names of the fields that may stand in a group, by the JSON Schema. */
function fieldsAt(schema: JsonSchema, path: readonly PropertyKey[]): readonly string[] {
  let here: JsonSchema | undefined = schema
  for (const step of path) {
    here = here?.anyOf?.find(({ properties }) => properties) ?? here
    here = typeof step === 'number' ? here?.items : here?.properties?.[String(step)]
  }
  here = here?.anyOf?.find(({ properties }) => properties) ?? here
  return Object.keys(here?.properties ?? {})
}
