import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StorefrontRecord } from '../contract/storefront-file.ts'
import { readStorefrontFile } from '../storefronts/read-storefront-file.ts'

/** The sites of the demo as a file; an operator's own looks the same. */
export function demoStorefrontsText(): string {
  return readFileSync(path.join(import.meta.dirname, 'storefronts.yaml'), 'utf8')
}

/** The records of that file. */
export function readDemoStorefronts(): StorefrontRecord[] {
  const read = readStorefrontFile(demoStorefrontsText())
  return 'faults' in read ? [] : read.records
}
