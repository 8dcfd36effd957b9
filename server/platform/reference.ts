import { randomInt } from 'node:crypto'

/** Without 0 O 1 I L U: what is read out on the telephone is written down right. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** A new reference such as `DH-7K3M9Q`. It opens nothing by itself; that it is not taken is for the table to say. */
export function newReference(prefix: string): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}-${letters.join('')}`
}
